"""Slot sources: where items are looked for (https://minecraft.wiki/w/Slot_source).

Since 1.21.11 in loot tables, since 26.3 in commands too. What is found are copies of stacks.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from gametest.core.errors import UnsupportedError
from gametest.core.suggest import did_you_mean
from gametest.item.item_stack import ItemStack
from gametest.item.slot_ranges import slot_ranges
from gametest.loot.block_slots import block_slot
from gametest.loot.entity_inventory_checks import item_reader
from gametest.loot.entity_slots import entity_slot
from gametest.loot.loot_context import LootContext
from gametest.loot.table.block_components import stacks_in

if TYPE_CHECKING:
    from gametest.loot.registries import PredicateRegistries
    from gametest.registry.data_node import DataNode, DataObject

SlotSource: TypeAlias = Callable[[LootContext], list[ItemStack]]

CONTAINERS: Final = ("container", "bundle_contents", "charged_projectiles")
_ENTITIES: Final = (
    *("this", "attacker", "direct_attacker", "attacking_player"),
    *("target_entity", "interacting_entity"),
)
_KINDS: Final = (
    *("contents", "empty", "filtered", "group", "limit_slots", "slot_range"),
)


def read_slot_source(node: DataNode, registries: PredicateRegistries) -> SlotSource:
    if node.is_list:
        return _group([read_slot_source(each, registries) for each in node.items()])
    if node.is_text:
        return refusal(f"slot source: {node.value}")
    fields = node.object()
    kind = fields.get("type")
    word = "" if kind is None else kind.identifier().path
    source: SlotSource = _nothing
    match word:
        case "group":
            found = fields.get("terms")
            if found is not None:
                source = read_slot_source(found, registries)
        case "slot_range":
            source = _range(fields, registries)
        case "contents":
            source = _contents(_inner(fields, registries), component_word(fields))
        case "filtered":
            source = _filtered(fields, registries)
        case "limit_slots":
            limit = fields.get("limit")
            most = 1 if limit is None else limit.integer(1)
            inner = _inner(fields, registries)
            source = lambda context: inner(context)[:most]  # noqa: E731
        case "empty":
            pass
        case _ if kind is not None:
            hint = did_you_mean(word, _KINDS)
            kind.issue("unknown-type", f"unknown slot source {word!r}{hint}")
    fields.finish()
    return source


def component_word(fields: DataObject) -> str:
    """Of the field `component`, without namespace."""
    found = fields.get("component")
    if found is None:
        return CONTAINERS[0]
    word = found.identifier().path
    if word not in CONTAINERS:
        hint = did_you_mean(word, CONTAINERS)
        found.issue("unknown-word", f"{word!r} holds no items{hint}")
    return word


def refusal(mechanic: str) -> SlotSource:
    def refuse(_context: LootContext) -> list[ItemStack]:
        raise UnsupportedError(mechanic)

    return refuse


def _nothing(_context: LootContext) -> list[ItemStack]:
    return []


def _inner(fields: DataObject, registries: PredicateRegistries) -> SlotSource:
    found = fields.get("slot_source")
    return _nothing if found is None else read_slot_source(found, registries)


def _group(sources: list[SlotSource]) -> SlotSource:
    return lambda context: [stack for source in sources for stack in source(context)]


def _range(fields: DataObject, registries: PredicateRegistries) -> SlotSource:
    slots = fields.get("slots")
    word = "" if slots is None else slots.text()
    known = slot_ranges(registries.version)
    found = known.get(word)
    if found is None and slots is not None:
        slots.issue("unknown-word", f"unknown slot {word!r}{did_you_mean(word, known)}")
    numbers = () if found is None else found.slots
    node = fields.find("source")
    source = "container"
    if node is not None:
        source = node.word(*_ENTITIES, "block_entity", "container")

    def stacks(context: LootContext) -> list[ItemStack]:
        if source == "container":
            mechanic = "slot source: container"
            raise UnsupportedError(mechanic)
        level = context.level
        if source == "block_entity":
            if context.block_entity is None:
                return []
            pos = context.block_entity.pos
            accesses = [block_slot(level, pos, number) for number in numbers]
        else:
            entity = context.entity(source)
            if entity is None:
                return []
            items = level.world.items.table
            accesses = [entity_slot(entity, number, items) for number in numbers]
        return [access.get() for access in accesses if access is not None]

    return stacks


def _contents(inner: SlotSource, component: str) -> SlotSource:
    return lambda context: [
        each for stack in inner(context) for _, each in stacks_in(stack, component)
    ]


def _filtered(fields: DataObject, registries: PredicateRegistries) -> SlotSource:
    inner = _inner(fields, registries)
    found = fields.get("item_filter")
    if found is None:
        return inner
    test = item_reader(registries).read(found)
    return lambda context: [stack for stack in inner(context) if test.test(stack)]
