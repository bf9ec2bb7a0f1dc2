"""`# @case name key=value ...` and `# @uses ns:path`: words of this project, in both dialects.

A file with cases is one test for each, `ns:path/name`; its `$` lines are filled in with the values.
"""

from __future__ import annotations

import re
from typing import Final

from gametest.core.source_location import SourceLocation
from gametest.core.string_reader import StringReader, TextSyntaxError
from gametest.framework.dialect.settings import Case

_NAME: Final = re.compile(r"[a-z0-9_./-]+")
_KEY: Final = re.compile(r"[A-Za-z0-9_]+")
_OPEN: Final = {"{": "}", "[": "]", "(": ")"}


def read_case(value: str | None, location: SourceLocation) -> Case:
    """Raises `ValueError` with a reason."""
    if not value:
        raise ValueError("expected a name and values, as in '@case small size=1'")
    name, _, rest = value.strip().partition(" ")
    if not _NAME.fullmatch(name):
        raise ValueError(
            f"{name!r} is no name of a case: lower-case letters, digits and ._-/ are"
        )
    return Case(name, read_values(rest), location)


def read_values(text: str) -> dict[str, str]:
    """`a=1 b="two words" c={x:1}`; quotes round a whole value are taken off."""
    reader = StringReader(text)
    values: dict[str, str] = {}
    while True:
        reader.skip_whitespace()
        if not reader.can_read():
            return values
        match = _KEY.match(text, reader.cursor)
        key = match[0] if match else ""
        reader.cursor += len(key)
        if not key or reader.peek() != "=":
            word = text[reader.cursor - len(key) :].split(" ", 1)[0]
            raise ValueError(f"expected key=value, got {word!r}")
        if key in values:
            raise ValueError(f"the value of {key!r} is given twice")
        reader.cursor += 1
        try:
            values[key] = _read_value(reader)
        except TextSyntaxError as error:
            raise ValueError(error.message) from None


def _read_value(reader: StringReader) -> str:
    if reader.peek() in ("'", '"') and reader.peek():
        return reader.read_quoted()
    start = reader.cursor
    awaited: list[str] = []
    while reader.can_read():
        character = reader.peek()
        if character.isspace() and not awaited:
            break
        if character in ("'", '"'):
            reader.read_quoted()
            continue
        if character in _OPEN:
            awaited.append(_OPEN[character])
        elif awaited and character == awaited[-1]:
            awaited.pop()
        reader.cursor += 1
    if awaited:
        raise reader.error(f"expected {awaited[-1]!r}, the value ends", start)
    return reader.text[start : reader.cursor]
