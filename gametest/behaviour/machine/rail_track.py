"""How rails turn to each other when one is laid or a junction is switched.

https://minecraft.wiki/w/Rail#Placement: a rail joins at most two others, one step up or down
included; where it has the choice it prefers south and east, and an unpowered junction turns the
other way round from a powered one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.block.block_state import BlockState
from gametest.core.direction import HORIZONTALS, Direction
from gametest.core.position import BlockPos
from gametest.level.update_flags import ALL

if TYPE_CHECKING:
    from gametest.level.level import Level

_NORTH, _EAST, _SOUTH, _WEST = HORIZONTALS

_ENDS: Final = {
    "north_south": ((_NORTH, 0), (_SOUTH, 0)),
    "east_west": ((_WEST, 0), (_EAST, 0)),
    "ascending_east": ((_WEST, 0), (_EAST, 1)),
    "ascending_west": ((_WEST, 1), (_EAST, 0)),
    "ascending_north": ((_NORTH, 1), (_SOUTH, 0)),
    "ascending_south": ((_NORTH, 0), (_SOUTH, 1)),
    "south_east": ((_EAST, 0), (_SOUTH, 0)),
    "south_west": ((_WEST, 0), (_SOUTH, 0)),
    "north_west": ((_WEST, 0), (_NORTH, 0)),
    "north_east": ((_EAST, 0), (_NORTH, 0)),
}
"""Shape -> where its two ends lead, and how far up."""
_CURVES: Final = (
    ("south_east", _SOUTH, _EAST),
    ("south_west", _SOUTH, _WEST),
    ("north_east", _NORTH, _EAST),
    ("north_west", _NORTH, _WEST),
)
"""The last that fits wins at a powered junction, the first at an unpowered one."""


def is_rail(state: BlockState) -> bool:
    """Block tag `rails`."""
    return state.block.name in (
        "minecraft:rail",
        "minecraft:powered_rail",
        "minecraft:detector_rail",
        "minecraft:activator_rail",
    )


def may_curve(state: BlockState) -> bool:
    return state.is_block("minecraft:rail")


def rails_around(level: Level, pos: BlockPos) -> int:
    """Sides with a rail, one step up or down included."""
    return sum(
        _rail_near(level, side.from_pos(pos)) is not None for side in HORIZONTALS
    )


def ends_of(pos: BlockPos, state: BlockState) -> list[BlockPos]:
    """Where the two ends of a rail lead."""
    return [
        side.from_pos(pos).offset(0, up, 0) for side, up in _ENDS[state.get("shape")]
    ]


def lay(level: Level, pos: BlockPos, state: BlockState, *, is_new: bool) -> BlockState:
    """Turn the rail at `pos` to its neighbours, and them to it; its state afterwards."""
    track = _Track(level, pos, state)
    joined = {side for side in HORIZONTALS if track.may_join(side)}
    shape = _shape_for(track, joined, is_powered=level.has_neighbor_signal(pos))
    if joined:
        shape = _climbing(level, pos, shape)
    track.set_shape(shape)
    turned = state.with_("shape", shape)
    if is_new or level.get_block_state(pos) is not turned:
        level.set_block(pos, turned, ALL)
        for end in tuple(track.ends):
            other = _track_near(level, end)
            if other is not None:
                other.drop_loose_ends()
                if other.has_room_for(track):
                    other.join(track)
    return level.get_block_state(pos)


@final
@attrs.define(eq=False, repr=False)
class _Track:
    level: Level
    pos: BlockPos
    state: BlockState
    ends: list[BlockPos] = attrs.field(init=False, factory=list)

    def __attrs_post_init__(self) -> None:
        self.set_shape(self.state.get("shape"))

    def set_shape(self, shape: str) -> None:
        self.ends = [
            side.from_pos(self.pos).offset(0, up, 0) for side, up in _ENDS[shape]
        ]

    def leads_to(self, pos: BlockPos) -> bool:
        """At whatever height."""
        return any(end.x == pos.x and end.z == pos.z for end in self.ends)

    def drop_loose_ends(self) -> None:
        """Keep the ends at which a rail leads back here."""
        kept: list[BlockPos] = []
        for end in self.ends:
            other = _track_near(self.level, end)
            if other is not None and other.leads_to(self.pos):
                kept.append(other.pos)
        self.ends = kept

    def has_room_for(self, other: _Track) -> bool:
        return self.leads_to(other.pos) or len(self.ends) != 2

    def may_join(self, side: Direction) -> bool:
        other = _track_near(self.level, side.from_pos(self.pos))
        if other is None:
            return False
        other.drop_loose_ends()
        return other.has_room_for(self)

    def join(self, other: _Track) -> None:
        self.ends.append(other.pos)
        led = {side for side in HORIZONTALS if self.leads_to(side.from_pos(self.pos))}
        shape = ""
        if led & {_NORTH, _SOUTH}:
            shape = "north_south"
        if led & {_WEST, _EAST}:
            shape = "east_west"
        if may_curve(self.state):
            for curve, one, two in _CURVES:
                if led == {one, two}:
                    shape = curve
        shape = _climbing(self.level, self.pos, shape or "north_south")
        self.state = self.state.with_("shape", shape)
        self.level.set_block(self.pos, self.state, ALL)


def _shape_for(track: _Track, joined: set[Direction], *, is_powered: bool) -> str:
    along_z, along_x = bool(joined & {_NORTH, _SOUTH}), bool(joined & {_WEST, _EAST})
    curves = may_curve(track.state)
    if not (along_z and along_x):
        if along_z:
            return "north_south"
        return "east_west" if along_x else track.state.get("shape")
    if not curves:
        return track.state.get("shape")
    fitting = [curve for curve, one, two in _CURVES if {one, two} <= joined]
    if len(joined) == 2:
        return fitting[0]
    return fitting[-1] if is_powered else fitting[0]


def _climbing(level: Level, pos: BlockPos, shape: str) -> str:
    """A straight piece rises where a rail lies one up at an end; the later end wins."""
    ends = {"north_south": (_NORTH, _SOUTH), "east_west": (_EAST, _WEST)}.get(shape, ())
    for side in ends:
        if is_rail(level.get_block_state(side.from_pos(pos).offset(0, 1, 0))):
            shape = f"ascending_{side.label}"
    return shape


def _rail_near(level: Level, pos: BlockPos) -> BlockPos | None:
    """The rail at the place, above it or below it."""
    for up in (0, 1, -1):
        place = pos.offset(0, up, 0)
        if is_rail(level.get_block_state(place)):
            return place
    return None


def _track_near(level: Level, pos: BlockPos) -> _Track | None:
    place = _rail_near(level, pos)
    return None if place is None else _Track(level, place, level.get_block_state(place))
