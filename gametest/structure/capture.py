"""From a level's box to a template, and turning templates without a level."""

from __future__ import annotations

from typing import TYPE_CHECKING

import attrs

from gametest.block.block_state import BlockState
from gametest.block.block_table import BlockTable
from gametest.core.bounding_box import BoundingBox
from gametest.core.direction import Rotation
from gametest.core.position import BlockPos
from gametest.nbt.tags import Compound, IntArray
from gametest.structure.entity_transform import turned_entity_nbt
from gametest.structure.placement import in_placing_order
from gametest.structure.resolved_template import resolve_template
from gametest.structure.template import (
    StructureTemplate,
    TemplateBlock,
    TemplateEntity,
    TemplateState,
)
from gametest.structure.transform import turned_cell, turned_point

if TYPE_CHECKING:
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level


def capture(
    level: Level,
    box: BoundingBox,
    *,
    include_entities: bool = True,
    ignore_air: bool = False,
) -> StructureTemplate:
    """What is in the box now, in the form of the level's version.

    Structure voids are left out, as a structure block does; `ignore_air` leaves air out too, as
    saving a test does.
    """
    corner = box.min_corner
    indices: dict[int, int] = {}
    states: list[BlockState] = []
    blocks: list[TemplateBlock] = []
    for pos, state_id in zip(box.positions(), level.state_ids_in(box), strict=True):
        index = indices.get(state_id)
        if index is None:
            state = level.blocks.state(state_id)
            skipped = state.is_block("minecraft:structure_void") or (
                ignore_air and state.is_air
            )
            index = -1 if skipped else len(states)
            indices[state_id] = index
            if not skipped:
                states.append(state)
        if index < 0:
            continue
        nbt = None
        block_entity = level.get_block_entity(pos)
        if block_entity is not None:
            nbt = {"id": block_entity.type_id, **block_entity.save()}
        blocks.append(TemplateBlock(pos.minus(corner), index, nbt))
    return _in_palette_order(
        StructureTemplate(
            box.size,
            palettes=(tuple(map(_template_state, states)),),
            blocks=tuple(in_placing_order(tuple(blocks), tuple(states))),
            entities=tuple(
                _captured_entity(entity, corner)
                for entity in (level.entities_in(box) if include_entities else ())
                # Players are never saved; riders are saved with what carries them.
                if not entity.is_player and entity.vehicle is None
            ),
            data_version=level.blocks.version.data_version,
        )
    )


def rotate_template(
    template: StructureTemplate, rotation: Rotation, table: BlockTable
) -> StructureTemplate:
    """The template that looks the same unturned as this one looks turned."""
    resolved = resolve_template(template, table)
    source = resolved.template
    palettes = tuple(
        tuple(_template_state(state.rotate(rotation)) for state in palette)
        for palette in resolved.palettes
    )
    return attrs.evolve(
        source,
        size=rotation.rotate_size(source.size),
        palettes=palettes,
        blocks=tuple(
            attrs.evolve(block, pos=turned_cell(block.pos, source.size, rotation))
            for block in source.blocks
        ),
        entities=tuple(
            _turned(entity, source.size, rotation) for entity in source.entities
        ),
    )


def _template_state(state: BlockState) -> TemplateState:
    return TemplateState.of(state.block.name, state.properties)


def _in_palette_order(template: StructureTemplate) -> StructureTemplate:
    """The palette in the order in which the blocks first name its entries."""
    order: dict[int, int] = {}
    blocks = tuple(
        attrs.evolve(block, state=order.setdefault(block.state, len(order)))
        for block in template.blocks
    )
    palette = tuple(template.palette[index] for index in order)
    return attrs.evolve(template, palettes=(palette,), blocks=blocks)


def _captured_entity(entity: Entity, corner: BlockPos) -> TemplateEntity:
    nbt: Compound = entity.save()
    # The game keeps the old place and identity in the file and overwrites them on placing.
    nbt.pop("Pos", None)
    nbt.pop("UUID", None)
    cell = entity.block_pos
    hung = nbt.get("block_pos")
    if isinstance(hung, IntArray) and len(hung) == 3:
        cell = BlockPos(*hung)
        nbt["block_pos"] = IntArray(cell.minus(corner))
    return TemplateEntity(entity.pos.minus(corner), cell.minus(corner), nbt)


def _turned(
    entity: TemplateEntity, size: tuple[int, int, int], rotation: Rotation
) -> TemplateEntity:
    cell = turned_cell(entity.block_pos, size, rotation)
    return TemplateEntity(
        turned_point(entity.pos, size, rotation),
        cell,
        turned_entity_nbt(entity.nbt, rotation, cell),
    )
