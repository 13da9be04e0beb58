"""The published fixed policies as sparring partners: rows of traits, each in an open and a fair form."""
