"""What a dispenser puts on somebody: armour, heads, shields, a chest.

https://minecraft.wiki/w/Dispenser#Usage: on whoever is in the cell before it and has nothing in the item's
slot. https://minecraft.wiki/w/Data_component_format/equippable: unless the item says that it is not dispensed,
or not for such a kind. Armour stands, mannequins and players take everything; mobs what they would pick up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.item.slot_access import KeySlot
from gametest.level.entities.carried_chest import CHESTED_KINDS, has_chest, set_chest
from gametest.nbt.tags import Byte, Compound, Float

if TYPE_CHECKING:
    from gametest.behaviour.container.dispensing import Dispensing
    from gametest.item.item_stack import ItemStack
    from gametest.level.entities.entity import Entity

_STAND: Final = "minecraft:armor_stand"
_WILLING: Final = frozenset({_STAND, "minecraft:mannequin", "minecraft:player"})
_ON_BODY: Final = frozenset({"body", "saddle"})
_BITS: Final = ("mainhand", "feet", "legs", "chest", "head", "offhand")
"""In a stand's `DisabledSlots` (https://minecraft.wiki/w/Armor_Stand#Entity_data)."""
_KEPT: Final = Float(2.0)
"""The drop chance of what a mob got on its way."""


def put_on(turn: Dispensing) -> ItemStack | None:
    """None if there is nobody to wear it, or it is not worn."""
    slot = turn.level.world.items.table.slot(turn.stack)
    if slot is None or not _is_dispensed(turn.stack):
        return None
    found = turn.entities(lambda entity: _takes(turn, entity, slot))
    if not found:
        return None
    wearer = found[0]
    _slot(wearer, slot).set(turn.stack.with_count(1))
    if wearer.type_id not in _WILLING:
        chances = wearer.nbt.get("drop_chances")
        kept: Compound = {**chances} if isinstance(chances, dict) else {}
        wearer.nbt["drop_chances"] = {**kept, slot: _KEPT}
        wearer.nbt["PersistenceRequired"] = Byte(1)
    wearer.changed()
    return turn.used()


def give_chest(turn: Dispensing) -> ItemStack:
    """To a tame donkey, mule or llama without one; to nobody, it is thrown out."""
    found = turn.entities(
        lambda entity: (
            entity.type_id in CHESTED_KINDS
            and entity.is_alive
            and not has_chest(entity)
            and bool(entity.nbt.get("Tame"))
        )
    )
    if not found:
        return turn.thrown()
    set_chest(found[0], is_there=True)
    return turn.used()


def _is_dispensed(stack: ItemStack) -> bool:
    found = stack.find("minecraft:equippable")
    if isinstance(found, dict):
        return bool(found.get("dispensable", True))
    return True


def _takes(turn: Dispensing, entity: Entity, slot: str) -> bool:
    if not entity.is_living or not entity.is_alive:
        return False
    found = turn.stack.find("minecraft:equippable")
    if isinstance(found, dict) and "allowed_entities" in found:
        turn.refuse("equip some kinds with")
    is_free = _slot(entity, slot).get().is_empty
    if entity.type_id in _WILLING:
        is_shut = entity.type_id == _STAND and _is_disabled(entity, slot)
        return is_free and slot not in _ON_BODY and not is_shut
    if slot in _ON_BODY:
        turn.refuse("equip")
    return is_free and bool(entity.nbt.get("CanPickUpLoot"))


def _is_disabled(stand: Entity, slot: str) -> bool:
    locks = stand.nbt.get("DisabledSlots", 0)
    bits = int(locks) if isinstance(locks, int) else 0
    is_hand = slot in ("mainhand", "offhand")
    is_hidden = is_hand and not stand.nbt.get("ShowArms")
    return is_hidden or bool(bits & 1 << _BITS.index(slot))


def _slot(entity: Entity, slot: str) -> KeySlot:
    return KeySlot(entity.nbt, slot, "equipment")
