"""The chest that donkeys, mules and llamas carry (https://minecraft.wiki/w/Llama#Storage).

`Items` has slots from 0 (`https://github.com/SpyglassMC/vanilla-mcdoc`, entity/mob/breedable/horse) and only
exists with `ChestedHorse`. That what no slot holds is lost is general knowledge.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.core.errors import UnsupportedError
from gametest.nbt.tags import Byte, Int, Tag

if TYPE_CHECKING:
    from gametest.level.entities.entity import Entity

CHESTED_KINDS: Final = frozenset(
    f"minecraft:{name}" for name in ("donkey", "llama", "mule", "trader_llama")
)
_LLAMAS: Final = frozenset({"minecraft:llama", "minecraft:trader_llama"})
_SLOTS: Final = 15
_ROWS: Final = 3
_MOST_STRENGTH: Final = 5


def has_chest(entity: Entity) -> bool:
    return entity.type_id in CHESTED_KINDS and bool(entity.nbt.get("ChestedHorse"))


def chest_size(entity: Entity) -> int:
    """Raises `UnsupportedError` for a llama whose strength nobody gave."""
    if not has_chest(entity):
        return 0
    if entity.type_id not in _LLAMAS:
        return _SLOTS
    strength = entity.nbt.get("Strength")
    if not isinstance(strength, int):
        mechanic = f"{entity.type_id}: a strength of its own"
        raise UnsupportedError(mechanic, entity.block_pos)
    return _ROWS * strength


def set_chest(entity: Entity, *, is_there: bool) -> None:
    """A chest that is taken away takes what is in it with it."""
    if is_there == has_chest(entity):
        return
    entity.nbt["ChestedHorse"] = Byte(is_there)
    if is_there:
        entity.nbt["Items"] = []
    else:
        entity.nbt.pop("Items", None)
    entity.changed()


def settle_chest(entity: Entity) -> None:
    """After its data was read: what has no slot is not kept."""
    nbt = entity.nbt
    strength = nbt.get("Strength")
    if entity.type_id in _LLAMAS and isinstance(strength, int):
        nbt["Strength"] = Int(max(1, min(_MOST_STRENGTH, strength)))
    if not has_chest(entity):
        nbt.pop("Items", None)
        return
    is_open = entity.type_id in _LLAMAS and "Strength" not in nbt
    size = _SLOTS if is_open else chest_size(entity)
    given = nbt.get("Items")
    by_slot: dict[int, Tag] = {}
    for stack in given if isinstance(given, list) else ():
        slot = stack.get("Slot") if isinstance(stack, dict) else None
        if isinstance(slot, int) and 0 <= slot < size:
            by_slot[int(slot)] = stack
    nbt["Items"] = [by_slot[slot] for slot in sorted(by_slot)]
