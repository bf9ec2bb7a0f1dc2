"""What dust asks of the states around it, by state id, and its own states as numbers.

A shape is a number of four digits to the base of three, one for each horizontal side, north first
and clockwise: 0 no connection, 1 level, 2 up a block. https://minecraft.wiki/w/Redstone_Dust
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.core.direction import HORIZONTALS, Direction

if TYPE_CHECKING:
    from gametest.block.block import Block
    from gametest.block.block_state import BlockState
    from gametest.level.behaviour_tables import BehaviourTables

WIRE: Final = "minecraft:redstone_wire"
NONE: Final = "none"
SIDE: Final = "side"
UP: Final = "up"

IS_WIRE: Final = 1
CONDUCTS: Final = 2
CARRIES: Final = 4
"""Dust can lie on it."""
IS_CLIMBED: Final = 8
"""Dust beside it connects to dust on top of it."""
MAY_MOVE: Final = 16
"""Not the state alone decides whether its faces are sturdy: the level must be asked."""
FACES: Final = (32, 64, 128, 256)
"""Sturdy towards dust that has it to the north, east, south, west."""
CONNECTS: Final = (512, 1024, 2048, 4096)
"""Dust that has it on that side connects to it."""

WEIGHTS: Final = (1, 3, 9, 27)
SHAPES: Final = 81
POWERS: Final = 16
_WORDS: Final = (NONE, SIDE, UP)
_UNKNOWN: Final = -1


def can_lie_on(below: BlockState) -> bool:
    """By its state alone; what moves is asked of the level."""
    return below.is_face_sturdy(Direction.UP) or below.is_block("minecraft:hopper")


@final
@attrs.define(eq=False, repr=False)
class WireTables:
    """Belongs to one set of tables; a trait is looked up when it is first asked for."""

    tables: BehaviourTables

    power: bytes = attrs.field(init=False)
    """State id -> power of dust, 0 for all else."""
    traits: array[int] = attrs.field(init=False)
    """State id -> the flags above, or -1: see `find_traits`."""
    shape: dict[int, int] = attrs.field(init=False)
    """State id of dust -> its shape."""
    state_ids: list[int] = attrs.field(init=False)
    """`shape * 16 + power` -> state id."""

    def __attrs_post_init__(self) -> None:
        blocks = self.tables.blocks
        power = bytearray(blocks.state_count)
        self.shape, self.state_ids = {}, [0] * (SHAPES * POWERS)
        wire = blocks.find_block(WIRE)
        if wire is not None:
            self._fill(wire, power)
        self.power = bytes(power)
        self.traits = array("h", (_UNKNOWN,)) * blocks.state_count

    def _fill(self, wire: Block, power: bytearray) -> None:
        digits = []
        for side, weight in zip(HORIZONTALS, WEIGHTS, strict=True):
            step, prop = wire.strides[side.label]
            digits.append((step, [weight * _WORDS.index(v) for v in prop.values]))
        (a, north), (b, east), (c, south), (d, west) = digits
        power_step, power_property = wire.strides["power"]
        powers = [int(value) for value in power_property.values]
        state_id = wire.first_state_id
        for offset in range(wire.state_count):
            shape = north[offset // a % 3] + east[offset // b % 3]
            shape += south[offset // c % 3] + west[offset // d % 3]
            strength = powers[offset // power_step % POWERS]
            self.shape[state_id] = shape
            self.state_ids[shape * POWERS + strength] = state_id
            power[state_id] = strength
            state_id += 1

    def find_traits(self, state_id: int) -> int:
        """The flags of a state that stands in a level."""
        flags = self.traits[state_id]
        if flags == _UNKNOWN:
            flags = self.traits[state_id] = self._look_up(state_id)
        return flags

    def _look_up(self, state_id: int) -> int:
        state = self.tables.state(state_id)
        flags = 0
        if state_id in self.shape:
            flags |= IS_WIRE
        if self.tables.conductor[state_id]:
            flags |= CONDUCTS
        if can_lie_on(state):
            flags |= CARRIES | IS_CLIMBED
        if state.block.name.endswith("_trapdoor"):
            flags |= IS_CLIMBED
        if state.has_block_entity:
            flags |= MAY_MOVE
        for side, face, connects in zip(HORIZONTALS, FACES, CONNECTS, strict=True):
            if state.is_face_sturdy(side.opposite):
                flags |= face
            if self._connects_to(state, side):
                flags |= connects
        return flags

    def _connects_to(self, state: BlockState, side: Direction) -> bool:
        """`side` is where the block stands, seen from the dust."""
        match state.block.name:
            case "minecraft:repeater":
                facing = Direction.by_label(state.get("facing"))
                return side is facing or side is facing.opposite
            case "minecraft:observer":
                return side.label == state.get("facing")
            case _:
                behaviour = self.tables.behaviours[state.id]
                return behaviour is not None and behaviour.is_signal_source(state)


def digit(shape: int, slot: int) -> int:
    """The connection to a side; `slot` counts north, east, south, west."""
    return shape // WEIGHTS[slot] % 3


def _completed(shape: int) -> int:
    north, east, south, west = (digit(shape, slot) for slot in range(4))
    sides = [north, east, south, west]
    if not north and not south:
        sides[1], sides[3] = east or 1, west or 1
    if not east and not west:
        sides[0], sides[2] = north or 1, south or 1
    return sum(a * b for a, b in zip(sides, WEIGHTS, strict=True))


COMPLETED: Final = tuple(map(_completed, range(SHAPES)))
"""Without a neighbour dust is a cross, and a single connection goes on to the opposite side."""
IS_CROSS: Final = tuple(all(digit(s, slot) for slot in range(4)) for s in range(SHAPES))
EMPTY: Final = 0
"""The shape of a dot."""
FULL: Final = sum(WEIGHTS)
"""The shape of a cross that connects level to all sides."""
