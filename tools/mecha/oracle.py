"""Runs inside mecha's own environment: lines as JSON on standard input, verdicts on output.

`null` for a line that it accepts, else its message. Imports nothing of this project.
"""

from __future__ import annotations

import json
import sys


def main() -> None:
    from mecha import DiagnosticError, Mecha  # type: ignore[import-not-found]

    parser = Mecha(version=sys.argv[1])
    verdicts: list[str | None] = []
    for line in json.load(sys.stdin):
        try:
            parser.parse(line, using="command")
        except DiagnosticError as error:
            verdicts.append(str(error).split("\n\n")[-1][:300])
        except Exception as error:
            verdicts.append(f"crash {type(error).__name__}: {error}"[:300])
        else:
            verdicts.append(None)
    json.dump(verdicts, sys.stdout)


if __name__ == "__main__":
    main()
