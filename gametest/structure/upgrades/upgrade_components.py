"""Item components: what changed in them after they came (1.20.5 to 26.2).

Items and block entities keep them as a map `components`. Sources: the folder and snapshot of
https://github.com/misode/technical-changes that each row names.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gametest.nbt.tags import Byte, Compound, Float, Tag, TagList
from gametest.structure.upgrades.upgrade_attributes import (
    attribute_name,
    upgrade_modifier,
)
from gametest.structure.upgrades.upgrade_rules import (
    Rule,
    compounds,
    namespaced,
    rename,
)
from gametest.structure.upgrades.upgrade_text import TEXT_VERSION, upgrade_text


def upgrade_item_id(name: Tag, data_version: int, target: int) -> Tag:
    """The item's name in the target version."""
    if isinstance(name, str):
        full = namespaced(name)
        for since, old, new in _ITEM_NAMES:
            if data_version < since <= target and full == old:
                full = new
        return full
    return name


_ITEM_NAMES: Final = (
    (3698, "minecraft:grass", "minecraft:short_grass"),  # 1.20.3 1.20.3-pre1
    # https://www.minecraft.net/article/minecraft-java-edition-1-20-5
    (3837, "minecraft:scute", "minecraft:turtle_scute"),
    (4542, "minecraft:chain", "minecraft:iron_chain"),  # 1.21.9 25w35a
)
"""First data version with the new name, old name, new name."""


def _at(name: str, convert: Callable[[Tag], Tag]) -> Callable[[Compound], None]:
    key = f"minecraft:{name}"

    def change(components: Compound) -> None:
        if key in components:
            components[key] = convert(components[key])

    return change


def _fire_resistant(components: Compound) -> None:
    if components.pop("minecraft:fire_resistant", None) is not None:
        components["minecraft:damage_resistant"] = {"types": "#minecraft:is_fire"}


def _modifiers_of_1_21(value: Tag) -> Tag:
    listed = value.get("modifiers") if isinstance(value, dict) else value
    for modifier in compounds(listed):
        upgrade_modifier(modifier)
    return value


def _modifier_names(value: Tag) -> Tag:
    listed = value.get("modifiers") if isinstance(value, dict) else value
    for modifier in compounds(listed):
        if "type" in modifier:
            modifier["type"] = attribute_name(modifier["type"])
    return value


def lock_predicate(value: Tag) -> Tag:
    """The name that a key must have, as a predicate over items."""
    if isinstance(value, str):
        return {"components": {"minecraft:custom_name": value}} if value else {}
    return value


def _model_data(value: Tag) -> Tag:
    return {"floats": [Float(value)]} if isinstance(value, int) else value


def _asset_id(value: Tag) -> Tag:
    if isinstance(value, dict):
        rename(value, "model", "asset_id")
    return value


def _lore(value: Tag) -> Tag:
    return [upgrade_text(line) for line in value] if isinstance(value, list) else value


def _pages(value: Tag) -> Tag:
    if isinstance(value, dict):
        pages = value.get("pages")
        for page in compounds(pages):
            for key, text in page.items():
                page[key] = upgrade_text(text)
    return value


def _lock_text(value: Tag) -> Tag:
    inner = value.get("components") if isinstance(value, dict) else None
    if isinstance(inner, dict) and "minecraft:custom_name" in inner:
        inner["minecraft:custom_name"] = upgrade_text(inner["minecraft:custom_name"])
    return value


_WRAPPED: Final = {
    "minecraft:enchantments": "levels",
    "minecraft:stored_enchantments": "levels",
    "minecraft:attribute_modifiers": "modifiers",
    "minecraft:can_break": "predicates",
    "minecraft:can_place_on": "predicates",
    "minecraft:dyed_color": "rgb",
}
"""Component -> the key that held its value beside `show_in_tooltip`."""


def _tooltip(components: Compound) -> None:
    """`show_in_tooltip` and its like become one component (1.21.5 25w04a)."""
    hidden: TagList = []
    for name, value in list(components.items()):
        if not isinstance(value, dict):
            continue
        if not value.pop("show_in_tooltip", Byte(1)):
            hidden.append(name)
        key = _WRAPPED.get(name)
        if key is not None and key in value:
            components[name] = value[key]
    display: Compound = {}
    if components.pop("minecraft:hide_tooltip", None) is not None:
        display["hide_tooltip"] = Byte(1)
    if components.pop("minecraft:hide_additional_tooltip", None) is not None:
        hidden += [name for name in components if name not in hidden]
    if hidden:
        display["hidden_components"] = hidden
    if display:
        components["minecraft:tooltip_display"] = display


def _weapon(value: Tag) -> Tag:
    if isinstance(value, dict):
        rename(value, "damage_per_attack", "item_damage_per_attack")
        if value.pop("can_disable_blocking", None):
            value["disable_blocking_for_seconds"] = Float(5)
    return value


RULES: Final = (
    Rule(3946, "1.21 24w21a", _at("attribute_modifiers", _modifiers_of_1_21)),
    Rule(4058, "1.21.2 24w33a", _at("attribute_modifiers", _modifier_names)),
    Rule(4069, "1.21.2 24w39a", _at("lock", lock_predicate)),
    Rule(4080, "1.21.2", _fire_resistant),
    Rule(4189, "1.21.4 24w45a", _at("custom_model_data", _model_data)),
    Rule(4189, "1.21.4", _at("equippable", _asset_id)),
    Rule(TEXT_VERSION, "1.21.5 25w02a", _at("custom_name", upgrade_text)),
    Rule(TEXT_VERSION, "1.21.5 25w02a", _at("item_name", upgrade_text)),
    Rule(TEXT_VERSION, "1.21.5 25w02a", _at("lore", _lore)),
    Rule(TEXT_VERSION, "1.21.5 25w02a", _at("written_book_content", _pages)),
    Rule(TEXT_VERSION, "1.21.5 25w02a", _at("lock", _lock_text)),
    Rule(4308, "1.21.5 25w04a", _tooltip),
    Rule(4325, "1.21.5", _at("weapon", _weapon)),
)
