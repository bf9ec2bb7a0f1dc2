"""What an item is for: the block that it sets, the tool that it is, what eating it does.

`tables/uses.json` holds the defaults of the kinds by column; what a stack has as a component counts
first. https://minecraft.wiki/w/Data_component_format
"""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from gametest.item.item_stack import EMPTY, ItemStack
from gametest.nbt.tags import Byte, Compound, Float, Int, Tag

if TYPE_CHECKING:
    from gametest.item.item_table import ItemTable

_FILE: Final = Path(__file__).parent / "tables" / "uses.json"
_PREFIX: Final = "minecraft:"
_TOOL, _CONSUMABLE, _FOOD = "minecraft:tool", "minecraft:consumable", "minecraft:food"
_REMAINDER: Final = "minecraft:use_remainder"
_DIGGERS: Final = ("pickaxe", "axe", "shovel", "hoe")
_LEFT: Final = {
    "bowl": ("mushroom_stew", "rabbit_stew", "beetroot_soup", "suspicious_stew"),
    "bucket": ("milk_bucket",),
    "glass_bottle": ("potion", "honey_bottle"),
}
"""What is left after use (https://minecraft.wiki/w/Data_component_format#use_remainder)."""
_FASTEST: Final = 3.4028234663852886e38


def block_set_by(id: str) -> str:
    """The id of the block that an item would set; whether there is one is the caller's to ask."""
    name = id.removeprefix(_PREFIX)
    rows = _table()["block_item"]
    if name in rows["not"]:
        return "minecraft:air"
    renamed: str = rows["renamed"].get(name, name)
    return _PREFIX + renamed if id.startswith(_PREFIX) else id


# -- tools -------------------------------------------------------------------------------


def tool_of(stack: ItemStack) -> Compound | None:
    """The component `tool`; None: it is none."""
    found = stack.find(_TOOL)
    if isinstance(found, dict):
        return found
    if stack.is_empty or stack.removes(_TOOL):
        return None
    return _default_tool(stack.id.removeprefix(_PREFIX))


@lru_cache(maxsize=256)
def _default_tool(name: str) -> Compound | None:
    rows = _table()["tool"]
    tier, _, kind = name.rpartition("_")
    wear = rows["wear_per_block"]
    if kind in _DIGGERS and tier in rows["speed"]:
        wrong, speed = rows["incorrect"][tier], rows["speed"][tier]
        return _tool(
            [
                _rule(f"#minecraft:{wrong}", None, False),
                _rule(f"#minecraft:mineable/{kind}", speed, True),
            ],
            wear["default"],
        )
    if kind == "sword" and tier in rows["speed"]:
        return _tool(_rules(rows["rules"]["sword"]), wear["sword"], creative=False)
    if name == "shears":
        return _tool(_rules(rows["rules"]["shears"]), wear["default"])
    if name in ("mace", "trident"):
        return _tool([], wear[name], creative=False)
    return None


def _rules(rows: list[list[Any]]) -> list[Tag]:
    found: list[Tag] = []
    for blocks, speed, is_correct in rows:
        sign, name = ("#", blocks[1:]) if blocks.startswith("#") else ("", blocks)
        number = _FASTEST if speed == "max" else speed
        found.append(_rule(f"{sign}{_PREFIX}{name}", number, is_correct))
    return found


def _rule(blocks: str, speed: float | None, is_correct: bool | None) -> Compound:
    rule: Compound = {"blocks": blocks}
    if speed is not None:
        rule["speed"] = Float(speed)
    if is_correct is not None:
        rule["correct_for_drops"] = Byte(is_correct)
    return rule


def _tool(rules: list[Any], wear: int, *, creative: bool = True) -> Compound:
    return {
        "rules": rules,
        "damage_per_block": Int(wear),
        "can_destroy_blocks_in_creative": Byte(creative),
    }


# -- eating ------------------------------------------------------------------------------


def consumable_of(table: ItemTable, stack: ItemStack) -> Compound | None:
    """The component `consumable`; None: it is neither eaten nor drunk."""
    found = stack.find(_CONSUMABLE)
    if isinstance(found, dict):
        return found
    if stack.is_empty or stack.removes(_CONSUMABLE):
        return None
    name = stack.id.removeprefix(_PREFIX)
    rows = _table()["eat"]
    row = rows["list"].get(name)
    if row is None:
        is_food = table.default(stack.id, _FOOD) is not None
        if not is_food or name in rows["not_eatable_food"]:
            return None
        row = {}
    effects: list[Tag] = []
    for part in row.get("then", ()):
        effects += _effects(part)
    return {
        "consume_seconds": Float(row.get("seconds", rows["default"]["seconds"])),
        "animation": row.get("how", "eat"),
        "on_consume_effects": effects,
    }


def _effects(part: dict[str, Any]) -> list[Tag]:
    """A line of the table, as the component spells it."""
    if "give" in part:
        given: list[Tag] = [
            {
                "id": _PREFIX + id,
                "duration": Int(ticks),
                "amplifier": Byte(amplifier),
            }
            for id, ticks, amplifier in part["give"]
        ]
        chance = Float(part.get("chance", 1.0))
        return [
            {"type": "minecraft:apply_effects", "effects": given, "probability": chance}
        ]
    if "remove" in part:
        removed: list[Tag] = [_PREFIX + id for id in part["remove"]]
        return [{"type": "minecraft:remove_effects", "effects": removed}]
    (kind,) = part
    return [{"type": _PREFIX + kind}]


def remainder_of(stack: ItemStack) -> ItemStack:
    """What is left in the hand after use; empty if nothing."""
    found = stack.find(_REMAINDER)
    if found is not None:
        return ItemStack.from_nbt(found)
    if stack.removes(_REMAINDER):
        return EMPTY
    name = stack.id.removeprefix(_PREFIX)
    for left, ids in _LEFT.items():
        if name in ids:
            return ItemStack(_PREFIX + left)
    return EMPTY


# -- wearing -----------------------------------------------------------------------------


def is_swapped_on(table: ItemTable, stack: ItemStack) -> bool:
    """Whether using it puts it on (https://minecraft.wiki/w/Data_component_format#equippable)."""
    found = stack.find("minecraft:equippable")
    if isinstance(found, dict):
        return bool(found.get("swappable", 1))
    if table.slot(stack) is None:
        return False
    name = stack.id.removeprefix(_PREFIX)
    fixed = _table()["not_swappable"]
    endings = tuple(pattern.removeprefix("*") for pattern in fixed["families"])
    return name not in fixed["list"] and not name.endswith(endings)


@lru_cache(maxsize=1)
def _table() -> dict[str, Any]:
    """Read when something is first used."""
    table: dict[str, Any] = json.loads(_FILE.read_bytes())
    return table
