"""Finds the `# @name value` comments at the head of a test file, as each dialect does."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from gametest.core.source_location import SourceLocation
from gametest.framework.dialect.dialect import Dialect

OWN_DIRECTIVES: Final = ("case", "uses")
"""Of neither dialect, but of this project."""

_PACKTEST: Final = re.compile(r"#\s*@(\w+)(?:\s+(.+))?")
_WARD: Final = re.compile(r"\s*#\s*@(\w+)\s*(.*?)\s*$")


class Directive(NamedTuple):
    name: str
    value: str | None
    """None if there is none."""
    location: SourceLocation
    is_seen: bool = True
    """False for one that PackTest does not read, because of its place."""


def directives(text: str, source: str, dialect: Dialect) -> Iterator[Directive]:
    """In the order of the file, those that PackTest overlooks included."""
    if dialect.is_ward:
        yield from _of_ward(text, source)
    else:
        yield from _of_packtest(text, source)


def _of_packtest(text: str, source: str) -> Iterator[Directive]:
    """The leading block of comments; the first other line, even an empty one, ends it."""
    is_seen = True
    for number, line in enumerate(text.splitlines(), 1):
        if not line.startswith("#"):
            if line.strip() and not line.lstrip().startswith("#"):
                return
            is_seen = False
        match = (_PACKTEST if is_seen else _WARD).match(line)
        if match is not None:
            location = SourceLocation(source, number, match.start(1) + 1)
            yield Directive(match[1], match[2] or None, location, is_seen)


def _of_ward(text: str, source: str) -> Iterator[Directive]:
    """Every comment before the first command; a trailing backslash joins lines."""
    joined, first = "", 0
    for number, line in enumerate(text.splitlines(), 1):
        if not joined:
            first = number
        joined += line.strip() if joined else line.rstrip()
        if joined.endswith("\\"):
            joined = joined[:-1]
            continue
        whole, joined = joined, ""
        if whole.strip() and not whole.lstrip().startswith("#"):
            return
        match = _WARD.match(whole)
        if match is not None:
            location = SourceLocation(source, first, match.start(1) + 1)
            yield Directive(match[1].lower(), match[2] or None, location)
