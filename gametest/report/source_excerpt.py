"""The line of a file that a message speaks of, with the place underlined."""

from __future__ import annotations

from typing import Final
from unicodedata import east_asian_width

from gametest.core.source_location import SourceLocation
from gametest.report.terminal import Paint, printable

_WIDEST: Final = 120
_BEFORE: Final = 60


def source_excerpt(
    location: SourceLocation, text: str, paint: Paint, indent: str = "  "
) -> list[str]:
    """The numbered line and a line with a caret; empty if the text has no such line.

    `end_column` is one past the last character; without it the caret is one column wide.
    """
    lines = text.splitlines()
    if not 1 <= location.line <= len(lines):
        return []
    line = lines[location.line - 1]
    number = str(location.line)
    start = max(location.column - 1, 0)
    end = start + 1
    # Of what goes on over several lines, the beginning is shown.
    if location.end_column and location.end_line <= location.line:
        end = max(end, min(location.end_column - 1, len(line)))
    line, start, end = _cut(line, start, end)
    gutter = " " * len(number)
    shown = [f"{indent}{paint.dim(number + ' |')} {printable(line)}"]
    if location.column:
        before = _blank(line[:start])
        marks = "^" * max(1, _columns(line[start:end]))
        shown.append(f"{indent}{paint.dim(gutter + ' |')} {before}{paint.red(marks)}")
    return shown


def _cut(line: str, start: int, end: int) -> tuple[str, int, int]:
    """Of a line too long to show, the part round the place."""
    if len(line) <= _WIDEST:
        return line, start, end
    first = max(0, min(start - _BEFORE, len(line) - _WIDEST))
    last = first + _WIDEST
    head = "..." if first else ""
    tail = "..." if last < len(line) else ""
    start, end = start - first + len(head), min(end, last) - first + len(head)
    return head + line[first:last] + tail, start, end


def _blank(text: str) -> str:
    """Blanks as wide as the text is; a tab stays one, whatever its width."""
    return "".join("\t" if c == "\t" else " " * _columns(c) for c in text)


def _columns(text: str) -> int:
    return sum(2 if east_asian_width(c) in "WF" else len(printable(c)) for c in text)
