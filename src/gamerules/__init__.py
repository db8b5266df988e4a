"""New Jersey's Rules of the Games (N.J.A.C. 19:47 and 13:69F) as executable specification."""
