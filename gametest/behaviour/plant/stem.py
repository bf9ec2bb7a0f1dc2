"""Stems of pumpkins and melons (https://minecraft.wiki/w/Pumpkin_Stem)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.behaviour.nature.light import has_brightness
from gametest.behaviour.plant.crop import GROWING_LIGHT, succeeds_to_grow
from gametest.behaviour.plant.rooted import RootedPlant
from gametest.behaviour.tagged_blocks import TaggedBlocks
from gametest.block.block_state import BlockState
from gametest.core.direction import HORIZONTALS, Direction
from gametest.core.position import BlockPos
from gametest.level.update_flags import ALL, CLIENTS

if TYPE_CHECKING:
    from gametest.level.level import Level

_RIPE: Final = 7


@final
@attrs.define(eq=False, repr=False)
class Stem(RootedPlant):
    fruit_ground: TaggedBlocks

    def is_randomly_ticking(self, state: BlockState) -> bool:
        return True

    def random_tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        if not has_brightness(level, pos, GROWING_LIGHT):
            return
        if not succeeds_to_grow(level, pos, state):
            return
        age = int(state.get("age"))
        if age < _RIPE:
            level.set_block(pos, state.with_("age", str(age + 1)), CLIENTS)
        else:
            self._bear(level, pos, state)

    def _bear(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        """A fruit on a side drawn by chance, if it may lie there."""
        side = HORIZONTALS[level.random.next_int(4)]
        place = side.from_pos(pos)
        ground = level.get_neighbor_state(place, Direction.DOWN)
        if not level.get_block_state(place).is_air:
            return
        if not self.fruit_ground.holds(ground):
            return
        fruit = level.blocks.block(_fruit_of(state))
        level.set_block(place, fruit.default_state, ALL)
        kind = state.block.id.path
        attached = level.blocks.block(f"minecraft:attached_{kind}")
        level.set_block(pos, attached.state_of({"facing": side.label}), ALL)


@final
@attrs.define(eq=False, repr=False)
class AttachedStem(RootedPlant):
    """It falls back to a ripe stem when its fruit goes."""

    def update_shape(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        direction: Direction,
        neighbor_pos: BlockPos,
        neighbor_state: BlockState,
    ) -> BlockState:
        is_fruit = neighbor_state.is_block(_fruit_of(state))
        if direction.label == state.get("facing") and not is_fruit:
            name = state.block.name.replace("attached_", "")
            return level.blocks.block(name).state_of({"age": str(_RIPE)})
        return super().update_shape(
            level, pos, state, direction, neighbor_pos, neighbor_state
        )


def _fruit_of(state: BlockState) -> str:
    return "minecraft:pumpkin" if "pumpkin" in state.block.name else "minecraft:melon"
