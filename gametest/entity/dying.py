"""`/kill` and going without death (https://minecraft.wiki/w/Commands/kill)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.interaction.container_access import entity_container
from gametest.interaction.drops.spilling import spill
from gametest.level.entities.damage_source import DamageSource
from gametest.level.entities.entity import Entity
from gametest.level.entities.entity_riding import dismount, eject
from gametest.nbt.tags import Float

if TYPE_CHECKING:
    from gametest.level.level import Level

_KILL: Final = DamageSource.of("generic_kill")
_ARMOR_STAND: Final = "minecraft:armor_stand"


def kill(entity: Entity) -> None:
    """What lives dies and lies there for 20 ticks, a player until it comes back.

    All else, and an armour stand, is gone at once; its passengers get off.
    """
    level = entity.level
    if level is None or entity.is_removed or not entity.is_alive:
        return
    if entity.is_living and entity.type_id != _ARMOR_STAND:
        _die(level, entity)
    else:
        discard(entity)


def discard(entity: Entity) -> None:
    """It is gone without dying; a cart or boat with things in it spills them."""
    level = entity.level
    if level is None or entity.is_removed:
        return
    nbt = entity.nbt
    holds = bool(nbt.get("Items")) or "LootTable" in nbt
    container = entity_container(level, entity) if holds else None
    eject(entity)
    dismount(entity, stays=True)
    level.remove_entity(entity)
    if container is not None:
        slots = range(container.size)
        spill(level, entity.block_pos, [container.get_item(slot) for slot in slots])


def _die(level: Level, entity: Entity) -> None:
    """By damage that nothing keeps off; players that just joined are killed too."""
    from gametest.entity.living.dying.death import die
    from gametest.entity.living.living_body import living_body

    body = living_body(entity)
    entity.nbt["Health"] = Float(0.0)
    if body is None:
        eject(entity)
        dismount(entity)
        if not entity.is_player:
            level.remove_entity(entity)
        return
    body.set_absorption(0.0)
    die(level, body, _KILL)
    entity.changed()
