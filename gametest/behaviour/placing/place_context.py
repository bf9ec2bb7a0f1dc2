"""How a block is set: where, on which face of what, and how the player looks.

https://minecraft.wiki/w/Placing. The order in which directions are tried is general knowledge of the
game.
"""

from __future__ import annotations

from math import cos, radians, sin
from typing import TYPE_CHECKING, final

import attrs

from gametest.core.direction import Axis, Direction
from gametest.core.position import BlockPos, Vec3

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState
    from gametest.level.level import Level

_MIDDLE = Vec3(0.5, 0.5, 0.5)


@final
@attrs.frozen(kw_only=True)
class PlaceContext:
    level: Level
    pos: BlockPos
    """Where the block comes to stand."""
    face: Direction
    """The face that was clicked, of the block behind it."""
    yaw: float = 0.0
    """Degrees; 0 looks south."""
    pitch: float = 0.0
    """Degrees; 90 looks down."""
    hit: Vec3 = _MIDDLE
    """Where the face was clicked, in the cell that the block takes."""
    is_inside: bool = False
    """It takes the clicked block's own cell."""
    is_sneaking: bool = False

    @staticmethod
    def front_of(yaw: float) -> Direction:
        """The horizontal direction of somebody who looks that way."""
        sides = (Direction.SOUTH, Direction.WEST, Direction.NORTH, Direction.EAST)
        return sides[int((yaw % 360.0) / 90.0 + 0.5) % 4]

    @property
    def front(self) -> Direction:
        """The horizontal direction in which the player looks."""
        return self.front_of(self.yaw)

    @property
    def sight(self) -> Direction:
        """The one of all six that the player looks along most."""
        return self._by_sight()[0]

    def directions(self) -> list[Direction]:
        """Towards what it may be fixed, by the player's sight.

        The clicked block goes first, unless the new one takes its place.
        """
        if self.is_inside:
            return self._by_sight()
        first = self.face.opposite
        return [first, *(side for side in self._by_sight() if side is not first)]

    def segment(self, turned: float) -> str:
        """One of sixteen directions, `turned` degrees from the player's."""
        return str(int((self.yaw + turned) * 16 / 360 + 0.5 + 16 * 100) & 15)

    @property
    def is_on_upper_half(self) -> bool:
        """A ceiling, or the upper half of a side."""
        if self.face.axis is Axis.Y:
            return self.face is Direction.DOWN
        return self.hit.y > 0.5

    @property
    def has_signal(self) -> bool:
        return self.level.has_neighbor_signal(self.pos)

    @property
    def holds_water(self) -> bool:
        """A source stands in the cell."""
        state = self.level.get_block_state(self.pos)
        return state.fluid == "water" and state.is_fluid_source

    @property
    def state_at_pos(self) -> BlockState:
        """What the block takes the place of."""
        return self.level.get_block_state(self.pos)

    def state_at(self, side: Direction) -> BlockState:
        return self.level.get_block_state(side.from_pos(self.pos))

    def can_stand(self, state: BlockState) -> bool:
        behaviour = self.level.behaviours.behaviour(state.block)
        return behaviour is None or behaviour.can_survive(self.level, self.pos, state)

    def _by_sight(self) -> list[Direction]:
        pitch, yaw = radians(self.pitch), radians(-self.yaw)
        parts = (
            (abs(sin(yaw) * cos(pitch)), 1, _side(sin(yaw), "east", "west")),
            (abs(sin(pitch)), 0, _side(-sin(pitch), "up", "down")),
            (abs(cos(yaw) * cos(pitch)), 2, _side(cos(yaw), "south", "north")),
        )
        # Of two that are equal, up and down go first, as their part is compared last.
        ordered = [
            side for _, _, side in sorted(parts, key=lambda part: (-part[0], part[1]))
        ]
        return [*ordered, *(side.opposite for side in reversed(ordered))]


def _side(value: float, positive: str, negative: str) -> Direction:
    return Direction.by_label(positive if value > 0 else negative)
