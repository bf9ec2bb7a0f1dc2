"""How one argument of a command is read."""

from __future__ import annotations

from typing import Generic, TypeVar

from gametest.core.string_reader import StringReader

T_co = TypeVar("T_co", covariant=True)


class ArgumentType(Generic[T_co]):
    """Reads a value and leaves the cursor behind it, or raises the reader's error."""

    def parse(self, reader: StringReader) -> T_co:
        raise NotImplementedError

    def suggestions(self) -> tuple[str, ...]:
        """Fixed words that may stand here; empty if there is no such list."""
        return ()
