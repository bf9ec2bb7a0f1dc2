"""Walls: low and tall sides, and the post (https://minecraft.wiki/w/Wall)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from gametest.behaviour.nature.fluid import Waterloggable
from gametest.behaviour.standing.connecting import is_solid_side
from gametest.behaviour.tagged_blocks import TaggedBlocks
from gametest.block.block_state import BlockState
from gametest.core.direction import HORIZONTALS, Direction
from gametest.core.position import BlockPos

if TYPE_CHECKING:
    from gametest.level.level import Level

_POST: Final = (7, 7, 9, 9)
_ARMS: Final = {
    Direction.NORTH: (7, 0, 9, 9),
    Direction.EAST: (7, 7, 16, 9),
    Direction.SOUTH: (7, 7, 9, 16),
    Direction.WEST: (0, 7, 9, 9),
}
"""In pixels, as x0, z0, x1, z1: what the block above must cover for a tall side or a post."""

_OLDER_POSTS: Final = frozenset(
    f"minecraft:{name}"
    for name in ("torch", "soul_torch", "redstone_torch", "tripwire")
)
"""Should a version lack the tag."""


@final
class Wall(Waterloggable):
    def __init__(self) -> None:
        self._raises_post = TaggedBlocks("wall_post_override", _OLDER_POSTS)

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
        if direction is Direction.DOWN:
            return state
        above = level.get_block_state(Direction.UP.from_pos(pos))
        for side in HORIZONTALS:
            if side is direction:
                is_connected = _connects(level, neighbor_pos, neighbor_state, side)
            else:
                is_connected = state.get(side.label) != "none"
            height = "tall" if _covers(above, _ARMS[side]) else "low"
            state = state.with_(side.label, height if is_connected else "none")
        has_post = _has_post(state, above, self._raises_post)
        return state.with_("up", str(has_post).lower())


def _connects(
    level: Level, neighbor_pos: BlockPos, neighbor: BlockState, direction: Direction
) -> bool:
    name = neighbor.block.name
    if name.endswith("_fence_gate"):
        facing = Direction.by_label(neighbor.get("facing"))
        return facing.axis is not direction.axis
    if name.endswith(("_wall", "glass_pane", "_bars")):
        return True
    return is_solid_side(level, neighbor_pos, neighbor, direction)


def _has_post(state: BlockState, above: BlockState, raises: TaggedBlocks) -> bool:
    if above.block.name.endswith("_wall") and above.get("up") == "true":
        return True
    north, east, south, west = (state.get(side.label) for side in HORIZONTALS)
    is_even = (north == "none") == (south == "none") and (east == "none") == (
        west == "none"
    )
    if not is_even or north == east == "none":
        return True
    if north == south == "tall" or east == west == "tall":
        return False
    return raises.holds(above) or _covers(above, _POST)


def _covers(above: BlockState, region: tuple[int, int, int, int]) -> bool:
    """Whether the underside of `above` covers all of the region."""
    x0, z0, x1, z1 = region
    boxes = [box for box in above.collision_shape if box[1] <= 0]
    return all(
        any(
            box[0] * 16 <= x
            and x + 1 <= box[3] * 16
            and box[2] * 16 <= z
            and z + 1 <= box[5] * 16
            for box in boxes
        )
        for x in range(x0, x1)
        for z in range(z0, z1)
    )
