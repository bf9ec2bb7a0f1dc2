"""How much data commands may keep: what doubles in a loop ends by name, not with the memory.

The game has no such limit; its machine has. What a copy costs is known from the walk that tells
its depth, and what all storages hold is measured only when as much has been copied as may be.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.core.errors import UnsupportedError
from gametest.nbt.memory import MAX_MEMORY_BYTES as MAX_MEMORY_BYTES
from gametest.nbt.memory import held_bytes

if TYPE_CHECKING:
    from gametest.level.world.command_storage import CommandStorage
    from gametest.nbt.tags import Tag

_LEAST_STEP: Final = MAX_MEMORY_BYTES // 8


@final
@attrs.define(eq=False, repr=False)
class DataMeter:
    storage: Callable[[], CommandStorage]

    is_over: bool = attrs.field(default=False, init=False)
    """There was too much: whoever would look at a value for copying it refuses at once."""
    _copied: int = attrs.field(default=0, init=False)
    _allowed: int = attrs.field(init=False)
    """Up to here nothing is measured."""

    @_allowed.default
    def _at_first(self) -> int:
        return MAX_MEMORY_BYTES

    def charge(self, cost: int) -> None:
        """Before a copy of `cost` bytes is made; raises `UnsupportedError`."""
        self._copied += cost
        if self._copied > self._allowed:
            self._measure(cost)

    def charge_for(self, root: Tag, cost: int) -> None:
        """As `charge`, where what it is put into is no storage."""
        self.charge(cost)
        if cost > _LEAST_STEP // 8:
            self._check(held_bytes(root) + cost)

    def _measure(self, cost: int) -> None:
        storage = self.storage()
        held = sum(held_bytes(storage.get(id)) for id in storage.ids())
        self._check(held + cost)
        self._allowed = self._copied + max(MAX_MEMORY_BYTES - held, _LEAST_STEP)

    def _check(self, size: int) -> None:
        if size > MAX_MEMORY_BYTES:
            self.is_over = True
            raise self.refusal()

    def refusal(self) -> UnsupportedError:
        most = MAX_MEMORY_BYTES >> 20
        return UnsupportedError(f"data of more than {most} MiB, written by commands")
