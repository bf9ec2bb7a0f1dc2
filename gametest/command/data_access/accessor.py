"""What all three kinds of data can do (https://minecraft.wiki/w/Commands/data).

An accessor is what a line names, so it is compiled once; `open` finds what it means now.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from gametest.command.command_source_stack import CommandSourceStack
    from gametest.nbt.path import NbtPath
    from gametest.nbt.tags import Compound

Change: TypeAlias = Callable[["Compound"], int]
"""Changes a compound in place and says how much it changed; may raise."""


class OpenData:
    """The data of one block entity, entity or storage that was found."""

    def get(self) -> Compound:
        """All data, only to be read: a storage gives what it holds, not a copy."""
        raise NotImplementedError

    def get_part(self, path: NbtPath) -> Compound:
        """As `get`, for a reader of this path alone: other keys may be missing."""
        return self.get()

    def set(self, compound: Compound) -> None:
        """Replace all data; `CommandError` for a player's. `compound` belongs to it now."""
        raise NotImplementedError

    def change(self, change: Change) -> int:
        """`get`, `change` and, if that is not 0, `set`, as the game does it."""
        compound = self.get()
        count = change(compound)
        if count:
            self.set(compound)
        return count

    def describe(self) -> str:
        """For messages: `storage demo:x`, `block data of 1 2 3`."""
        raise NotImplementedError


class DataAccessor:
    """Captures no level; everything raises `CommandError` if there is no such data."""

    def open(self, source: CommandSourceStack) -> OpenData:
        """Find it once, for uses that read and then write, or that write later."""
        raise NotImplementedError

    def get(self, source: CommandSourceStack) -> Compound:
        """All data, only to be read."""
        return self.open(source).get()

    def get_part(self, source: CommandSourceStack, path: NbtPath) -> Compound:
        """What a reader of this path alone needs; much cheaper for entities."""
        return self.open(source).get_part(path)

    def set(self, source: CommandSourceStack, compound: Compound) -> None:
        self.open(source).set(compound)

    def change(self, source: CommandSourceStack, change: Change) -> int:
        return self.open(source).change(change)

    def describe(self) -> str:
        """As the line names it: `storage demo:x`, `block 1 ~ 3`, `entity @s`."""
        raise NotImplementedError
