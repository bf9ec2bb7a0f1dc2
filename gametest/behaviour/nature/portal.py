"""Nether portals: the frame, lighting it, and the portal's end when it breaks.

https://minecraft.wiki/w/Nether_portal_(block), https://minecraft.wiki/w/Nether_portal#Creation: an
upright frame of obsidian, inside 2 to 21 wide and 3 to 21 high; corners do not matter.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.block.block_state import BlockState
from gametest.core.direction import Axis, Direction
from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos
from gametest.level.block_behaviour import BlockBehaviour
from gametest.level.dimension_type import OVERWORLD
from gametest.level.update_flags import CLIENTS, KNOWN_SHAPE

if TYPE_CHECKING:
    from gametest.level.level import Level

_PORTAL: Final = "minecraft:nether_portal"
_FRAME: Final = "minecraft:obsidian"
_FIRES: Final = ("minecraft:fire", "minecraft:soul_fire")
_WIDTHS: Final = range(2, 22)
_HEIGHTS: Final = range(3, 22)
_LONGEST: Final = 21


@final
@attrs.frozen
class PortalShape:
    """The inside of a whole frame."""

    axis: Axis
    corner: BlockPos
    """At the bottom, on the east or north side."""
    width: int
    height: int
    portal_blocks: int
    """How many of its cells are portal already."""

    @property
    def is_complete(self) -> bool:
        return self.portal_blocks == self.width * self.height

    @classmethod
    def find(cls, level: Level, pos: BlockPos, axis: Axis) -> PortalShape | None:
        """The frame around `pos`, whatever of it is filled; None if there is none."""
        right = _right(axis)
        while pos.y > level.min_y and _is_empty(level, Direction.DOWN.from_pos(pos)):
            pos = Direction.DOWN.from_pos(pos)
        offset = _distance_to_edge(level, pos, right.opposite) - 1
        if offset < 0:
            return None
        corner = _moved(pos, right.opposite, offset)
        width = _distance_to_edge(level, corner, right)
        if width not in _WIDTHS:
            return None
        height, filled = _height(level, corner, right, width)
        if height not in _HEIGHTS or not _has_top(level, corner, right, width, height):
            return None
        return cls(axis, corner, width, height, filled)

    def light(self, level: Level) -> None:
        """Fill it; no shape updates are sent (https://minecraft.wiki/w/Block_update)."""
        portal = level.blocks.block(_PORTAL).state_of({"axis": self.axis.value})
        right = _right(self.axis)
        for up in range(self.height):
            for aside in range(self.width):
                place = _moved(self.corner, right, aside).offset(0, up, 0)
                level.set_block(place, portal, CLIENTS | KNOWN_SHAPE)


def find_frame_to_light(level: Level, pos: BlockPos) -> PortalShape | None:
    """An empty frame around the fire at `pos`, along x before along z."""
    for axis in (Axis.X, Axis.Z):
        shape = PortalShape.find(level, pos, axis)
        if shape is not None and shape.portal_blocks == 0:
            return shape
    return None


@final
class NetherPortal(BlockBehaviour):
    def update_shape(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        direction: Direction,
        neighbor_pos: BlockPos,
        neighbor_state: BlockState,
    ) -> BlockState:
        axis = Axis(state.get("axis"))
        is_across = direction.is_horizontal and direction.axis is not axis
        if is_across or neighbor_state.block is state.block:
            return state
        shape = PortalShape.find(level, pos, axis)
        is_whole = shape is not None and shape.is_complete
        return state if is_whole else level.blocks.air

    def is_randomly_ticking(self, state: BlockState) -> bool:
        return True

    def random_tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        """In the overworld piglins come out: the harder the game, the more often."""
        rules = level.world.game_rules
        comes_out = rules.is_on("spawn_mobs") and rules.is_on("spawn_monsters")
        chance = _DIFFICULTIES.index(level.world.difficulty.value)
        if not comes_out or level.dimension is not OVERWORLD:
            return
        if level.random.next_int(2000) < chance:
            raise UnsupportedError(f"{_PORTAL}: spawn a piglin", pos)


_DIFFICULTIES: Final = ("peaceful", "easy", "normal", "hard")


def _right(axis: Axis) -> Direction:
    return Direction.WEST if axis is Axis.X else Direction.SOUTH


def _moved(pos: BlockPos, direction: Direction, count: int) -> BlockPos:
    return pos.offset(direction.dx * count, direction.dy * count, direction.dz * count)


def _is_empty(level: Level, pos: BlockPos) -> bool:
    state = level.get_block_state(pos)
    return state.is_air or state.block.name in (_PORTAL, *_FIRES)


def _is_frame(level: Level, pos: BlockPos) -> bool:
    return level.get_block_state(pos).is_block(_FRAME)


def _distance_to_edge(level: Level, pos: BlockPos, direction: Direction) -> int:
    """Over a floor of frame to the upright of the frame; 0 if it does not come to one."""
    for distance in range(_LONGEST + 1):
        place = _moved(pos, direction, distance)
        if not _is_empty(level, place):
            return distance if _is_frame(level, place) else 0
        if not _is_frame(level, Direction.DOWN.from_pos(place)):
            return 0
    return 0


def _height(
    level: Level, corner: BlockPos, right: Direction, width: int
) -> tuple[int, int]:
    """Between the uprights, and how much of that is portal."""
    filled = 0
    for up in range(_LONGEST):
        row = corner.offset(0, up, 0)
        uprights = (_moved(row, right, -1), _moved(row, right, width))
        if not all(_is_frame(level, place) for place in uprights):
            return up, filled
        for aside in range(width):
            place = _moved(row, right, aside)
            if not _is_empty(level, place):
                return up, filled
            filled += level.get_block_state(place).is_block(_PORTAL)
    return _LONGEST, filled


def _has_top(
    level: Level, corner: BlockPos, right: Direction, width: int, height: int
) -> bool:
    row = corner.offset(0, height, 0)
    return all(_is_frame(level, _moved(row, right, aside)) for aside in range(width))
