"""Defaults of components that are made of the table's columns.

Facts of 26.2 by column (`tables/items.json`), in the form of
https://minecraft.wiki/w/Data_component_format; what equals a field's default is not written.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from struct import pack, unpack
from typing import Any, Final

from gametest.item.component_values import stored_value
from gametest.nbt.from_json import tag_of_json
from gametest.nbt.tags import Byte, Compound, Double, Float, Int, Tag
from gametest.registry.id_pattern import match_ids

Raw = dict[str, Any]
Known = dict[str, None]

_PREFIX: Final = "minecraft:"
_KINDS: Final = {
    "shovel": "shovel",
    "pickaxe": "pickaxe",
    "axe": "axe",
    "hoe": "hoe",
}
_TRIMS: Final = (
    *("amethyst_shard", "copper_ingot", "diamond", "emerald", "gold_ingot"),
    *("iron_ingot", "lapis_lazuli", "netherite_ingot", "quartz", "redstone"),
    "resin_brick",
)
"""https://minecraft.wiki/w/Armor_Trim#Materials"""
_MAX_FLOAT: Final = Float(3.4028234663852886e38)
_SLOTS: Final = {
    "helmet": "head",
    "chestplate": "chest",
    "leggings": "legs",
    "boots": "feet",
}


def in_sets(raw: Raw, part: Raw, known: Known) -> set[str]:
    """The items of `{families, list, except}`."""
    found = set(match_ids(part.get("families", ()), known, raw["sets"]))
    return (found - set(part.get("except", ()))) | {
        id for id in part.get("list", ()) if id in known
    }


def weapons(raw: Raw, known: Known) -> dict[str, Tag]:
    seconds = raw["weapon"]["axe_disables_blocking_seconds"]
    found: dict[str, Tag] = {}
    for wear, families in raw["weapon"]["wear_per_hit"].items():
        for id in match_ids(families, known, raw["sets"]):
            value: Compound = {}
            if int(wear) != 1:
                value["item_damage_per_attack"] = Int(int(wear))
            if id.endswith("_axe"):
                value["disable_blocking_for_seconds"] = Float(seconds)
            found[id] = value
    return found


def tools(raw: Raw, known: Known) -> dict[str, Tag]:
    table = raw["tool"]
    found: dict[str, Tag] = {}
    for tier, speed in table["speed"].items():
        wrong = f"#{_PREFIX}{table['incorrect'][tier]}"
        for kind in _KINDS:
            found[f"{tier}_{kind}"] = {
                "rules": [
                    {"blocks": wrong, "correct_for_drops": Byte(0)},
                    {
                        "blocks": f"#{_PREFIX}mineable/{kind}",
                        "correct_for_drops": Byte(1),
                        "speed": Float(speed),
                    },
                ]
            }
        found[f"{tier}_sword"] = {"rules": _rules(table["rules"]["sword"])}
    for id in ("shears", "mace", "trident"):
        found[id] = {"rules": _rules(table["rules"][id])}
    gentle = set(match_ids(table["no_creative_break"], known, raw["sets"]))
    for id, value in found.items():
        wear = table["wear_per_block"].get(id.rsplit("_", 1)[-1], 1)
        assert isinstance(value, dict)
        if wear != 1:
            value["damage_per_block"] = Int(wear)
        if id in gentle:
            value["can_destroy_blocks_in_creative"] = Byte(0)
    return {id: value for id, value in found.items() if id in known}


def _rules(rows: list[list[Any]]) -> list[Tag]:
    found: list[Tag] = []
    for blocks, speed, correct in rows:
        name = f"#{_PREFIX}{blocks[1:]}" if blocks[0] == "#" else _PREFIX + blocks
        rule: Compound = {"blocks": name}
        if correct is not None:
            rule["correct_for_drops"] = Byte(correct)
        if speed is not None:
            rule["speed"] = _MAX_FLOAT if speed == "max" else Float(speed)
        found.append(rule)
    return found


def attributes(raw: Raw, known: Known) -> dict[str, Tag]:
    """Of weapons and armour; all other items have none, and heads are not known."""
    found: dict[str, Tag] = {}
    for kind, row in raw["attack"].items():
        if not isinstance(row, dict):
            found[kind] = _attack(row[0], _narrow(row[1]))
            continue
        for tier, (damage, speed) in row.items():
            rate = _narrow(1.0 / _narrow(speed)) - 4.0 if kind == "spear" else speed
            found[f"{tier}_{kind}"] = _attack(
                damage, rate if kind == "spear" else _narrow(speed)
            )
    armor = raw["armor"]
    for name, row in armor["sets"].items():
        for piece, points in zip(armor["pieces"], row["points"], strict=True):
            found[f"{name}_{piece}"] = _armor(
                _SLOTS[piece], piece, points, row["toughness"], row.get("knockback")
            )
    points, toughness = armor["turtle_helmet"]
    found["turtle_helmet"] = _armor("head", "helmet", points, toughness, None)
    for id, (points, toughness, *more) in armor["body"].items():
        found[id] = _armor("body", "body", points, toughness, *more or (None,))
    return {id: value for id, value in found.items() if id in known}


def _attack(damage: float, speed: float) -> list[Tag]:
    return [
        _modifier("attack_damage", "base_attack_damage", damage, "mainhand"),
        _modifier("attack_speed", "base_attack_speed", speed, "mainhand"),
    ]


def _armor(
    slot: str, piece: str, points: float, toughness: float, knockback: float | None
) -> list[Tag]:
    id = f"armor.{piece}"
    found = [
        _modifier("armor", id, points, slot),
        _modifier("armor_toughness", id, toughness, slot),
    ]
    if knockback is not None:
        found.append(_modifier("knockback_resistance", id, _narrow(knockback), slot))
    return found


def _modifier(kind: str, id: str, amount: float, slot: str) -> Tag:
    return {
        "type": _PREFIX + kind,
        "id": _PREFIX + id,
        "amount": Double(amount),
        "operation": "add_value",
        "slot": slot,
    }


def _narrow(value: float) -> float:
    narrow: float = unpack("f", pack("f", value))[0]
    return narrow


def repairs(raw: Raw, known: Known) -> dict[str, Tag]:
    def items(name: str) -> Tag:
        full = f"#{_PREFIX}{name[1:]}" if name[0] == "#" else _PREFIX + name
        return {"items": full}

    found = {id: items(name) for id, name in raw["repair"]["list"].items()}
    gold = {"golden": "gold"}
    for tier in raw["tool"]["speed"]:
        for kind in (*_KINDS, "sword", "spear"):
            found[f"{tier}_{kind}"] = items(f"#{gold.get(tier, tier)}_tool_materials")
    words = {**gold, "chainmail": "chain"}
    for name in raw["armor"]["sets"]:
        for piece in _SLOTS:
            found[f"{name}_{piece}"] = items(f"#repairs_{words.get(name, name)}_armor")
    return {id: value for id, value in found.items() if id in known}


def remainders(raw: Raw, known: Known) -> dict[str, Tag]:
    return {
        id: {"id": _PREFIX + left, "count": Int(1)}
        for left, ids in raw["remainder"].items()
        for id in ids
        if id in known
    }


def eaten(raw: Raw, _known: Known) -> Iterable[str]:
    """What has the component `consumable`; its value is not given here."""
    food = {*raw["food"]} - {*raw["eat"]["not_eatable_food"]}
    return sorted({*food, *raw["eat"]["list"]})


def equipped(raw: Raw, known: Known) -> Iterable[str]:
    return sorted(
        id for part in raw["slot"].values() for id in in_sets(raw, part, known)
    )


def spears(raw: Raw, known: Known) -> Iterable[str]:
    """https://minecraft.wiki/w/Spear; a sword and a stick have neither of their components.

    (https://github.com/the-great-chicken/SGP-Datapack, tests `sgp.diorama:weapon`)
    """
    return sorted(match_ids(["*_spear"], known, raw["sets"]))


def empties(raw: Raw, name: str, known: Known) -> dict[str, Tag]:
    """Kinds of items that begin with an empty component, or with one fixed value."""
    part = raw["empty"][name]
    made: dict[str, Callable[[], Tag]] = {
        "list": list,
        "map": dict,
        "zero": lambda: Int(0),
    }
    return {id: made[part["value"]]() for id in in_sets(raw, part, known)}


def spawned(_raw: Raw, known: Known) -> dict[str, Tag]:
    """An egg spawns the kind of its name (https://minecraft.wiki/w/Spawn_Egg)."""
    end = "_spawn_egg"
    return {
        id: {"id": _PREFIX + id.removesuffix(end)} for id in known if id.endswith(end)
    }


def named(*ids: str, family: str | None = None) -> Callable[[Raw, Known], list[str]]:
    """Those items, and those of a pattern, that the version has."""
    part = {"list": list(ids), "families": [family] if family else []}
    return lambda raw, known: sorted(in_sets(raw, part, known))


def fixed(raw: Raw, name: str, known: Known) -> dict[str, Tag]:
    """Kinds of items that begin with one of a few values.

    https://github.com/azalea-rs/azalea (MIT), default components of 26.2.
    """
    found: dict[str, Tag] = {}
    for part in raw["fixed"].get(name, ()):
        value = stored_value(_PREFIX + name, tag_of_json(part["value"]))
        found.update(dict.fromkeys(in_sets(raw, part, known), value))
    return found


def hidden_modifiers() -> list[Tag]:
    """Of what hides its wearer on the locator bar (since 1.21.6; azalea as above)."""
    amount = Double(-1.0)
    modifier: Compound = {
        "type": f"{_PREFIX}waypoint_transmit_range",
        "id": f"{_PREFIX}waypoint_transmit_range_hide",
        "amount": amount,
        "operation": "add_multiplied_total",
        "slot": "head",
        "display": {"type": "hidden"},
    }
    return [modifier]


VALUES: Final[dict[str, Callable[[Raw, Known], dict[str, Tag]]]] = {
    "attribute_modifiers": attributes,
    "entity_data": spawned,
    "repairable": repairs,
    "tool": tools,
    "use_remainder": remainders,
    "weapon": weapons,
}
PRESENT: Final[dict[str, Callable[[Raw, Known], Iterable[str]]]] = {
    "consumable": eaten,
    "equippable": equipped,
    "blocks_attacks": lambda _raw, _known: ("shield",),
    "damage_type": spears,
    "death_protection": lambda _raw, _known: ("totem_of_undying",),
    "instrument": named("goat_horn"),
    "kinetic_weapon": spears,
    "piercing_weapon": spears,
    "pot_decorations": named("decorated_pot"),
    "provides_banner_patterns": named(family="*_banner_pattern"),
    "provides_trim_material": named(*_TRIMS),
}
"""Components of which it is known who has them, but not what they are."""
