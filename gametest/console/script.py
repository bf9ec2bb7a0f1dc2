"""Lines of a file or a pipe, one after the other; time passes only where a line says so."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, TextIO

if TYPE_CHECKING:
    from gametest.console.console import Console

PASSED: Final = 0
FAILED: Final = 1


def run_script(console: Console, lines: Iterable[str], out: TextIO) -> int:
    """1 if a command failed or a required test did; all lines run up to `quit` or the end."""
    failed = False
    for number, raw in enumerate(lines, 1):
        line = raw.rstrip("\r\n")
        answer = console.execute(line)
        if answer.failed:
            failed = True
            out.write(f"line {number}: {line}\n")
            shown = answer.marked(line, len(f"line {number}: "))
        else:
            shown = answer.lines
        out.writelines(f"{text}\n" for text in shown)
        out.writelines(f"{text}\n" for text in console.watches.changes())
        out.flush()
        if console.is_over:
            break
    return FAILED if failed or console.tally.failed else PASSED
