"""Kelp and the three kinds of vines that grow from their tip: a head and a body.

https://minecraft.wiki/w/Kelp, https://minecraft.wiki/w/Cave_Vines, https://minecraft.wiki/w/Twisting_Vines,
https://minecraft.wiki/w/Weeping_Vines. A lost support is noticed one tick later.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.behaviour.nature.fluid import schedule_flow
from gametest.behaviour.vibration import vibrate
from gametest.block.block_state import BlockState
from gametest.core.direction import Direction
from gametest.core.position import BlockPos
from gametest.interaction.item_spawn import pop_item
from gametest.level.block_behaviour import BlockBehaviour
from gametest.level.update_flags import ALL, CLIENTS

if TYPE_CHECKING:
    from gametest.level.level import Level

_OLDEST: Final = 25
_BERRY_CHANCE: Final = 0.11
_NO_KELP_ON: Final = "minecraft:magma_block"
"""Block tag `cannot_support_kelp`."""


@final
@attrs.frozen
class GrowthKind:
    head: str
    body: str
    """With namespace."""
    direction: Direction
    chance: float
    """Of growing in a random tick."""
    in_water: bool = False
    has_berries: bool = False


KELP: Final = GrowthKind(
    "minecraft:kelp", "minecraft:kelp_plant", Direction.UP, 0.14, in_water=True
)
CAVE_VINES: Final = GrowthKind(
    "minecraft:cave_vines",
    "minecraft:cave_vines_plant",
    Direction.DOWN,
    0.1,
    has_berries=True,
)
TWISTING_VINES: Final = GrowthKind(
    "minecraft:twisting_vines", "minecraft:twisting_vines_plant", Direction.UP, 0.1
)
WEEPING_VINES: Final = GrowthKind(
    "minecraft:weeping_vines", "minecraft:weeping_vines_plant", Direction.DOWN, 0.1
)


@attrs.define(eq=False, repr=False)
class GrowingPart(BlockBehaviour):
    kind: GrowthKind

    def can_survive(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        kind = self.kind
        carrier = level.get_neighbor_state(pos, kind.direction.opposite)
        if kind.in_water and carrier.is_block(_NO_KELP_ON):
            return False
        return _is_part(kind, carrier) or carrier.is_face_sturdy(kind.direction)

    def update_shape(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        direction: Direction,
        neighbor_pos: BlockPos,
        neighbor_state: BlockState,
    ) -> BlockState:
        kind = self.kind
        if direction is kind.direction.opposite and not self.can_survive(
            level, pos, state
        ):
            level.schedule_tick(pos, state.block, 1)
        if direction is kind.direction:
            state = self.adapt(level, state, neighbor_state)
        schedule_flow(level, pos, state)
        return state

    def adapt(self, level: Level, state: BlockState, ahead: BlockState) -> BlockState:
        """Head or body, by what stands where it grows to."""
        return state

    def tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        if not self.can_survive(level, pos, state):
            level.destroy_block(pos, drop=True)

    def use(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        """Glow berries come off."""
        from gametest.item.item_stack import ItemStack

        if state.find("berries") != "true":
            return False
        pop_item(level, pos, ItemStack("minecraft:glow_berries", 1))
        level.set_block(pos, state.with_("berries", "false"), CLIENTS)
        vibrate(level, pos, "block_change")
        return True


@final
class GrowingHead(GrowingPart):
    def adapt(self, level: Level, state: BlockState, ahead: BlockState) -> BlockState:
        if not _is_part(self.kind, ahead):
            return state
        body = level.blocks.block(self.kind.body).default_state
        return _with_berries(body, state)

    def is_randomly_ticking(self, state: BlockState) -> bool:
        return int(state.get("age")) < _OLDEST

    def random_tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        if not self.is_randomly_ticking(state):
            return
        if level.random.next_double() < self.kind.chance:
            self.grow(level, pos, state)

    def grow(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        """By one block, if there is room for it."""
        kind = self.kind
        place = kind.direction.from_pos(pos)
        ahead = level.get_block_state(place)
        is_room = ahead.is_block("minecraft:water") if kind.in_water else ahead.is_air
        if not is_room:
            return False
        grown = state.with_("age", str(min(int(state.get("age")) + 1, _OLDEST)))
        if kind.has_berries:
            has_berries = level.random.next_float() < _BERRY_CHANCE
            grown = grown.with_("berries", str(has_berries).lower())
        level.set_block(place, grown, ALL)
        return True


@final
class GrowingBody(GrowingPart):
    def adapt(self, level: Level, state: BlockState, ahead: BlockState) -> BlockState:
        if _is_part(self.kind, ahead):
            return state
        head = level.blocks.block(self.kind.head).default_state
        head = head.with_("age", str(level.random.next_int(_OLDEST)))
        return _with_berries(head, state)


def _is_part(kind: GrowthKind, state: BlockState) -> bool:
    return state.block.name in (kind.head, kind.body)


def _with_berries(state: BlockState, other: BlockState) -> BlockState:
    berries = other.find("berries")
    return state if berries is None else state.with_("berries", berries)
