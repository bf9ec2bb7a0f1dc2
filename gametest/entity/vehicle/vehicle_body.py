"""Carts and boats take blows: past 40 points of damage they break into their item.

https://minecraft.wiki/w/Boat, /Minecart: ten points a point of harm, one is mended in each tick, so just over
4 at once break it; a player in creative mode takes it away at once. What drops out of a chest is strewn as
that of a block (general knowledge).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import attrs

from gametest.entity.living.invulnerability import is_spared
from gametest.interaction.container_access import entity_container
from gametest.interaction.drops.spilling import spill
from gametest.interaction.item_spawn import drop_at_feet
from gametest.item.item_stack import ItemStack
from gametest.level.entities.entity_body import EntityBody
from gametest.level.entities.entity_riding import eject

if TYPE_CHECKING:
    from gametest.level.entities.damage_source import DamageSource
    from gametest.level.level import Level

_PER_POINT: Final = 10.0
_BREAKS_ABOVE: Final = 40.0
_SHAKE: Final = 10
_ITEMS: Final = {"minecraft:spawner_minecart": "minecraft:minecart"}
"""All others break into the item of their own name."""


@attrs.define(eq=False, repr=False)
class VehicleBody(EntityBody):
    hurt_time: int = attrs.field(default=0, init=False)
    damage: float = attrs.field(default=0.0, init=False)
    """Not saved."""

    def __attrs_post_init__(self) -> None:
        EntityBody.__attrs_post_init__(self)
        self.meets_pushable = True

    def mend(self) -> None:
        """In each of its turns."""
        self.hurt_time = max(0, self.hurt_time - 1)
        if self.damage > 0.0:
            self.damage -= 1.0

    def hurt(self, level: Level, source: DamageSource, amount: float) -> bool:
        entity, causing = self.entity, source.causing
        if entity.is_removed:
            return True
        is_creative = bool(getattr(causing, "is_creative", False))
        if is_spared(level, entity, source):
            return False
        self.hurt_time = _SHAKE
        self.damage += amount * _PER_POINT
        if self.breaks_at_once(level, source) or (
            self.damage > _BREAKS_ABOVE and not is_creative
        ):
            self.break_up(level, source)
        elif is_creative:
            eject(entity)
            level.remove_entity(entity)
        return True

    def breaks_at_once(self, level: Level, source: DamageSource) -> bool:
        return False

    def break_up(self, level: Level, source: DamageSource) -> None:
        """It is gone, and its things lie there unless the rule `entity_drops` forbids it."""
        entity = self.entity
        eject(entity)
        level.remove_entity(entity)
        if not level.world.game_rules.is_on("entity_drops"):
            return
        components = {}
        name = entity.custom_name
        if name is not None:
            components["minecraft:custom_name"] = name
        kind = _ITEMS.get(entity.type_id, entity.type_id)
        drop_at_feet(level, entity, ItemStack(kind, 1, components))
        container = entity_container(level, entity)
        if container is not None:
            slots = range(container.size)
            spill(level, entity.block_pos, [container.get_item(slot) for slot in slots])
