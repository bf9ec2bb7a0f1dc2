"""Reads `.mcfunction` text into lines (https://minecraft.wiki/w/Function_(Java_Edition)).

One command a line, without a slash; `#` starts a comment, `$` a macro line, and a line that ends
in a backslash goes on in the next.
"""

from __future__ import annotations

from typing import Final, NamedTuple, final

import attrs

from gametest.core.string_reader import TextSyntaxError

_JAVA_SPACE: Final = "".join(map(chr, range(33)))
"""What the game trims from both ends of a line."""
_MACRO_NAME: Final = frozenset(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_"
)


class _Piece(NamedTuple):
    """Where a physical line begins in the joined text, and where that is in the file."""

    offset: int
    line: int
    column: int


@final
@attrs.define(eq=False, repr=False)
class FunctionLine:
    """One logical line, trimmed and joined; never empty and never a comment."""

    text: str
    _pieces: tuple[_Piece, ...]

    @property
    def line(self) -> int:
        """Counted from 1; the first physical line."""
        return self._pieces[0].line

    @property
    def is_macro(self) -> bool:
        return self.text.startswith("$")

    def place(self, cursor: int) -> tuple[int, int]:
        """Line and column in the file of a character of the text."""
        piece = self._pieces[0]
        for candidate in self._pieces:
            if candidate.offset <= cursor:
                piece = candidate
        return piece.line, piece.column + cursor - piece.offset


def read_lines(text: str) -> list[FunctionLine]:
    """All lines that hold a command; raises `TextSyntaxError` only for a dangling backslash."""
    physical = _split(text)
    lines: list[FunctionLine] = []
    index = 0
    count = len(physical)
    while index < count:
        raw = physical[index]
        index += 1
        trimmed = raw.strip(_JAVA_SPACE)
        if not trimmed:
            continue
        indent = 1 if len(trimmed) == len(raw) else _indent(raw)
        pieces = (_Piece(0, index, indent),)
        if trimmed.endswith("\\"):
            joined: list[_Piece] = list(pieces)
            while trimmed.endswith("\\"):
                if index == count:
                    raise TextSyntaxError(
                        "the last line ends in a backslash", raw, len(raw) - 1
                    )
                raw = physical[index]
                index += 1
                trimmed = trimmed[:-1]
                joined.append(_Piece(len(trimmed), index, _indent(raw)))
                trimmed += raw.strip(_JAVA_SPACE)
            pieces = tuple(joined)  # type: ignore[assignment]
        if not trimmed.startswith("#") and trimmed:
            lines.append(FunctionLine(trimmed, pieces))
    return lines


def macro_names(text: str) -> tuple[str, ...]:
    """The names in the `$(name)` of a macro line; raises for one that is broken or for none."""
    names: list[str] = []
    start = text.find("$(", 1)
    while start >= 0:
        end = text.find(")", start)
        if end < 0:
            raise TextSyntaxError(
                "the variable of the macro is not closed", text, start
            )
        name = text[start + 2 : end]
        if not name or not _MACRO_NAME.issuperset(name):
            raise TextSyntaxError(
                f"{name!r} is no name of a macro variable, only letters, digits and _ are",
                text,
                start + 2,
            )
        names.append(name)
        start = text.find("$(", end)
    if not names:
        raise TextSyntaxError("the macro line has no variable $(name)", text, 0)
    return tuple(names)


def _indent(raw: str) -> int:
    return len(raw) - len(raw.lstrip(_JAVA_SPACE)) + 1


def _split(text: str) -> list[str]:
    """Only where Java's readers end a line: `str.splitlines` knows eight more characters."""
    if "\r" in text:
        text = text.replace("\r\n", "\n").replace("\r", "\n")
    lines = text.split("\n")
    if not lines[-1]:
        lines.pop()
    return lines
