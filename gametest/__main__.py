"""`python -m gametest`."""

from gametest.cli import main

if __name__ == "__main__":
    main()
