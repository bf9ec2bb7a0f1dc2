"""A block, and a slice of the world, as text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from gametest.core.bounding_box import BoundingBox
from gametest.core.position import BlockPos
from gametest.nbt.snbt_writer import write_snbt
from gametest.structure.letters import letters_for

if TYPE_CHECKING:
    from gametest.level.level import Level

MOST_RADIUS: Final = 60
"""Blocks; a wider slice fits no screen."""


def look_at(level: Level, pos: BlockPos) -> Iterator[str]:
    """The state, what the block holds, the power that it gets, and the entities in it."""
    state = level.get_block_state(pos)
    yield f"{pos.x} {pos.y} {pos.z}: {state}"
    block_entity = level.get_block_entity(pos)
    if block_entity is not None:
        yield f"  data {write_snbt(block_entity.save_with_place())}"
    power = level.get_best_neighbor_signal(pos)
    if power:
        yield f"  gets redstone power {power}"
    for entity in level.entities_in(BoundingBox.of_corners(pos, pos)):
        x, y, z = entity.pos
        yield f"  {entity.type_id} at {x:.2f} {y:.2f} {z:.2f}"


def map_of(level: Level, center: BlockPos, radius: int) -> Iterator[str]:
    """The layer at the centre's height, north above, with a legend; the centre has brackets."""
    x0, x1 = center.x - radius, center.x + radius
    rows = [
        [level.get_block_state(BlockPos(x, center.y, z)) for x in range(x0, x1 + 1)]
        for z in range(center.z - radius, center.z + radius + 1)
    ]
    names = [state.block.name for row in rows for state in row if not state.is_air]
    letters = letters_for(names)
    yield f"y {center.y}, x {x0} to {x1}, z {center.z - radius} to {center.z + radius}"
    for place, row in enumerate(rows):
        cells = ["." if one.is_air else letters[one.block.name] for one in row]
        text = " ".join(cells)
        if place == radius:
            at = 2 * radius
            text = f" {text} "
            text = f"{text[:at]}[{cells[radius]}]{text[at + 3 :]}"
        else:
            text = f" {text} "
        yield f"{text.rstrip()}"
    for name, letter in letters.items():
        yield f"  {letter} {name}"
