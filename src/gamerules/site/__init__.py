"""The site: the law's words, the scenarios, the code and the last result on one page.

`library` gathers what pages are made from; the modules beside it turn it into HTML and touch no
file but their own templates. `adapter` hands the pages to MkDocs, `sources` reads the checkout.
"""
