"""A level as it stood when a record began; the start modes are those of the traces' README."""

from __future__ import annotations

from operator import attrgetter
from typing import Any, Final, cast

from gametest.block.block_state import BlockState
from gametest.core.bounding_box import BoundingBox
from gametest.core.direction import SHAPE_UPDATE_ORDER, Direction, Rotation
from gametest.core.position import BlockPos, Vec3
from gametest.entity.kinds import EntityKinds
from gametest.level.behaviour_tables import BehaviourTables
from gametest.level.entities.entity_riding import add_with_riders, entity_of_nbt
from gametest.level.level import Level
from gametest.level.update_flags import ALL, CLIENTS, KNOWN_SHAPE
from gametest.level.world.world_state import WorldState
from gametest.level.world_preset import WorldPreset
from gametest.nbt.tags import Byte, Compound, Int
from gametest.structure.placement import (
    DataCell,
    in_placing_order,
    load_block_entity,
    place_entities,
)
from gametest.structure.reader import load_template
from gametest.structure.resolved_template import ResolvedTemplate, resolve_template
from tools.conformance.events import vector
from tools.conformance.trace import Trace

_BABY_AGE = -24000
_FACES: Final = (
    ((Direction.NORTH, Direction.SOUTH), attrgetter("x", "y", "z")),
    ((Direction.DOWN, Direction.UP), attrgetter("z", "x", "y")),
    ((Direction.WEST, Direction.EAST), attrgetter("y", "z", "x")),
)


def empty_level(trace: Trace, tables: BehaviourTables) -> Level:
    """Air all around, no random ticks, the clock where the record has it."""
    version = tables.blocks.version
    level = Level.of(
        tables,
        preset=WorldPreset.void(tables.blocks),
        world=WorldState(version, entity_kinds=EntityKinds.load(version)),
    )
    rules = level.world.game_rules
    rules.set("minecraft:random_tick_speed", 0)
    level.world.game_time = int(trace.record.get("game_time_at_start", 0))
    box = trace.entry["start"].get("ticking_box")
    if box is not None:
        low, high = (trace.origin.offset(*corner) for corner in box)
        level.ticking_box = BoundingBox.of_corners(low, high)
    return level


def place_build(level: Level, trace: Trace) -> None:
    """Blocks and entities of the structure, then what the catalogue adds."""
    path = trace.structure_path
    resolved = resolve_template(
        load_template(path.read_bytes(), path.name), level.blocks
    )
    cells = _cells(resolved, trace.origin)
    if trace.mode == "in_world":
        level.set_states_quiet((pos, state.id) for pos, state, _ in cells)
    for pos, state, data in cells:
        if trace.mode != "in_world":
            level.set_block(pos, state, ALL)
        if data is not None:
            load_block_entity(level, pos, DataCell(pos, state, data))
    if trace.mode != "in_world":
        if trace.mode != "place_quiet":
            _settle_edges(level, {pos for pos, _, _ in cells})
        _settle(level, cells, is_quiet=trace.mode == "place_quiet")
    place_entities(level, resolved.template, trace.origin, Rotation.NONE)
    for wanted in trace.entry["start"].get("spawn", []):
        spawn(level, wanted, trace.origin)
    for _ in range(int(trace.entry["start"].get("settle_ticks", 0))):
        level.tick()


_PlacedCell = tuple[BlockPos, BlockState, Compound | None]


def _cells(resolved: ResolvedTemplate, origin: BlockPos) -> list[_PlacedCell]:
    palette = resolved.palettes[0]
    return [
        (origin.offset(*block.pos), palette[block.state], block.nbt)
        for block in in_placing_order(resolved.template.blocks, palette)
    ]


def _settle_edges(level: Level, placed: set[BlockPos]) -> None:
    """Shape updates over the surface of what was placed, to the block and what is before it.

    Faces north and south first, then down and up, then west and east: general knowledge, and
    what the record `piston_race` shows.
    """
    for sides, order in _FACES:
        for pos in sorted(placed, key=order):
            for side in sides:
                beside = side.from_pos(pos)
                if beside not in placed:
                    level.set_block(pos, _shape(level, pos, side), CLIENTS)
                    other = _shape(level, beside, side.opposite)
                    level.set_block(beside, other, CLIENTS)


def _settle(level: Level, cells: list[_PlacedCell], *, is_quiet: bool) -> None:
    """Each block adapts and tells its neighbours; data that were loaded tell comparators.

    The second is general knowledge: a block entity that changed is read anew.
    """
    for pos, _, data in cells:
        if not is_quiet:
            state = level.get_block_state(pos)
            for side in SHAPE_UPDATE_ORDER:
                state = _shape(level, pos, side, state)
            level.set_block(pos, state, CLIENTS | KNOWN_SHAPE)
            level.update_neighbors_at(pos, state.block)
        if data is not None and level.get_block_entity(pos) is not None:
            level.update_comparators_at(pos, level.get_block_state(pos).block)


def _shape(
    level: Level, pos: BlockPos, side: Direction, state: BlockState | None = None
) -> BlockState:
    state = state or level.get_block_state(pos)
    hook = level.behaviours.update_shape[state.id]
    if hook is None:
        return state
    beside = side.from_pos(pos)
    neighbor = level.get_block_state(beside)
    return cast(BlockState, hook(level, pos, state, side, beside, neighbor))


def spawn(level: Level, wanted: dict[str, Any], origin: BlockPos) -> None:
    """One entry of the catalogue's `spawn`."""
    nbt: Compound = {"id": str(wanted["type"])}
    if wanted.get("no_ai"):
        nbt["NoAI"] = Byte(1)
    if wanted.get("no_gravity"):
        nbt["NoGravity"] = Byte(1)
    if wanted.get("baby"):
        nbt["Age"] = Int(_BABY_AGE)
    pos = Vec3(*vector(wanted["pos"])).plus(origin)
    entity = entity_of_nbt(level, nbt, pos, keep_uuid=False)
    if entity is not None:
        # Not by way of the data, which refuse what is not a number.
        entity.motion = Vec3(*vector(wanted["motion"]))
        add_with_riders(level, entity)
