"""Where a falling block comes to rest (https://minecraft.wiki/w/Falling_Block#Behavior)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.core.direction import Direction
from gametest.core.errors import UnsupportedError
from gametest.level.update_flags import ALL

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState
    from gametest.core.position import BlockPos
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level

_FIRES: Final = ("minecraft:fire", "minecraft:soul_fire")
_HANGING: Final = ("minecraft:pointed_dripstone", "minecraft:sulfur_spike")


def can_land(
    level: Level,
    pos: BlockPos,
    state: BlockState,
    there: BlockState,
    *,
    in_water: bool,
) -> bool:
    """Whether the block takes the place of `there`; otherwise it breaks."""
    if not there.is_air and not there.is_replaceable:
        return False
    if not in_water and _lets_fall(level.get_block_state(Direction.DOWN.from_pos(pos))):
        return False
    behaviour = level.behaviours.behaviour(state.block)
    return behaviour is None or behaviour.can_survive(level, pos, state)


def land(
    level: Level, pos: BlockPos, state: BlockState, there: BlockState, entity: Entity
) -> None:
    """Write it, with its data if it brought some."""
    if state.has("waterlogged") and there.fluid == "water" and there.is_fluid_source:
        state = state.with_("waterlogged", "true")
    if not level.set_block(pos, state, ALL):
        return
    name = state.block.name
    if name in _HANGING:
        raise UnsupportedError(f"{name}: shatter", pos)
    if name.endswith("_concrete_powder") and _is_wet(level, pos, there):
        hard = level.blocks.block(name.removesuffix("_powder")).default_state
        level.set_block(pos, hard, ALL)
    data = entity.nbt.get("TileEntityData")
    block_entity = level.get_block_entity(pos)
    if isinstance(data, dict) and data and block_entity is not None:
        block_entity.load({**block_entity.save(), **data})


def _lets_fall(state: BlockState) -> bool:
    return (
        state.is_air
        or state.is_replaceable
        or state.block.name in _FIRES
        or (state.fluid is not None and state.block.name.endswith(("water", "lava")))
    )


def _is_wet(level: Level, pos: BlockPos, there: BlockState) -> bool:
    """It fell into water, or water touches it on any side but below."""
    if there.fluid == "water":
        return True
    return any(
        level.get_block_state(side.from_pos(pos)).fluid == "water"
        for side in Direction
        if side is not Direction.DOWN
    )
