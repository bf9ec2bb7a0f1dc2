"""Quoted strings of SNBT: escapes in, escapes out (since 1.21.5).

https://github.com/misode/technical-changes/blob/main/1.21.5/25w09a.md
"""

from __future__ import annotations

import re
from typing import Final

from gametest.core.string_reader import TextSyntaxError
from gametest.nbt.modified_utf8 import join_surrogates

_SIMPLE: Final = {
    "b": "\b",
    "s": " ",
    "t": "\t",
    "n": "\n",
    "f": "\f",
    "r": "\r",
    "\\": "\\",
    "'": "'",
    '"': '"',
}
_HEX_DIGITS: Final = {"x": 2, "u": 4, "U": 8}
_HEX: Final = re.compile(r"[0-9a-fA-F]*")
_NAME: Final = re.compile(r"\{([A-Za-z0-9 -]+)\}")
_RUN: Final = {'"': re.compile(r'[^"\\]*'), "'": re.compile(r"[^'\\]*")}
_CONTROL: Final = re.compile(r"[\x00-\x1f\x7f]")
_SHORT_ESCAPES: Final = {
    "\b": "\\b",
    "\t": "\\t",
    "\n": "\\n",
    "\f": "\\f",
    "\r": "\\r",
}


def read_quoted(text: str, start: int) -> tuple[str, int]:
    """The string whose opening quote is at `start`, and the cursor after its closing quote."""
    quote = text[start]
    run = _RUN[quote]
    parts: list[str] = []
    cursor = start + 1
    while True:
        match = run.match(text, cursor)
        assert match is not None
        parts.append(match[0])
        cursor = match.end()
        if cursor >= len(text):
            msg = "the quoted string is not closed"
            raise TextSyntaxError(msg, text, start)
        if text[cursor] == quote:
            break
        part, cursor = _read_escape(text, cursor)
        parts.append(part)
    result = "".join(parts)
    if len(parts) > 1:
        # `\ud83d\ude00` means one character.
        result = join_surrogates(result)
    return result, cursor + 1


def _read_escape(text: str, start: int) -> tuple[str, int]:
    letter = text[start + 1 : start + 2]
    simple = _SIMPLE.get(letter)
    if simple is not None:
        return simple, start + 2
    digits = _HEX_DIGITS.get(letter)
    if digits is not None:
        word = text[start + 2 : start + 2 + digits]
        if len(word) < digits or _HEX.fullmatch(word) is None:
            msg = f"'\\{letter}' needs {digits} hexadecimal digits"
            raise TextSyntaxError(msg, text, start)
        code = int(word, 16)
        if code > 0x10FFFF:
            msg = f"'\\{letter}{word}' is no Unicode character"
            raise TextSyntaxError(msg, text, start)
        return chr(code), start + 2 + digits
    if letter == "N":
        match = _NAME.match(text, start + 2)
        if match is None:
            msg = "'\\N' needs a character's name in braces"
            raise TextSyntaxError(msg, text, start)
        import unicodedata

        try:
            return unicodedata.lookup(match[1]), match.end()
        except KeyError:
            msg = f"no Unicode character is named {match[1]!r}"
            raise TextSyntaxError(msg, text, start) from None
    msg = f"unknown escape '\\{letter}'" if letter else "the text ends after '\\'"
    raise TextSyntaxError(msg, text, start)


def quoted(text: str) -> str:
    """In double quotes, or in single ones if the first quote inside is a double one."""
    double, single = text.find('"'), text.find("'")
    quote = "'" if double >= 0 and (single < 0 or double < single) else '"'
    body = text.replace("\\", "\\\\").replace(quote, "\\" + quote)
    if not body.isprintable():
        body = _CONTROL.sub(_escape_control, body)
    return f"{quote}{body}{quote}"


def _escape_control(match: re.Match[str]) -> str:
    character = match[0]
    return _SHORT_ESCAPES.get(character) or f"\\x{ord(character):02x}"
