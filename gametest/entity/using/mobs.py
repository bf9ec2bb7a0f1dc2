"""Mobs under a hand, as far as their data alone answer.

https://minecraft.wiki/w/Name_Tag, https://minecraft.wiki/w/Sheep, https://minecraft.wiki/w/Cow,
https://minecraft.wiki/w/Saddle. Feeding, taming, trading and leading ask for their will: unsupported.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.core.dye_colors import DYE_COLORS
from gametest.core.errors import UnsupportedError
from gametest.entity.living.living_body import living_of
from gametest.interaction.drops.shearing import shear_sheep, shear_snow_golem
from gametest.interaction.hand.outcome import Outcome
from gametest.item.item_stack import ItemStack
from gametest.item.slot_access import KeySlot
from gametest.level.entities.entity import uuid_ints
from gametest.level.entities.entity_riding import mount
from gametest.nbt.tags import Byte, Int, IntArray

if TYPE_CHECKING:
    from gametest.interaction.hand.hand import Hand
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level

_EQUIPPABLE: Final = "minecraft:equippable"
_OF_THEIR_OWN: Final = ("minecraft:dye", "minecraft:villager_food")
_STEERED: Final = ("pig", "strider")
_EATERS: Final = {
    "cow": "cow_food",
    "mooshroom": "cow_food",
    "sheep": "sheep_food",
    "pig": "pig_food",
    "chicken": "chicken_food",
    "goat": "goat_food",
    "rabbit": "rabbit_food",
    "frog": "frog_food",
    "strider": "strider_food",
}
"""Item tags of what makes an animal fall in love."""
_LOVE: Final = 600
_SECOND: Final = 20
_INGOT: Final = 25.0
_MILKED: Final = ("cow", "goat", "mooshroom")
_TRADERS: Final = ("villager", "wandering_trader")
_RIDDEN: Final = ("horse", "donkey", "mule", "skeleton_horse", "zombie_horse")
_SHORN: Final = ("bogged", "snow_golem", "mooshroom")
_ANIMALS: Final = ("turtle", *_EATERS)
"""An empty hand is nothing to them."""
_QUIET: Final = frozenset(
    {
        *("zombie", "skeleton", "spider", "cave_spider", "silverfish", "endermite"),
        *("blaze", "ghast", "slime", "magma_cube", "enderman", "witch", "guardian"),
        *("husk", "stray", "drowned", "bat", "squid", "glow_squid", "phantom"),
        *("vex", "evoker", "vindicator", "pillager", "ravager", "shulker", "warden"),
        *("wither", "wither_skeleton", "breeze", "giant", "polar_bear", "zoglin"),
        *("zombified_piglin", "piglin_brute", "elder_guardian", "illusioner"),
        *("mannequin", "ender_dragon", "creaking", "iron_golem"),
    }
)
"""No item but a name tag, a lead or a spawn egg means anything to them; a golem has had its ingot."""


def use_mob(level: Level, hand: Hand, mob: Entity) -> Outcome:
    name, item = mob.type_id.removeprefix("minecraft:"), _item(hand)
    if not mob.is_alive:
        return Outcome.PASSED
    if item == "name_tag":
        return name_it(hand, mob)
    if item == "lead" or item.endswith("_spawn_egg") or "leash" in mob.nbt:
        _refuse(mob, item or "lead")
    for component in _OF_THEIR_OWN:
        if hand.stack.find(component) is not None or hand.stack.removes(component):
            # Since 26.1 a dye's colour and since 26.3 a villager's food are components.
            _refuse(mob, f"{item} with {component}")
    _check_wearing(hand, mob, item)
    if name == "sheep":
        return _use_sheep(level, hand, mob)
    if name in _TRADERS:
        return _talk(level, hand, mob)
    if item == "shears" and name in _SHORN:
        return _shear(level, hand, mob, name)
    if name == "mooshroom":
        _check_mooshroom(level, hand, mob, item)
    if name == "mooshroom" and item == "bowl":
        return _milk(level, hand, mob, "mushroom_stew")
    if name == "iron_golem" and item == "iron_ingot":
        return _mend(hand, mob)
    if name in _RIDDEN and not item:
        return _ride(hand, mob)
    if name in _MILKED and item == "bucket":
        return _milk(level, hand, mob)
    if item == "saddle" and _takes_saddle(level, mob):
        return _saddle(level, hand, mob)
    if name in _STEERED and not item and _has_saddle(mob):
        return _climb_on(hand, mob)
    if name in _EATERS and item:
        return _feed(level, hand, mob, name)
    if name in _QUIET:
        return Outcome.PASSED
    if name in _ANIMALS and not item and not _has_saddle(mob):
        return Outcome.PASSED
    _refuse(mob, item)
    return Outcome.PASSED


def _check_wearing(hand: Hand, mob: Entity, item: str) -> None:
    """Component `equippable`: put on by a click, and shorn off again, is not simulated."""
    worn = hand.stack.find(_EQUIPPABLE)
    if isinstance(worn, dict) and worn.get("equip_on_interact"):
        _refuse(mob, f"{item} that is put on")
    equipment = mob.nbt.get("equipment")
    for each in equipment.values() if isinstance(equipment, dict) else ():
        found = ItemStack.from_nbt(each).find(_EQUIPPABLE)
        if item == "shears" and isinstance(found, dict) and found.get("can_be_sheared"):
            _refuse(mob, "shears off what it wears")
    # Saddles, harnesses, carpets and horse armour can be shorn off of themselves.
    worn_by_mobs = isinstance(equipment, dict) and equipment.keys() & {"saddle", "body"}
    if item == "shears" and worn_by_mobs:
        _refuse(mob, "shears off what it wears")


def _item(hand: Hand) -> str:
    stack = hand.stack
    return "" if stack.is_empty else stack.id.removeprefix("minecraft:")


def _refuse(mob: Entity, item: str) -> None:
    held = f" ({item})" if item else ""
    mechanic = f"{mob.type_id}: use by a player{held}"
    raise UnsupportedError(mechanic, mob.block_pos)


def name_it(hand: Hand, entity: Entity) -> Outcome:
    """It also stays for good from then on."""
    name = hand.stack.find("minecraft:custom_name")
    if name is None:
        return Outcome.PASSED
    entity.nbt["CustomName"] = name
    if entity.type_id != "minecraft:armor_stand":
        entity.nbt["PersistenceRequired"] = Byte(1)
    entity.changed()
    hand.use_up()
    return Outcome.DONE


def _use_sheep(level: Level, hand: Hand, sheep: Entity) -> Outcome:
    item, nbt = _item(hand), sheep.nbt
    color = nbt.get("Color", 0)
    number = int(color) if isinstance(color, int) else 0
    if item == "shears":
        if not shear_sheep(level, sheep):
            return Outcome.PASSED
        hand.wear(level)
        return Outcome.DONE
    if item.endswith("_dye"):
        dyed = DYE_COLORS.index(item.removesuffix("_dye"))
        if nbt.get("Sheared") or dyed == number:
            return Outcome.PASSED
        nbt["Color"] = Byte(dyed)
        sheep.changed()
        hand.use_up()
        return Outcome.DONE
    return _feed(level, hand, sheep, "sheep")


def _feed(level: Level, hand: Hand, mob: Entity, name: str) -> Outcome:
    """Grown up and not in love yet, it falls in love (https://minecraft.wiki/w/Breeding)."""
    if _item(hand) == "golden_dandelion" and _is_young(mob):
        # It stays young, or no longer (https://minecraft.wiki/w/Golden_Dandelion).
        _refuse(mob, "golden_dandelion")
    if not level.world.items.has_tag(hand.stack, _EATERS[name]):
        return Outcome.PASSED
    age = mob.nbt.get("Age", 0)
    if isinstance(age, int) and age < 0:
        if mob.nbt.get("AgeLocked"):
            _refuse(mob, f"{_item(hand)} while it stays young")
        _raise(mob, int(age))
        hand.use_up()
        return Outcome.DONE
    if age or mob.nbt.get("InLove"):
        return Outcome.PASSED
    mob.nbt["InLove"] = Int(_LOVE)
    mob.nbt["LoveCause"] = IntArray(uuid_ints(hand.player.uuid))
    mob.changed()
    hand.use_up()
    return Outcome.DONE


def _raise(mob: Entity, age: int) -> None:
    """A tenth of its childhood, in whole seconds, is over at once (https://minecraft.wiki/w/Breeding).

    `ForcedAge` counts what was fed, and is its age once it is grown up (https://minecraft.wiki/w/Entity_format).
    """
    gained = int(-age / _SECOND * 0.1) * _SECOND
    before = mob.nbt.get("ForcedAge", 0)
    forced = gained + (int(before) if isinstance(before, int) else 0)
    mob.nbt["ForcedAge"] = Int(forced)
    mob.nbt["Age"] = Int(age + gained)
    mob.changed()


def _mend(hand: Hand, golem: Entity) -> Outcome:
    """An ingot gives back 25 points (https://minecraft.wiki/w/Iron_Golem#Healing)."""
    body = living_of(golem)
    if body.health >= body.max_health:
        return Outcome.PASSED
    body.heal(_INGOT)
    hand.use_up()
    return Outcome.DONE


def _check_mooshroom(level: Level, hand: Hand, mob: Entity, item: str) -> None:
    """Flowers that a brown one eats, and the stew of them, are not simulated (https://minecraft.wiki/w/Mooshroom)."""
    is_brown = mob.nbt.get("Type") == "brown"
    flowers = level.world.items.has_tag(hand.stack, "small_flowers")
    if is_brown and item and flowers:
        _refuse(mob, item)
    if item == "bowl" and mob.nbt.get("stew_effects"):
        _refuse(mob, "bowl with stew_effects")


def _climb_on(hand: Hand, mob: Entity) -> Outcome:
    """A saddled one, while nobody rides it."""
    if hand.player.is_sneaking or mob.passengers:
        return Outcome.PASSED
    return Outcome.of(mount(hand.player, mob))


def _is_young(mob: Entity) -> bool:
    age = mob.nbt.get("Age", 0)
    return isinstance(age, int) and age < 0


def _milk(level: Level, hand: Hand, mob: Entity, made: str = "milk_bucket") -> Outcome:
    if _is_young(mob):
        return Outcome.PASSED
    hand.exchange(level, ItemStack(f"minecraft:{made}"))
    return Outcome.DONE


def _talk(level: Level, hand: Hand, mob: Entity) -> Outcome:
    """It is counted; the window of trades is seen by nobody (https://minecraft.wiki/w/Trading)."""
    if hand.is_main and not _is_young(mob):
        statistic = "minecraft.custom:minecraft.talked_to_villager"
        level.world.triggers.award(hand.player, statistic)
    return Outcome.DONE


def _shear(level: Level, hand: Hand, mob: Entity, name: str) -> Outcome:
    """https://minecraft.wiki/w/Snow_Golem: its pumpkin falls down."""
    if name != "snow_golem":
        # Which mushrooms fall is drawn from a table, and a mooshroom becomes a cow.
        _refuse(mob, "shears")
    if not shear_snow_golem(level, mob):
        return Outcome.PASSED
    hand.wear(level)
    return Outcome.DONE


def _ride(hand: Hand, mob: Entity) -> Outcome:
    """A tame one lets its player up, and shows its things to one that sneaks."""
    if _is_young(mob):
        return Outcome.PASSED
    if not mob.nbt.get("Tame") and mob.type_id != "minecraft:skeleton_horse":
        _refuse(mob, "")
    if hand.player.is_sneaking:
        return Outcome.DONE
    if mob.passengers:
        return Outcome.PASSED
    return Outcome.of(mount(hand.player, mob))


def _takes_saddle(level: Level, mob: Entity) -> bool:
    """Entity tag `can_equip_saddle`; what can be tamed must be."""
    is_tagged = level.world.items.is_tagged(
        "entity_type", "can_equip_saddle", mob.type_id
    )
    name = mob.type_id.removeprefix("minecraft:")
    return is_tagged and (name not in _RIDDEN or bool(mob.nbt.get("Tame")))


def _saddle(level: Level, hand: Hand, mob: Entity) -> Outcome:
    slot = KeySlot(mob.nbt, "saddle", "equipment")
    if _is_young(mob) or not slot.get().is_empty:
        return Outcome.PASSED
    stack = hand.stack
    slot.set(stack.with_count(1))
    hand.count_use(level, stack)
    hand.use_up()
    mob.changed()
    return Outcome.DONE


def _has_saddle(mob: Entity) -> bool:
    return not KeySlot(mob.nbt, "saddle", "equipment").get().is_empty
