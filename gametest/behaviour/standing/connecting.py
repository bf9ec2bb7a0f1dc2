"""Blocks whose shape follows their neighbours: fences, panes, stairs and the like.

https://minecraft.wiki/w/Fence, https://minecraft.wiki/w/Glass_Pane, https://minecraft.wiki/w/Stairs
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from gametest.behaviour.nature.fluid import Waterloggable
from gametest.block.block_state import BlockState
from gametest.core.direction import Axis, Direction
from gametest.core.position import BlockPos
from gametest.level.block_behaviour import BlockBehaviour

if TYPE_CHECKING:
    from gametest.level.level import Level

_NEVER_CONNECTS: Final = frozenset(
    f"minecraft:{name}"
    for name in ("barrier", "carved_pumpkin", "jack_o_lantern", "melon", "pumpkin")
)
_NEVER_CONNECTS_SUFFIXES: Final = ("_leaves", "shulker_box")
_CONNECTS_TO_PANES: Final = ("glass_pane", "_bars", "_wall")


@final
class Fence(Waterloggable):
    def update_shape(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        direction: Direction,
        neighbor_pos: BlockPos,
        neighbor_state: BlockState,
    ) -> BlockState:
        super().update_shape(level, pos, state, direction, neighbor_pos, neighbor_state)
        if direction.axis is Axis.Y:
            return state
        name = neighbor_state.block.name
        connects = is_solid_side(level, neighbor_pos, neighbor_state, direction)
        if name.endswith("_fence"):
            connects = connects or _is_wooden(name) == _is_wooden(state.block.name)
        elif name.endswith("_fence_gate"):
            facing = Direction.by_label(neighbor_state.get("facing"))
            connects = connects or facing.axis is not direction.axis
        return state.with_(direction.label, str(connects).lower())


@final
class Pane(Waterloggable):
    """Glass panes and bars."""

    def update_shape(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        direction: Direction,
        neighbor_pos: BlockPos,
        neighbor_state: BlockState,
    ) -> BlockState:
        super().update_shape(level, pos, state, direction, neighbor_pos, neighbor_state)
        if direction.axis is Axis.Y:
            return state
        name = neighbor_state.block.name
        connects = is_solid_side(
            level, neighbor_pos, neighbor_state, direction
        ) or name.endswith(_CONNECTS_TO_PANES)
        return state.with_(direction.label, str(connects).lower())


@final
class Stairs(Waterloggable):
    def update_shape(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        direction: Direction,
        neighbor_pos: BlockPos,
        neighbor_state: BlockState,
    ) -> BlockState:
        super().update_shape(level, pos, state, direction, neighbor_pos, neighbor_state)
        if direction.axis is Axis.Y:
            return state
        return state.with_("shape", _stairs_shape(level, pos, state))


@final
class MushroomBlock(BlockBehaviour):
    """A side that meets its own kind turns to pores, for good."""

    def update_shape(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        direction: Direction,
        neighbor_pos: BlockPos,
        neighbor_state: BlockState,
    ) -> BlockState:
        if neighbor_state.block is state.block:
            return state.with_(direction.label, "false")
        return state


class SnowyBlock(BlockBehaviour):
    """Grass, podzol and mycelium under snow."""

    def update_shape(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        direction: Direction,
        neighbor_pos: BlockPos,
        neighbor_state: BlockState,
    ) -> BlockState:
        if direction is not Direction.UP:
            return state
        is_snowy = neighbor_state.block.name in (
            "minecraft:snow",
            "minecraft:snow_block",
            "minecraft:powder_snow",
        )
        return state.with_("snowy", str(is_snowy).lower())


def is_solid_side(
    level: Level, neighbor_pos: BlockPos, neighbor: BlockState, direction: Direction
) -> bool:
    name = neighbor.block.name
    if name in _NEVER_CONNECTS or name.endswith(_NEVER_CONNECTS_SUFFIXES):
        return False
    return level.is_face_sturdy(neighbor_pos, direction.opposite)


def _is_wooden(name: str) -> bool:
    return name != "minecraft:nether_brick_fence"


def _stairs_shape(level: Level, pos: BlockPos, state: BlockState) -> str:
    facing = Direction.by_label(state.get("facing"))
    for side, word in ((facing, "outer"), (facing.opposite, "inner")):
        other = level.get_block_state(side.from_pos(pos))
        if not _is_stairs_of_half(other, state):
            continue
        turned = Direction.by_label(other.get("facing"))
        away = turned.opposite if word == "outer" else turned
        if turned.axis is facing.axis or _continues(level, pos, state, away):
            continue
        hand = "left" if turned is facing.counterclockwise else "right"
        return f"{word}_{hand}"
    return "straight"


def _is_stairs_of_half(other: BlockState, state: BlockState) -> bool:
    is_stairs = other.block.name.endswith("_stairs")
    return is_stairs and other.get("half") == state.get("half")


def _continues(level: Level, pos: BlockPos, state: BlockState, side: Direction) -> bool:
    """The same stairs go on that way, which keeps the corner from forming."""
    other = level.get_block_state(side.from_pos(pos))
    return _is_stairs_of_half(other, state) and other.get("facing") == state.get(
        "facing"
    )
