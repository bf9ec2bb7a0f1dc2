"""One cursor for every text format: SNBT, commands, block states, selectors."""

from __future__ import annotations

from typing import Final, final

import attrs

_UNQUOTED: Final = frozenset(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-.+"
)
_NUMBER: Final = frozenset("0123456789-.")
_WHITE: Final = frozenset(
    "\t\n\v\f\r\x1c\x1d\x1e\x1f \u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006"
    "\u2008\u2009\u200a\u2028\u2029\u205f\u3000"
)
"""What Java's `Character.isWhitespace` says: spaces that do not break are none."""


class TextSyntaxError(ValueError):
    """What was expected, and the cursor (characters from 0) where it was missing."""

    def __init__(self, message: str, text: str, cursor: int) -> None:
        super().__init__(message)
        self.message = message
        self.text = text
        self.cursor = cursor

    def __str__(self) -> str:
        before = self.text[max(0, self.cursor - 10) : self.cursor]
        dots = "..." if self.cursor > 10 else ""
        return f"{self.message} at position {self.cursor}: {dots}{before}<--[HERE]"


@final
@attrs.define(eq=False, repr=False)
class StringReader:
    text: str
    cursor: int = 0

    def error(self, message: str, cursor: int | None = None) -> TextSyntaxError:
        return TextSyntaxError(
            message, self.text, self.cursor if cursor is None else cursor
        )

    @property
    def remaining(self) -> str:
        return self.text[self.cursor :]

    def can_read(self, length: int = 1) -> bool:
        return self.cursor + length <= len(self.text)

    def peek(self, offset: int = 0) -> str:
        """The character ahead, or an empty string at the end."""
        index = self.cursor + offset
        return self.text[index : index + 1]

    def read(self) -> str:
        """Raises at the end of the text."""
        character = self.peek()
        if not character:
            raise self.error("the text ends too early")
        self.cursor += 1
        return character

    def skip_whitespace(self) -> None:
        text, cursor, length = self.text, self.cursor, len(self.text)
        while cursor < length and text[cursor] in _WHITE:
            cursor += 1
        self.cursor = cursor

    def expect(self, character: str) -> None:
        if self.peek() != character:
            found = self.peek()
            got = f"got {found!r}" if found else "the text ends"
            raise self.error(f"expected {character!r}, {got}")
        self.cursor += 1

    def read_while(self, allowed: frozenset[str]) -> str:
        start = cursor = self.cursor
        text, length = self.text, len(self.text)
        while cursor < length and text[cursor] in allowed:
            cursor += 1
        self.cursor = cursor
        return text[start:cursor]

    def read_unquoted(self) -> str:
        """Possibly empty."""
        return self.read_while(_UNQUOTED)

    def read_quoted(self) -> str:
        r"""A string in single or double quotes; `\` escapes itself and the quote only."""
        quote = self.peek()
        if quote not in ("'", '"') or not quote:
            raise self.error("expected a quote to start a string")
        self.cursor += 1
        start = self.cursor
        parts: list[str] = []
        while True:
            character = self.peek()
            if not character:
                raise self.error("the quoted string is not closed", start - 1)
            self.cursor += 1
            if character == quote:
                return "".join(parts)
            if character == "\\":
                escaped = self.read()
                if escaped not in (quote, "\\"):
                    self.cursor -= 1
                    raise self.error(f"unknown escape '\\{escaped}'")
                parts.append(escaped)
            else:
                parts.append(character)

    def read_string(self) -> str:
        return (
            self.read_quoted()
            if self.peek() in ("'", '"') and self.peek()
            else (self.read_unquoted())
        )

    def read_int(self) -> int:
        start = self.cursor
        word = self.read_while(_NUMBER)
        if not word:
            raise self.error("expected a whole number")
        try:
            value = int(word)
        except ValueError:
            self.cursor = start
            raise self.error(f"{word!r} is not a whole number") from None
        if not -(2**31) <= value < 2**31:
            self.cursor = start
            raise self.error(f"{word} does not fit 32 bits")
        return value

    def read_float(self) -> float:
        start = self.cursor
        word = self.read_while(_NUMBER)
        if not word:
            raise self.error("expected a number")
        try:
            return float(word)
        except ValueError:
            self.cursor = start
            raise self.error(f"{word!r} is not a number") from None

    def read_bool(self) -> bool:
        start = self.cursor
        word = self.read_string()
        if word in ("true", "false"):
            return word == "true"
        self.cursor = start
        got = f"got {word!r}" if word else "got nothing"
        raise self.error(f"expected true or false, {got}")
