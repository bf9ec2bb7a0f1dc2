"""Pasting a template into a level as a test's structure is pasted: no updates, known shape.

Order (https://minecraft.wiki/w/Structure_Block): full cubes without data, other blocks without
data, blocks with data, each by y, x, z of the template; then entities.
"""

from __future__ import annotations

from operator import itemgetter
from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.core.direction import Rotation
from gametest.core.position import BlockPos, Vec3
from gametest.core.random_source import LegacyRandom
from gametest.level.block_entity import BlockEntity
from gametest.nbt.tags import Compound
from gametest.structure.entity_transform import turned_entity_nbt
from gametest.structure.resolved_template import ResolvedTemplate, resolve_template
from gametest.structure.template import StructureTemplate, TemplateBlock
from gametest.structure.transform import turned_cell, turned_point

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState
    from gametest.block.block_table import BlockTable
    from gametest.level.level import Level


@final
@attrs.frozen
class DataCell:
    offset: tuple[int, int, int]
    state: BlockState
    nbt: Compound


@final
@attrs.frozen(eq=False)
class PlacementPlan:
    """All that does not depend on the place: made once per template, blocks and rotation."""

    cells: tuple[tuple[int, int, int, int], ...]
    """Offset from the minimum corner and state id, in the order of writing."""
    data_cells: tuple[DataCell, ...]


def place_template(
    level: Level,
    template: StructureTemplate,
    corner: tuple[int, int, int],
    rotation: Rotation = Rotation.NONE,
    *,
    include_entities: bool = True,
) -> None:
    """Write the turned structure; `corner` is the minimum corner of the result.

    Raises `DiagnosticError` for a state that the level's version does not have. Cells that the
    template does not list, and block entities of other cells, stay as they are.
    """
    resolved = resolve_template(template, level.blocks)
    place_resolved(level, resolved, corner, rotation, include_entities=include_entities)


def place_resolved(
    level: Level,
    resolved: ResolvedTemplate,
    corner: tuple[int, int, int],
    rotation: Rotation = Rotation.NONE,
    *,
    include_entities: bool = True,
) -> None:
    """As `place_template`, for states that were looked up already."""
    plan = plan_at(level, resolved, corner, rotation)
    x, y, z = corner
    places = [
        (BlockPos(x + dx, y + dy, z + dz), cell)
        for cell in plan.data_cells
        for dx, dy, dz in (cell.offset,)
    ]
    for pos, _ in places:
        # The game puts a barrier first, so that an old block entity never survives.
        level.remove_block_entity(pos)
    level.set_states_quiet(
        ((x + dx, y + dy, z + dz), state_id) for dx, dy, dz, state_id in plan.cells
    )
    for pos, cell in places:
        load_block_entity(level, pos, cell)
    if include_entities:
        place_entities(level, resolved.template, corner, rotation)


def plan_at(
    level: Level,
    resolved: ResolvedTemplate,
    corner: tuple[int, int, int],
    rotation: Rotation,
) -> PlacementPlan:
    """The plan for a place, which chooses among the palettes."""
    palette = _palette_index(resolved.template, corner)
    return placement_plan(resolved, level.blocks, rotation, palette)


def placement_plan(
    resolved: ResolvedTemplate, table: BlockTable, rotation: Rotation, palette: int = 0
) -> PlacementPlan:
    """Kept with the template."""
    cache = resolved.template.cache
    key = ("plan", table, rotation, palette)
    plan = cache.get(key)
    if plan is None:
        plan = cache[key] = _make_plan(resolved, table, rotation, palette)
    assert isinstance(plan, PlacementPlan)
    return plan


def _make_plan(
    resolved: ResolvedTemplate, table: BlockTable, rotation: Rotation, palette: int
) -> PlacementPlan:
    template = resolved.template
    states = (*resolved.palettes[palette], table.air)  # the last one is index -1
    turned = [state.rotate(rotation) for state in states]
    cells = []
    data_cells = []
    blocks = template.blocks
    for block in blocks if resolved.is_ordered else in_placing_order(blocks, states):
        offset = turned_cell(block.pos, template.size, rotation)
        state = turned[block.state]
        cells.append((*offset, state.id))
        if block.nbt is not None and state.has_block_entity:
            data_cells.append(DataCell(offset, state, block.nbt))
    return PlacementPlan(tuple(cells), tuple(data_cells))


def in_placing_order(
    blocks: tuple[TemplateBlock, ...], states: tuple[BlockState, ...]
) -> list[TemplateBlock]:
    full: list[TemplateBlock] = []
    others: list[TemplateBlock] = []
    with_data: list[TemplateBlock] = []
    is_full = [state.is_full_cube for state in states]
    for block in blocks:
        if block.nbt is not None:
            with_data.append(block)
        elif block.state >= 0 and is_full[block.state]:
            full.append(block)
        else:
            others.append(block)
    for group in (full, others, with_data):
        group.sort(key=_placing_key)
    return full + others + with_data


def _placing_key(block: TemplateBlock) -> tuple[int, int, int]:
    return _Y_X_Z(block.pos)  # type: ignore[no-any-return]


_Y_X_Z: Final = itemgetter(1, 0, 2)


def _palette_index(template: StructureTemplate, corner: tuple[int, int, int]) -> int:
    """Where a file has several palettes, the place alone decides.

    The seed of a position is the game's; the choice is not in the published rules in numbers.
    """
    count = len(template.palettes)
    if count == 1:
        return 0
    x, y, z = corner
    product = (x * 3129871 + (1 << 31) & 0xFFFFFFFF) - (1 << 31)
    seed = product ^ z * 116129781 ^ y
    seed = (seed * seed * 42317861 + seed * 11 + (1 << 63) & (1 << 64) - 1) - (1 << 63)
    return LegacyRandom(seed >> 16).next_int(count)


def load_block_entity(level: Level, pos: BlockPos, cell: DataCell) -> None:
    block_entity = level.get_block_entity(pos)
    if block_entity is None:
        # The same state stood there, so that the write changed nothing.
        if level.get_block_state(pos) is not cell.state:
            return
        behaviour = level.behaviours.behaviours[cell.state.id]
        if behaviour is not None:
            if not behaviour.has_default_block_entity:
                return
            block_entity = behaviour.new_block_entity(pos, cell.state)
        kind = cell.state.block_entity_type
        if block_entity is None and kind is not None:
            block_entity = BlockEntity(kind, pos)
        if block_entity is None:
            return
        level.set_block_entity(block_entity)
    block_entity.load(cell.nbt)


def place_entities(
    level: Level,
    template: StructureTemplate,
    corner: tuple[int, int, int],
    rotation: Rotation,
) -> None:
    if not template.entities:
        return
    # Here, as most structures hold none.
    from gametest.level.entities.entity_riding import add_with_riders, entity_of_nbt

    for entity in template.entities:
        if not isinstance(entity.nbt.get("id"), str):
            continue  # The game makes nothing of it either.
        point = turned_point(entity.pos, template.size, rotation)
        pos = Vec3(corner[0] + point.x, corner[1] + point.y, corner[2] + point.z)
        cell = turned_cell(entity.block_pos, template.size, rotation).offset(*corner)
        nbt = turned_entity_nbt(entity.nbt, rotation, cell)
        made = entity_of_nbt(level, nbt, pos, keep_uuid=False)
        if made is not None:
            add_with_riders(level, made)
