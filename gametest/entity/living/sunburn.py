"""Undead in the sun (https://minecraft.wiki/w/Undead#Burning_in_sunlight): by day in the overworld.

Each turn in full light from the sky there is one chance in 25, which is general knowledge of the game; rain,
water and powder snow keep it away. A helmet wears off by none or one in place of it, and what cannot wear, as a
pumpkin, protects for good. At dawn and dusk, where the light is not full, it is unsupported.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.core.bounding_box import BoundingBox
from gametest.core.errors import UnsupportedError
from gametest.entity.living.worn.requirements import is_of_kind
from gametest.entity.living.worn.wear import equipment_access
from gametest.loot.entity_slots import equipped
from gametest.nbt.tags import Int

if TYPE_CHECKING:
    from gametest.entity.living.living_body import LivingBody
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level
    from gametest.level.world.item_access import ItemAccess

_DAY: Final = 24000
_DUSK, _NIGHTFALL, _DAWN = 12000, 12542, 23459
_CHANCE: Final = 0.04
_BURNING: Final = 160
"""Ticks."""

_TAG: Final = "burn_in_daylight"
_OLDER: Final = frozenset(
    f"minecraft:{name}"
    for name in (
        *("bogged", "drowned", "phantom", "skeleton", "stray", "zombie"),
        "zombie_villager",
    )
)
"""Before there was a tag, by the page."""


@final
@attrs.define(eq=False)
class _WithoutTag:
    """Kinds that burn in a version that has no tag for them."""

    items: ItemAccess
    kinds: frozenset[str] = attrs.field(init=False)

    def __attrs_post_init__(self) -> None:
        from gametest.block.block_tags import TagTable

        known = TagTable.load(self.items.version, "entity_type").known_tags
        self.kinds = frozenset() if f"minecraft:{_TAG}" in known else _OLDER


def may_burn(level: Level, entity: Entity) -> bool:
    """At some time of the day, under the open sky."""
    if not (
        is_of_kind(level, entity, _TAG)
        or entity.type_id in level.world.items.once(_WithoutTag, _WithoutTag).kinds
    ):
        return False
    if level.dimension.path != "overworld":
        return False
    helmet = equipped(entity, "head")
    return helmet.is_empty or bool(level.world.items.table.max_damage(helmet))


def tick_sunburn(level: Level, body: LivingBody) -> None:
    entity = body.entity
    if not entity.is_alive or not may_burn(level, entity):
        return
    hour = level.world.day_time % _DAY
    if _NIGHTFALL <= hour <= _DAWN or _has_roof(level, entity):
        return
    if body.is_in_water or body.is_in_powder_snow or level.world.weather.is_raining:
        return
    if hour > _DUSK:
        raise UnsupportedError(f"{entity.type_id}: burn by day", entity.block_pos)
    if level.random.next_float() >= _CHANCE:
        return
    if equipped(entity, "head").is_empty:
        body.ignite(_BURNING)
    else:
        _wear_helmet(level, entity)


def _wear_helmet(level: Level, entity: Entity) -> None:
    """Unbreaking does not keep it."""
    access = equipment_access(entity, "head")
    helmet, table = access.get(), level.world.items.table
    damage = table.damage(helmet) + level.random.next_int(2)
    if damage >= table.max_damage(helmet):
        access.set(helmet.with_count(0))
    else:
        access.set(helmet.with_component("minecraft:damage", Int(damage)))


def _has_roof(level: Level, entity: Entity) -> bool:
    """Light from the sky comes straight down undimmed only past what takes none (https://minecraft.wiki/w/Light)."""
    x, y, z = entity.eye_position.block_pos
    above = BoundingBox(x, y + 1, z, x, level.max_y - 1, z)
    # By sections: cell by cell it was half of the turn of a mob in the open.
    found = level.distinct_state_ids(above)
    return any(level.behaviours.state(id).light_filter for id in found)
