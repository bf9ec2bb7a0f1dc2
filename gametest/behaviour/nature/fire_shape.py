"""Which state of fire belongs to a place (https://minecraft.wiki/w/Fire#Block_states)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.behaviour.nature.flammability import flammability, is_unknown
from gametest.core.direction import HORIZONTALS, Direction
from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState
    from gametest.level.level import Level

SOUL_BASE: Final = ("minecraft:soul_sand", "minecraft:soul_soil")
"""Block tag `soul_fire_base_blocks`."""
_SIDES: Final = (*HORIZONTALS, Direction.UP)


def fire_for(level: Level, pos: BlockPos) -> BlockState:
    """Soul fire on its ground; else fire, clinging to what burns if the ground carries it not."""
    below = level.get_neighbor_state(pos, Direction.DOWN)
    if below.block.name in SOUL_BASE:
        return level.blocks.block("minecraft:soul_fire").default_state
    fire = level.blocks.block("minecraft:fire").default_state
    if can_burn(below, pos) or below.is_face_sturdy(Direction.UP):
        return fire
    for side in _SIDES:
        burns = can_burn(level.get_neighbor_state(pos, side), pos)
        fire = fire.with_(side.label, str(burns).lower())
    return fire


def can_burn(state: BlockState, pos: BlockPos) -> bool:
    if is_unknown(state):
        raise UnsupportedError(f"{state.block.name}: burn", pos)
    return flammability(state).encouragement > 0


def touches_burning(level: Level, pos: BlockPos) -> bool:
    """Something that burns is on one of the six sides."""
    return any(can_burn(level.get_neighbor_state(pos, side), pos) for side in Direction)
