"""Bee nests and beehives: comparators read the honey; bees inside are not simulated.

https://minecraft.wiki/w/Beehive
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.behaviour.vibration import vibrate
from gametest.core.errors import UnsupportedError
from gametest.level.block_behaviour import BlockBehaviour
from gametest.level.block_entity import BlockEntity
from gametest.level.update_flags import ALL

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState
    from gametest.core.position import BlockPos
    from gametest.level.level import Level

_FULL: Final = 5


@final
@attrs.define(eq=False, repr=False)
class BeehiveBlockEntity(BlockEntity):
    _is_reported: bool = attrs.field(init=False, default=False)

    @property
    def has_bees(self) -> bool:
        return bool(self.nbt.get("bees") or self.nbt.get("Bees"))

    def next_due(self, level: Level) -> int | None:
        return level.game_time if self.has_bees and not self._is_reported else None

    def tick(self, level: Level) -> None:
        self._is_reported = True
        name = level.get_block_state(self.pos).block.name
        raise UnsupportedError(f"{name}: release bees", self.pos)

    def before_removal(self, level: Level, state: BlockState) -> None:
        if self.has_bees:
            raise UnsupportedError(f"{state.block.name}: release bees", self.pos)


@final
class Beehive(BlockBehaviour):
    def new_block_entity(self, pos: BlockPos, state: BlockState) -> BlockEntity | None:
        return BeehiveBlockEntity("minecraft:beehive", pos)

    def has_analog_output(self, state: BlockState) -> bool:
        return True

    def get_analog_output(self, level: Level, pos: BlockPos, state: BlockState) -> int:
        return int(state.get("honey_level"))


def is_full_hive(state: BlockState) -> bool:
    honey = state.find("honey_level")
    return honey is not None and int(honey) >= _FULL


def take_honey(level: Level, pos: BlockPos, state: BlockState) -> None:
    """Empty it; bees that are in come out, which is not simulated."""
    block_entity = level.get_block_entity(pos)
    if isinstance(block_entity, BeehiveBlockEntity) and block_entity.has_bees:
        raise UnsupportedError(f"{state.block.name}: release bees", pos)
    level.set_block(pos, state.with_("honey_level", "0"), ALL)
    vibrate(level, pos, "block_change")
