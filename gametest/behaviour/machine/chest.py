"""Chests: two side by side join, and part when one goes (https://minecraft.wiki/w/Chest)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.behaviour.machine.container import Container
from gametest.block.block_state import BlockState
from gametest.core.direction import Direction
from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos

if TYPE_CHECKING:
    from gametest.level.level import Level

_OTHER: Final = {"left": "right", "right": "left"}


class Chest(Container):
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
        if _may_join(state, neighbor_state) and direction.is_horizontal:
            half = neighbor_state.get("type")
            if (
                state.get("type") == "single"
                and half != "single"
                and state.get("facing") == neighbor_state.get("facing")
                and side_of_other_half(neighbor_state) is direction.opposite
            ):
                if neighbor_state.block is not state.block:
                    mechanic = f"{state.block.name}: join another kind"
                    raise UnsupportedError(mechanic, pos)
                return state.with_("type", _OTHER[half])
            if (
                neighbor_state.block is not state.block
                and state.get("type") != "single"
                and side_of_other_half(state) is direction
            ):
                mechanic = f"{state.block.name}: follow its other half"
                raise UnsupportedError(mechanic, pos)
            return state
        if state.get("type") != "single" and side_of_other_half(state) is direction:
            return state.with_("type", "single")
        return state


def side_of_other_half(state: BlockState) -> Direction:
    """Clockwise of its front for the left half, as seen by the chest."""
    facing = Direction.by_label(state.get("facing"))
    return facing.clockwise if state.get("type") == "left" else facing.counterclockwise


def _may_join(state: BlockState, neighbor: BlockState) -> bool:
    """Copper chests join at any stage of oxidation."""
    if neighbor.block is state.block:
        return True
    names = (state.block.name, neighbor.block.name)
    return all(name.endswith("copper_chest") for name in names)
