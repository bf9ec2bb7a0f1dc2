"""Data of a mob that make its body do something, with a will and without; what is not simulated is named.

https://minecraft.wiki/w/Entity_format and each mob's page. That a mob picks things up without a will, and how
near they must be, is general knowledge of the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.core.errors import UnsupportedError
from gametest.level.world.world_state import Difficulty

if TYPE_CHECKING:
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level

FRIENDLY_MONSTERS: Final = frozenset(
    {"minecraft:camel_husk", "minecraft:zombie_horse", "minecraft:zombie_nautilus"}
)
"""Of the monsters' group, yet likely to stay in peaceful worlds (not confirmed)."""
_HOSTILE: Final = frozenset(
    {
        *("blaze", "bogged", "breeze", "cave_spider", "creeper", "drowned"),
        *("elder_guardian", "endermite", "evoker", "ghast", "guardian", "husk"),
        *("phantom", "pillager", "ravager", "silverfish", "skeleton", "spider"),
        *("stray", "vex", "vindicator", "warden", "witch", "wither"),
        *("wither_skeleton", "zombie", "zombie_villager"),
    }
)
_REACH: Final = 1.0
_PICKS_UP: Final = "CanPickUpLoot"
_AGES: Final = "next_weather_age"
_OXIDIZED: Final = "oxidized"


def is_unwanted(level: Level, entity: Entity) -> bool:
    """A monster in a peaceful world (https://minecraft.wiki/w/Difficulty#Peaceful)."""
    return (
        level.world.difficulty is Difficulty.PEACEFUL
        and entity.kind.category == "monster"
        and entity.type_id not in FRIENDLY_MONSTERS
    )


def leave_peaceful_world(level: Level, entity: Entity) -> None:
    """At once and without a trace; raises `UnsupportedError` for kinds of which that is not confirmed."""
    if entity.type_id.removeprefix("minecraft:") not in _HOSTILE:
        mechanic = f"{entity.type_id}: vanish in a peaceful world"
        raise UnsupportedError(mechanic, entity.block_pos)
    level.remove_entity(entity)


def check_data(level: Level, entity: Entity) -> None:
    """In each turn. Raises `UnsupportedError` by what the data would make it do."""
    deed = _deed(level, entity)
    if deed is not None:
        raise UnsupportedError(f"{entity.type_id}: {deed}", entity.block_pos)


def never_rests(entity: Entity) -> bool:
    """Something in its data may come due, or wait for who comes by."""
    return bool(entity.nbt.get(_PICKS_UP)) or _AGES in entity.nbt


def _deed(level: Level, entity: Entity) -> str | None:
    nbt = entity.nbt
    if "leash" in nbt:
        return "leash"
    if "sleeping_pos" in nbt:
        return "sleep"
    match entity.type_id:
        case "minecraft:shulker" if _above(nbt.get("Peek"), 0):
            return "open its shell"
        case "minecraft:pufferfish" if _above(nbt.get("PuffState"), 0):
            return "be puffed up"
        case "minecraft:camel" if _above(0, nbt.get("LastPoseTick")):
            return "sit"
        case "minecraft:copper_golem" if _ages(level, entity):
            return "oxidize"
    if nbt.get(_PICKS_UP) and entity.is_alive and _finds_something(level, entity):
        return "pick up an item"
    return None


def _above(value: object, than: object) -> bool:
    return isinstance(value, int) and isinstance(than, int) and value > than


def _ages(level: Level, golem: Entity) -> bool:
    """A game time; -1 for one that is still to be drawn, -2 for a waxed one."""
    due = golem.nbt.get(_AGES)
    is_due = isinstance(due, int) and 0 <= due <= level.game_time
    return is_due and golem.nbt.get("weather_state") != _OXIDIZED


def _finds_something(level: Level, entity: Entity) -> bool:
    """An item that may be picked up; of villagers one of those that they want."""
    if not level.world.game_rules.is_on("mob_griefing"):
        return False
    from gametest.interaction.entity_search import entities_in
    from gametest.item.item_stack import ItemStack

    x0, y0, z0, x1, y1, z1 = entity.bounding_box
    around = (x0 - _REACH, y0, z0 - _REACH, x1 + _REACH, y1, z1 + _REACH)
    items = level.world.items
    return any(
        not getattr(item.body, "pickup_delay", 0)
        and (
            entity.type_id != "minecraft:villager"
            or items.has_tag(
                ItemStack.from_nbt(item.nbt.get("Item")), "villager_picks_up"
            )
        )
        for item in entities_in(level, around, "minecraft:item")
    )
