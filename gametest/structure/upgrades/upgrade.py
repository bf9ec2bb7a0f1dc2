"""Structures saved by older versions, brought to the form of the target version.

The game does this through its data fixers when a template is loaded; here it is tables: block
states in `gametest.block.upgrade`, the rest in `upgrade_nbt` and the modules it names.
"""

from __future__ import annotations

from typing import Final

import attrs

from gametest.block.upgrade import upgrade_state
from gametest.core.version import GameVersion
from gametest.structure.template import StructureTemplate, TemplateState

LAST_NBT_RULE: Final = 5006
"""From this data version on no rule for block entities and entities is left to apply."""


def upgrade_template(
    template: StructureTemplate, version: GameVersion
) -> StructureTemplate:
    """The template in the version's form; itself if it is as new. Kept with the template."""
    old = template.data_version
    if old is None or old >= version.data_version:
        return template
    key = ("upgrade", version.name)
    found = template.cache.get(key)
    if found is None:
        found = template.cache[key] = _upgrade(template, old, version)
    assert isinstance(found, StructureTemplate)
    return found


def _upgrade(
    template: StructureTemplate, old: int, version: GameVersion
) -> StructureTemplate:
    def state(before: TemplateState) -> TemplateState:
        name, properties = upgrade_state(
            before.name, dict(before.properties), old, version
        )
        return TemplateState.of(name, properties)

    result = attrs.evolve(
        template,
        palettes=tuple(tuple(map(state, palette)) for palette in template.palettes),
        data_version=version.data_version,
    )
    return result if old >= LAST_NBT_RULE else _with_upgraded_nbt(result, old)


def _with_upgraded_nbt(template: StructureTemplate, old: int) -> StructureTemplate:
    from gametest.structure.upgrades.upgrade_nbt import (
        upgrade_block_entity,
        upgrade_entity,
    )

    target = template.data_version or 0
    return attrs.evolve(
        template,
        blocks=tuple(
            block
            if block.nbt is None
            else attrs.evolve(block, nbt=upgrade_block_entity(block.nbt, old, target))
            for block in template.blocks
        ),
        entities=tuple(
            attrs.evolve(entity, nbt=upgrade_entity(entity.nbt, old, target))
            for entity in template.entities
        ),
    )
