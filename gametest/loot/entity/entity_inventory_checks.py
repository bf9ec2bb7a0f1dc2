"""Terms about what an entity wears, holds and carries."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametest.core.suggest import did_you_mean
from gametest.item.item_predicates import ItemPredicateReader
from gametest.item.slot_ranges import EQUIPMENT_SLOTS, SlotRange, slot_ranges
from gametest.loot.entity_slots import entity_slot, equipped
from gametest.loot.loot_context import LootContext
from gametest.loot.term import AllOf, Check, Term

if TYPE_CHECKING:
    from gametest.item.item_stack import ItemStack
    from gametest.item.item_table import ItemTable
    from gametest.item.stack_test import StackTest
    from gametest.level.entities.entity import Entity
    from gametest.loot.registries import PredicateRegistries
    from gametest.registry.data_node import DataNode


def item_reader(registries: PredicateRegistries) -> ItemPredicateReader:
    return ItemPredicateReader(registries.items, registries.tags, registries.check_set)


def read_equipment(node: DataNode, registries: PredicateRegistries) -> Term[Entity]:
    reader = item_reader(registries)
    terms: list[Term[Entity]] = []
    words = tuple(EQUIPMENT_SLOTS.values())
    for key, entry in node.entries():
        if key not in words:
            hint = did_you_mean(key, words)
            entry.issue(
                "unknown-word", f"unknown equipment slot {key!r}{hint}", at_key=True
            )
            continue
        terms.append(_worn(key, reader.read(entry)))
    return AllOf(tuple(terms))


def _worn(slot: str, test: StackTest) -> Term[Entity]:
    def holds(_context: LootContext, entity: Entity) -> bool:
        return entity.is_living and test.test(equipped(entity, slot))

    def found(_context: LootContext, entity: Entity) -> str:
        if not entity.is_living:
            return "an entity without equipment"
        stack = equipped(entity, slot)
        return f"{stack} ({test.explain(stack)})"

    return Check(f"equipment.{slot}", "an item that matches", holds, found)


def read_slots(node: DataNode, registries: PredicateRegistries) -> Term[Entity]:
    reader = item_reader(registries)
    known = slot_ranges(registries.version)
    terms: list[Term[Entity]] = []
    for key, entry in node.entries():
        slots = known.get(key)
        if slots is None:
            hint = did_you_mean(key, known)
            entry.issue("unknown-word", f"unknown slot {key!r}{hint}", at_key=True)
            continue
        terms.append(_carried(slots, reader.read(entry), registries.items))
    return AllOf(tuple(terms))


def _carried(slots: SlotRange, test: StackTest, items: ItemTable) -> Term[Entity]:
    def stacks(entity: Entity) -> list[ItemStack]:
        found = (entity_slot(entity, number, items) for number in slots.numbers())
        return [slot.get() for slot in found if slot is not None]

    def holds(_context: LootContext, entity: Entity) -> bool:
        return any(test.test(stack) for stack in stacks(entity))

    def found(_context: LootContext, entity: Entity) -> str:
        there = stacks(entity)
        if not there:
            return "no such slot"
        held = [str(stack) for stack in there if not stack.is_empty]
        if len(there) == 1:
            return f"{there[0]} ({test.explain(there[0])})"
        return ", ".join(held) or "only empty slots"

    return Check(f"slots.{slots.name}", "an item that matches", holds, found)
