"""`python -m magie` is `magie`."""

import sys

from magie.cli.__main__ import main

if __name__ == "__main__":
    sys.exit(main())
