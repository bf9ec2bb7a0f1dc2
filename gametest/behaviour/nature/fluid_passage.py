"""Where a fluid may go: faces that close the way, blocks that hold it or do not.

https://minecraft.wiki/w/Fluid, https://minecraft.wiki/w/Waterlogging
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.block.shape import close_face_together
from gametest.core.direction import Direction

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState

_KEEPS_FLUID_OUT: Final = ("_door", "_sign")
_KEEPS_FLUID_OUT_NAMES: Final = frozenset(
    f"minecraft:{name}"
    for name in (
        "bubble_column",
        "end_gateway",
        "end_portal",
        "ladder",
        "nether_portal",
        "structure_void",
        "sugar_cane",
    )
)
_WATER_PLANTS: Final = frozenset(
    f"minecraft:{name}" for name in ("kelp", "kelp_plant", "seagrass", "tall_seagrass")
)


@final
@attrs.define(eq=False, repr=False)
class FluidPassage:
    """What was worked out about pairs of states; belongs to one set of behaviour tables."""

    _open: dict[tuple[int, int, Direction], bool] = attrs.field(
        init=False, factory=dict
    )
    _holding: dict[int, bool] = attrs.field(init=False, factory=dict)

    def is_open(self, state: BlockState, other: BlockState, side: Direction) -> bool:
        """Whether the two blocks leave a part of the face between them free.

        `other` stands on `side` of `state`.
        """
        key = (state.id, other.id, side)
        found = self._open.get(key)
        if found is None:
            found = self._open[key] = _is_open(state, other, side)
        return found

    def holds_flow(self, state: BlockState) -> bool:
        """Whether flowing fluid may stand in the block's place, washing it away."""
        found = self._holding.get(state.id)
        if found is None:
            found = self._holding[state.id] = not (
                is_container(state) or _keeps_out(state)
            )
        return found


def is_container(state: BlockState) -> bool:
    """The block decides itself about fluid in it: what can be waterlogged, water plants."""
    return state.has("waterlogged") or state.block.name in _WATER_PLANTS


def takes_source(state: BlockState) -> bool:
    """Water that becomes a source in the block's place makes it waterlogged.

    A barrier lets only creative players do that, a double slab nobody.
    """
    return (
        state.find("waterlogged") == "false"
        and not state.is_block("minecraft:barrier")
        and state.find("type") != "double"
    )


def waterlogged(state: BlockState) -> BlockState:
    """Campfires and candles go out in water."""
    state = state.with_("waterlogged", "true")
    name = state.block.name
    if state.find("lit") == "true" and name.endswith(("campfire", "candle")):
        state = state.with_("lit", "false")
    return state


def _keeps_out(state: BlockState) -> bool:
    name = state.block.name
    return (
        state.blocks_motion
        or name in _KEEPS_FLUID_OUT_NAMES
        or name.endswith(_KEEPS_FLUID_OUT)
    )


def _is_open(state: BlockState, other: BlockState, side: Direction) -> bool:
    if state.is_full_cube or other.is_full_cube:
        return False
    shape, beyond = state.collision_shape, other.collision_shape
    if not shape and not beyond:
        return True
    return not close_face_together(shape, beyond, side)
