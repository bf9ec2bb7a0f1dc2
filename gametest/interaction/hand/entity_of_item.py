"""An entity that an item makes, with what the item says about it.

https://minecraft.wiki/w/Data_component_format/entity_data
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.core.errors import UnsupportedError
from gametest.item.item_stack import full_id
from gametest.level.entities.entity_riding import entity_of_nbt
from gametest.nbt.merging import merge_compound
from gametest.nbt.tags import Compound, copy_tag

if TYPE_CHECKING:
    from gametest.core.position import Vec3
    from gametest.item.item_stack import ItemStack
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level

ENTITY_DATA: Final = "minecraft:entity_data"
_VARIED: Final = ("cat", "chicken", "cow", "frog", "pig", "wolf")
"""Kinds whose variants are ids in their data."""


def egg_kind(stack: ItemStack) -> str:
    """The kind of the egg's own name, unless its `entity_data` has another."""
    given = stack.find(ENTITY_DATA)
    if isinstance(given, dict) and isinstance(given.get("id"), str):
        return str(given["id"])
    return stack.id.removesuffix("_spawn_egg")


def entity_of_item(
    level: Level, stack: ItemStack, kind: str, place: Vec3, nbt: Compound
) -> Entity:
    """It is in no level yet; `nbt` is what the item's kind gives it."""
    data: Compound = {"id": kind, **nbt}
    given = stack.find(ENTITY_DATA)
    if isinstance(given, dict):
        merge_compound(data, {k: v for k, v in given.items() if k != "UUID"})
    name = stack.find("minecraft:custom_name")
    if name is not None:
        data["CustomName"] = name
    custom = stack.find("minecraft:custom_data")
    if custom is not None:
        # https://minecraft.wiki/w/Entity_format: since 1.21.5 it is the entity's `data`.
        data["data"] = copy_tag(custom)
    _give_variant(stack, kind, data, place)
    entity = entity_of_nbt(level, data, place, keep_uuid=False)
    assert entity is not None
    return entity


def _give_variant(stack: ItemStack, kind: str, data: Compound, place: Vec3) -> None:
    """Components such as `cow/variant`, for an entity of that kind alone.

    https://minecraft.wiki/w/Data_component_format: those that are not an id in the data are unsupported.
    """
    for name, value in stack.components.items():
        owner, _, key = name.removeprefix("minecraft:").partition("/")
        if not key or owner.lstrip("!") != kind.removeprefix("minecraft:"):
            continue
        if owner not in _VARIED or key not in ("variant", "sound_variant"):
            mechanic = f"{stack.id}: set out with {name}"
            raise UnsupportedError(mechanic, place.block_pos)
        data[key] = full_id(str(value))
