"""`python -m gametest`."""

import os
import sys

if __name__ == "__main__":
    # Python puts the folder where one stands first on its path; that may be a stranger's pack, and
    # a pack runs no code.
    try:
        if not sys.flags.safe_path and sys.path[:1] in ([""], [os.getcwd()]):
            del sys.path[0]
    except OSError:
        # The folder is gone, and with it what could lie in it.
        pass
    try:
        from gametest.cli import main

        main()
    except KeyboardInterrupt:
        sys.exit(130)
