"""A template mirrored within its own box, as `place template` asks for.

The game mirrors first and turns afterwards (https://minecraft.wiki/w/Structure_Block).
"""

from __future__ import annotations

import attrs

from gametest.core.direction import Mirror, Rotation
from gametest.core.position import BlockPos, Vec3
from gametest.structure.entity_transform import mirrored_entity_nbt
from gametest.structure.placement import in_placing_order
from gametest.structure.resolved_template import ResolvedTemplate
from gametest.structure.template import TemplateBlock, TemplateEntity
from gametest.structure.transform import Size


def mirrored(resolved: ResolvedTemplate, mirror: Mirror) -> ResolvedTemplate:
    """Cells, states and entities mirrored; the size stays.

    Blocks are written in the order of the structure as it was saved, however it is mirrored or
    turned: the game sorts them when it loads the structure (general knowledge).
    """
    if mirror is Mirror.NONE:
        return resolved
    template = resolved.template
    size = template.size
    blocks = tuple(
        TemplateBlock(mirrored_cell(block.pos, size, mirror), block.state, block.nbt)
        for block in in_placing_order(template.blocks, resolved.palettes[0])
    )
    entities = tuple(
        _mirrored_entity(entity, size, mirror) for entity in template.entities
    )
    return ResolvedTemplate(
        attrs.evolve(template, blocks=blocks, entities=entities),
        tuple(
            tuple(state.mirror(mirror) for state in palette)
            for palette in resolved.palettes
        ),
        is_ordered=True,
    )


def mirrored_cell(pos: tuple[int, int, int], size: Size, mirror: Mirror) -> BlockPos:
    x, y, z = pos
    if mirror is Mirror.LEFT_RIGHT:
        return BlockPos(x, y, size[2] - 1 - z)
    if mirror is Mirror.FRONT_BACK:
        return BlockPos(size[0] - 1 - x, y, z)
    return BlockPos(x, y, z)


def pivoted_corner(
    pos: BlockPos, size: Size, rotation: Rotation, mirror: Mirror
) -> BlockPos:
    """The least corner of a structure that is mirrored and turned about its cell 0 0 0."""
    ends = []
    for x, z in ((0, 0), (size[0] - 1, size[2] - 1)):
        across = -z if mirror is Mirror.LEFT_RIGHT else z
        along = -x if mirror is Mirror.FRONT_BACK else x
        ends.append(rotation.rotate_pos((along, 0, across)))
    one, other = ends
    return pos.offset(min(one.x, other.x), 0, min(one.z, other.z))


def _mirrored_entity(
    entity: TemplateEntity, size: Size, mirror: Mirror
) -> TemplateEntity:
    x, y, z = entity.pos
    if mirror is Mirror.LEFT_RIGHT:
        pos = Vec3(x, y, size[2] - z)
    else:
        pos = Vec3(size[0] - x, y, z)
    cell = mirrored_cell(entity.block_pos, size, mirror)
    return TemplateEntity(pos, cell, mirrored_entity_nbt(entity.nbt, mirror))
