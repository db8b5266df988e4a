Feature: 19:47-5.6 Big Six Wheel; wagers and rotation of the wheel

  Rule: (d) A sign at the table says which option is in effect, though the words point to "(d) above"

    Scenario Outline: Before the correction, a table where <option> and the sign says <sign>
      Given the version of R.1993 d.630
      And a Big Six table where <option>
      And the sign at the table says <sign>
      When the licensee opens the table
      Then the table is <verdict>

      Examples:
        | option                            | sign                              | verdict |
        | the number previously passed wins | the number previously passed wins | allowed |
        | the wheel is spun again           | the wheel is spun again           | allowed |
        | the number previously passed wins | the wheel is spun again           | refused |
        | the wheel is spun again           | nothing                           | refused |
