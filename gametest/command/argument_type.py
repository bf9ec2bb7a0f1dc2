"""How one argument of a command is read."""

from __future__ import annotations

from typing import ClassVar, Generic, TypeVar

from gametest.core.string_reader import StringReader

T_co = TypeVar("T_co", covariant=True)


class ArgumentType(Generic[T_co]):
    """Reads a value and leaves the cursor behind it, or raises the reader's error."""

    by_word: ClassVar[bool] = False
    """A text that was read up to a space is read alike wherever it stands: once is enough.

    The value is never changed, and says nothing of the packs.
    """

    def parse(self, reader: StringReader) -> T_co:
        raise NotImplementedError

    def suggestions(self) -> tuple[str, ...]:
        """Fixed words that may stand here; empty if there is no such list."""
        return ()
