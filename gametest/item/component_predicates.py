"""Predicates of single components: `damage~{...}`, the `predicates` of item predicates.

https://minecraft.wiki/w/Data_component_predicate
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from gametest.item.collection_predicate import read_collection
from gametest.item.component_values import ComponentValueError, custom_data
from gametest.item.container_component import stacks_of
from gametest.item.field_predicates import FIELD_PREDICATES
from gametest.item.item_stack import ItemStack, full_id
from gametest.item.stack_test import ComponentHolds, HasComponent, UnsupportedTest
from gametest.nbt.from_json import tag_of_json
from gametest.nbt.matching import nbt_matches
from gametest.nbt.snbt_writer import write_snbt
from gametest.nbt.tags import Tag
from gametest.registry.bounds import Bounds
from gametest.registry.id_set import IdSet

if TYPE_CHECKING:
    from gametest.item.item_predicates import ItemPredicateReader
    from gametest.item.stack_test import StackTest
    from gametest.registry.data_node import DataNode

_POTION_FIELDS: Final = 5023
"""26.3: the type `PotionsPredicate` of https://github.com/SpyglassMC/vanilla-mcdoc (MIT)."""
Holds: TypeAlias = Callable[[ItemStack, Tag], bool]


def read_component_predicate(
    name: str, node: DataNode, reader: ItemPredicateReader
) -> StackTest:
    """`name` in full; faults are noted in the node."""
    word = name.removeprefix("minecraft:")
    items = reader.items
    match word:
        case "custom_data":
            expected, holds = _custom_data(node)
        case "damage":
            expected, holds = _damage(node, reader)
        case "enchantments" | "stored_enchantments":
            expected, holds = _enchantments(node, reader)
        case "potion_contents":
            expected, holds = _potion(node, reader)
        case "container" | "bundle_contents":
            expected, holds = _contents(node, reader)
        case _ if word in FIELD_PREDICATES:
            test = FIELD_PREDICATES[word](node, reader)
            expected, holds = "other values", lambda _stack, tag: test(tag)
        case _:
            # Since 1.21.11 (25w41a) any type may be asked for its existence by an empty one.
            if items.version.data_version >= 4671 and node.value == {}:
                return HasComponent(items, name)
            node.issue("unknown-type", f"{name!r} is no predicate of components")
            return HasComponent(items, name)
    return ComponentHolds(items, name, expected, holds)


def _custom_data(node: DataNode) -> tuple[str, Holds]:
    try:
        pattern = custom_data(tag_of_json(node.value))
    except ComponentValueError as error:
        node.issue("wrong-type", str(error))
        pattern = {}
    return f"at least {write_snbt(pattern)}", lambda _, tag: nbt_matches(pattern, tag)


def _damage(node: DataNode, reader: ItemPredicateReader) -> tuple[str, Holds]:
    fields = node.object()
    damage, left = fields.find("damage"), fields.find("durability")
    fields.finish()
    used = Bounds() if damage is None else damage.bounds()
    rest = Bounds() if left is None else left.bounds()
    items = reader.items

    def holds(stack: ItemStack, _tag: Tag) -> bool:
        found = items.damage(stack)
        most = items.component(stack, "minecraft:max_damage")
        whole = int(most) if isinstance(most, int) else 0
        return used.contains(found) and rest.contains(whole - found)

    return f"damage {used} and durability {rest}", holds


def _enchantments(node: DataNode, reader: ItemPredicateReader) -> tuple[str, Holds]:
    wanted: list[tuple[IdSet | None, Bounds]] = []
    for entry in node.items():
        fields = entry.object()
        kinds, levels = fields.find("enchantments"), fields.find("levels")
        fields.finish()
        wanted.append(
            (
                None if kinds is None else reader.id_set(kinds, "enchantment"),
                Bounds() if levels is None else levels.bounds(),
            )
        )

    def holds(_stack: ItemStack, tag: Tag) -> bool:
        found = tag if isinstance(tag, dict) else {}
        levels = {
            full_id(id): int(level)
            for id, level in found.items()
            if isinstance(level, int)
        }
        return all(_has_level(kinds, bounds, levels) for kinds, bounds in wanted)

    text = " and ".join(
        f"{kinds or 'any enchantment'} at {bounds}" for kinds, bounds in wanted
    )
    return text or "any", holds


def _has_level(kinds: IdSet | None, bounds: Bounds, levels: dict[str, int]) -> bool:
    if kinds is None:
        open_ended = bounds.minimum is None and bounds.maximum is None
        if open_ended:
            return bool(levels)
        return any(map(bounds.contains, levels.values()))
    # A list with an enchantment that is missing has level 0, which no stored one has.
    return any(
        kinds.contains(id) and bounds.contains(level) for id, level in levels.items()
    )


def _potion(node: DataNode, reader: ItemPredicateReader) -> tuple[str, Holds]:
    """Since 26.3 `{potions, effects}`; before, the potions alone."""
    if reader.items.version.data_version >= _POTION_FIELDS:
        fields = node.object()
        potions, effects = fields.find("potions"), fields.find("effects")
        fields.finish()
        if effects is not None and effects.object().node.value:
            mechanic = "item predicate: minecraft:potion_contents effects"
            return "effects", _refusal(mechanic)
        if potions is None:
            return "any", lambda _stack, _tag: True
        node = potions
    kinds = reader.id_set(node, "potion")

    def holds(_stack: ItemStack, tag: Tag) -> bool:
        found = tag.get("potion") if isinstance(tag, dict) else tag
        return isinstance(found, str) and kinds.contains(full_id(found))

    return str(kinds), holds


def _refusal(mechanic: str) -> Holds:
    refusing = UnsupportedTest(mechanic)
    return lambda stack, _tag: refusing.test(stack)


def _contents(node: DataNode, reader: ItemPredicateReader) -> tuple[str, Holds]:
    fields = node.object()
    items = fields.find("items")
    fields.finish()
    if items is None:
        return "any contents", lambda _stack, _tag: True
    collection = read_collection(items, reader)

    def holds(_stack: ItemStack, tag: Tag) -> bool:
        return collection(stacks_of(tag))

    return "other contents", holds
