"""Conditions of criteria, each a field that several triggers have.

https://github.com/SpyglassMC/vanilla-mcdoc, `java/data/advancement/trigger.mcdoc`; what they mean:
https://minecraft.wiki/w/Advancement_definition#List_of_triggers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, TypeAlias, final

import attrs

from gametest.core.errors import UnsupportedError
from gametest.core.position import Vec3
from gametest.loot.block_predicate import read_state
from gametest.loot.condition.damage_conditions import read_damage_source
from gametest.loot.entity.entity_checks import distance_tests, read_effects
from gametest.loot.entity.entity_inventory_checks import item_reader
from gametest.loot.entity_predicate import read_entity
from gametest.loot.location_predicate import read_location
from gametest.loot.loot_context import LootContext
from gametest.loot.registries import TYPE_KEY
from gametest.loot.term import AllOf, Term

if TYPE_CHECKING:
    from gametest.advancement.advancement import Condition
    from gametest.advancement.trigger_event import TriggerEvent
    from gametest.item.stack_test import StackTest
    from gametest.level.entities.entity import Entity
    from gametest.loot.predicate_reader import PredicateReader
    from gametest.loot.registries import PredicateRegistries
    from gametest.registry.data_node import DataNode

Subject: TypeAlias = "Term[LootContext]"


@final
@attrs.frozen(eq=False)
class ReadingContext:
    predicates: PredicateReader

    @property
    def registries(self) -> PredicateRegistries:
        return self.predicates.registries

    @property
    def names_predicates(self) -> bool:
        """Since 26.3 every condition about something is a predicate, or the id of one."""
        return self.registries.since(TYPE_KEY)

    def about_entity(self, node: DataNode) -> Subject:
        """Until 26.2 an entity predicate, or a list of conditions about `this`."""
        if self.names_predicates:
            return self.predicates.read(node)
        if node.is_list:
            return AllOf(tuple(map(self.predicates.read, node.items())))
        return _About(read_entity(node, self.registries))

    def about_block(self, node: DataNode) -> Subject:
        if self.names_predicates:
            return self.predicates.read(node)
        return AllOf(tuple(map(self.predicates.read, node.items())))

    def item(self, node: DataNode) -> StackTest:
        return item_reader(self.registries).read(node)


@final
@attrs.frozen(eq=False)
class _About(Term[LootContext]):
    """An entity predicate about the context's own entity; false without one."""

    term: Term[Entity]

    def test(self, context: LootContext, subject: LootContext) -> bool:
        entity = context.this_entity
        return entity is not None and self.term.test(context, entity)

    def explain(self, context: LootContext, subject: LootContext) -> str:
        entity = context.this_entity
        return "no entity" if entity is None else self.term.explain(context, entity)


ConditionReader: TypeAlias = "Callable[[DataNode, ReadingContext], Condition]"


def the_player(node: DataNode, reading: ReadingContext) -> Condition:
    term = reading.about_entity(node)

    def holds(event: TriggerEvent) -> bool:
        context = event.about_entity(event.player)
        return term.test(context, context)

    return holds


def an_entity(name: str, *, may_miss: bool = False) -> ConditionReader:
    """`may_miss`: there may be none, which matches nothing."""

    def read(node: DataNode, reading: ReadingContext) -> Condition:
        term = reading.about_entity(node)

        def holds(event: TriggerEvent) -> bool:
            entity = event.what.get(name) if may_miss else event.get(name)
            if entity is None:
                return False
            context = event.about_entity(entity)
            return term.test(context, context)

        return holds

    return read


def one_of_entities(name: str) -> ConditionReader:
    """At least one of several matches."""

    def read(node: DataNode, reading: ReadingContext) -> Condition:
        term = reading.about_entity(node)

        def holds(event: TriggerEvent) -> bool:
            contexts = map(event.about_entity, event.get(name))
            return any(term.test(each, each) for each in contexts)

        return holds

    return read


def some_victims(node: DataNode, reading: ReadingContext) -> Condition:
    """Each predicate matches a victim of its own."""
    terms = [reading.about_entity(entry) for entry in node.items()]

    def holds(event: TriggerEvent) -> bool:
        left = [event.about_entity(victim) for victim in event.get("victims")]
        for term in terms:
            found = next((each for each in left if term.test(each, each)), None)
            if found is None:
                return False
            left.remove(found)
        return True

    return holds


def the_block(node: DataNode, reading: ReadingContext) -> Condition:
    term = reading.about_block(node)

    def holds(event: TriggerEvent) -> bool:
        context = event.about_block()
        return term.test(context, context)

    return holds


def an_item(name: str = "item") -> ConditionReader:
    def read(node: DataNode, reading: ReadingContext) -> Condition:
        test = reading.item(node)
        return lambda event: test.test(event.get(name))

    return read


def some_items(name: str) -> ConditionReader:
    """Each predicate matches one of the stacks."""

    def read(node: DataNode, reading: ReadingContext) -> Condition:
        tests = [reading.item(entry) for entry in node.items()]

        def holds(event: TriggerEvent) -> bool:
            left = list(event.get(name))
            for test in tests:
                found = next((each for each in left if test.test(each)), None)
                if found is None:
                    return False
                left.remove(found)
            return True

        return holds

    return read


def a_number(name: str) -> ConditionReader:
    def read(node: DataNode, reading: ReadingContext) -> Condition:
        bounds = node.bounds()
        return lambda event: bounds.contains(event.get(name))

    return read


def exactly(name: str) -> ConditionReader:
    def read(node: DataNode, reading: ReadingContext) -> Condition:
        wanted = node.integer()
        return lambda event: event.get(name) == wanted

    return read


def at_least(name: str) -> ConditionReader:
    def read(node: DataNode, reading: ReadingContext) -> Condition:
        wanted = node.integer(1)
        return lambda event: event.get(name) >= wanted

    return read


def an_id(name: str) -> ConditionReader:
    def read(node: DataNode, reading: ReadingContext) -> Condition:
        wanted = str(node.identifier())
        return lambda event: str(event.get(name)) == wanted

    return read


def some_ids(name: str, registry: str) -> ConditionReader:
    def read(node: DataNode, reading: ReadingContext) -> Condition:
        ids = reading.registries.id_set(node, registry)
        return lambda event: ids.contains(str(event.get(name)))

    return read


def the_blocks(node: DataNode, reading: ReadingContext) -> Condition:
    blocks = reading.registries.id_set(node, "block")
    return lambda event: blocks.contains(event.get("state").block.name)


def the_state(node: DataNode, reading: ReadingContext) -> Condition:
    _text, holds = read_state(node)
    return lambda event: holds(event.get("state"))


def unread(words: str) -> ConditionReader:
    """Not looked at: asking for it is unsupported."""

    def read(node: DataNode, reading: ReadingContext) -> Condition:
        def refuse(event: TriggerEvent) -> bool:
            mechanic = f"advancement trigger {words}"
            raise UnsupportedError(mechanic, event.player.block_pos)

        return refuse

    return read


def start_position(node: DataNode, reading: ReadingContext) -> Condition:
    term = read_location(node, reading.registries)

    def holds(event: TriggerEvent) -> bool:
        start: Vec3 = event.get("start_position")
        return term.test(event.about_entity(event.player), start)

    return holds


def a_distance(node: DataNode, reading: ReadingContext) -> Condition:
    """From where it began to the player."""
    tests = distance_tests(node)

    def holds(event: TriggerEvent) -> bool:
        start: Vec3 = event.get("start_position")
        here = event.player.pos
        return all(
            bounds.contains(measure(start, here)) for _key, bounds, measure in tests
        )

    return holds


def the_effects(node: DataNode, reading: ReadingContext) -> Condition:
    term = read_effects(node, reading.registries)
    return lambda event: term.test(event.about_entity(event.player), event.player)


def a_damage_source(name: str) -> ConditionReader:
    def read(node: DataNode, reading: ReadingContext) -> Condition:
        term = read_damage_source(node, reading.registries)

        def holds(event: TriggerEvent) -> bool:
            context = event.about_damage(event.get(name))
            return term.test(context, context)

        return holds

    return read


def damage(node: DataNode, reading: ReadingContext) -> Condition:
    """Amounts before and after protection, and what did it."""
    fields = node.object()
    conditions: list[Condition] = []
    for key in ("dealt", "taken"):
        found = fields.find(key)
        if found is not None:
            conditions.append(a_number(key)(found, reading))
    found = fields.find("blocked")
    if found is not None:
        wanted = found.boolean()
        conditions.append(lambda event: event.get("blocked") is wanted)
    found = fields.find("source_entity")
    if found is not None:
        conditions.append(_source_entity(found, reading))
    found = fields.find("type")
    if found is not None:
        conditions.append(a_damage_source("source")(found, reading))
    fields.finish()
    return lambda event: all(condition(event) for condition in conditions)


def _source_entity(node: DataNode, reading: ReadingContext) -> Condition:
    term = read_entity(node, reading.registries)

    def holds(event: TriggerEvent) -> bool:
        entity = event.get("source").causing
        return entity is not None and term.test(event.about_entity(entity), entity)

    return holds


def slot_counts(node: DataNode, reading: ReadingContext) -> Condition:
    """How many slots of the inventory are empty, occupied, full."""
    fields = node.object()
    wanted: Mapping[str, Condition] = {
        key: a_number(key)(found, reading)
        for key in ("empty", "occupied", "full")
        if (found := fields.find(key)) is not None
    }
    fields.finish()
    return lambda event: all(condition(event) for condition in wanted.values())


def inventory_items(node: DataNode, reading: ReadingContext) -> Condition:
    """A single predicate is about the stack that changed, several about all that is there.

    General knowledge of the game; the wiki speaks of items in the inventory.
    """
    tests = [reading.item(entry) for entry in node.items()]

    def holds(event: TriggerEvent) -> bool:
        if not tests:
            return True
        if len(tests) == 1:
            changed = event.get("item")
            return not changed.is_empty and tests[0].test(changed)
        stacks = event.get("items")
        return all(any(test.test(stack) for stack in stacks) for test in tests)

    return holds
