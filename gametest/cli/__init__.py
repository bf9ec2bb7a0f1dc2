"""Floor 15: the command line. Options in, exit code out; every verdict is made below."""

from __future__ import annotations

import sys

from gametest import __version__


def main(arguments: list[str] | None = None) -> None:
    """The entry point of the program."""
    given = sys.argv[1:] if arguments is None else arguments
    if given == ["--version"] and sys.stdout is not None:
        # Asked alone it needs no parser, which would take half of the time.
        try:
            sys.stdout.write(f"gametest {__version__}\n")
            sys.stdout.flush()
        except (OSError, ValueError):
            pass  # The program says why it cannot be written.
        else:
            sys.exit(0)
    from gametest.cli.program import main as run

    run(arguments)
