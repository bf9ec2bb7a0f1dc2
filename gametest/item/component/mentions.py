"""The entries of registries that the value of a component names.

The value is in the form in which the game keeps it, so the walks need not look at its types twice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from gametest.core.suggest import did_you_mean
from gametest.nbt.tags import Tag

if TYPE_CHECKING:
    from gametest.item.item_table import ItemTable


class Mention(NamedTuple):
    registry: str
    id: str
    """With namespace; a tag with `#`."""


Walk: TypeAlias = Callable[[Tag], Iterator[Mention]]


def mentions(name: str, value: Tag) -> Iterator[Mention]:
    """`name` with namespace."""
    walk = _WALKS.get(name.removeprefix("minecraft:"))
    return iter(()) if walk is None else walk(value)


def unknown_item(name: str, value: Tag, items: ItemTable) -> str | None:
    """The first item or component that does not exist, in words."""
    for registry, id in mentions(name, value):
        problem = None
        if registry == "data_component_type":
            problem = items.component_types.problem(id)
        elif registry == "item" and not id.startswith("#") and not items.has(id):
            problem = f"unknown item {id!r}{did_you_mean(id, items.ids())}"
        if problem is not None:
            return f"{name}: {problem}"
    return None


def _ids(registry: str) -> Walk:
    """One, a tag or a list."""

    def walk(value: Tag) -> Iterator[Mention]:
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, str):
                yield Mention(registry, each)

    return walk


def _keys(registry: str) -> Walk:
    def walk(value: Tag) -> Iterator[Mention]:
        for key in value if isinstance(value, dict) else ():
            yield Mention(registry, key)

    return walk


def _each(inner: Walk) -> Walk:
    def walk(value: Tag) -> Iterator[Mention]:
        for each in value if isinstance(value, list) else ():
            yield from inner(each)

    return walk


def _fields(**inner: Walk) -> Walk:
    def walk(value: Tag) -> Iterator[Mention]:
        if not isinstance(value, dict):
            return
        for key, read in inner.items():
            part = value.get(key)
            if part is not None:
                yield from read(part)

    return walk


def _components(value: Tag) -> Iterator[Mention]:
    for name, part in value.items() if isinstance(value, dict) else ():
        yield Mention("data_component_type", name.removeprefix("!"))
        yield from mentions(name, part)


def _effects(value: Tag) -> Iterator[Mention]:
    """Effects to give, or the ids of those to take away."""
    yield from _EFFECTS(value)
    yield from _ids("mob_effect")(value)


def _decorations(value: Tag) -> Iterator[Mention]:
    if isinstance(value, dict):
        yield from _each(_STACK)([*value.values()])
    yield from _ids("item")(value)


_STACK: Final = _fields(id=_ids("item"), components=_components)
_EFFECTS: Final = _each(_fields(id=_ids("mob_effect")))
_CONSUMED: Final = _each(_fields(effects=_effects))
_TYPED: Final = _fields(id=_ids("entity_type"))
_WALKS: Final[dict[str, Walk]] = {
    "attribute_modifiers": _each(_fields(type=_ids("attribute"))),
    "bees": _each(_fields(entity_data=_TYPED)),
    "blocks_attacks": _fields(
        bypassed_by=_ids("damage_type"),
        damage_reductions=_each(_fields(type=_ids("damage_type"))),
    ),
    "bundle_contents": _each(_STACK),
    "charged_projectiles": _each(_STACK),
    "consumable": _fields(on_consume_effects=_CONSUMED),
    "container": _each(_fields(item=_STACK)),
    "damage_resistant": _fields(types=_ids("damage_type")),
    "damage_type": _ids("damage_type"),
    "death_protection": _fields(death_effects=_CONSUMED),
    "debug_stick_state": _keys("block"),
    "enchantments": _keys("enchantment"),
    "entity_data": _TYPED,
    "equippable": _fields(allowed_entities=_ids("entity_type")),
    "mob_visibility": _fields(targeting_entity_types=_ids("entity_type")),
    "pot_decorations": _decorations,
    "potion_contents": _fields(potion=_ids("potion"), custom_effects=_EFFECTS),
    "repairable": _fields(items=_ids("item")),
    "stored_enchantments": _keys("enchantment"),
    "sulfur_cube_content": _STACK,
    "suspicious_stew_effects": _EFFECTS,
    "tool": _fields(rules=_each(_fields(blocks=_ids("block")))),
    "tooltip_display": _fields(hidden_components=_ids("data_component_type")),
    "use_remainder": _STACK,
}
