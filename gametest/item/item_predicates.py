"""Item predicates of JSON files: `{items, count, components, predicates}`.

https://minecraft.wiki/w/Predicate#Item
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, final

import attrs

from gametest.item.component.mentions import unknown_item
from gametest.item.component_predicates import read_component_predicate
from gametest.item.component_values import ComponentValueError, stored_value
from gametest.item.item_stack import full_id
from gametest.item.item_table import ItemTable, UnknownItemError
from gametest.item.stack_test import (
    ComponentIs,
    CountIs,
    EveryTest,
    IsItem,
    StackTest,
)
from gametest.nbt.from_json import tag_of_json
from gametest.registry.data_node import STAND_IN
from gametest.registry.id_set import IdSet

if TYPE_CHECKING:
    from gametest.registry.data_node import DataNode
    from gametest.registry.tag_lookup import TagLookups


@final
@attrs.frozen(eq=False)
class ItemPredicateReader:
    items: ItemTable
    tags: TagLookups | None
    check: Callable[[DataNode, IdSet], None] | None = None
    """Notes entries of registries and tags that do not exist; None: only items are known."""

    def id_set(self, node: DataNode, registry: str) -> IdSet:
        found = node.id_set(registry, self.tags)
        if self.check is not None:
            self.check(node, found)
        return found

    def read(self, node: DataNode) -> StackTest:
        fields = node.object()
        tests: list[StackTest] = []
        found = fields.find("items")
        if found is not None:
            tests.append(IsItem(self._item_ids(found)))
        found = fields.find("count")
        if found is not None:
            tests.append(CountIs(found.bounds()))
        found = fields.find("components")
        if found is not None:
            tests += self.read_exact(found)
        found = fields.find("predicates")
        if found is not None:
            tests += self.read_partial(found)
        fields.finish()
        return tests[0] if len(tests) == 1 else EveryTest(tuple(tests))

    def read_exact(self, node: DataNode) -> list[StackTest]:
        """The map of components that must have a value."""
        tests: list[StackTest] = []
        for key, entry in node.entries():
            name = full_id(key)
            if not self._is_component(name, entry):
                continue
            try:
                value = stored_value(name, tag_of_json(entry.value), self.items.version)
            except ComponentValueError as error:
                entry.issue("wrong-type", str(error))
                continue
            problem = unknown_item(name, value, self.items)
            if problem is not None:
                entry.issue("unknown-word", problem)
            tests.append(ComponentIs(self.items, name, value))
        return tests

    def read_partial(self, node: DataNode) -> list[StackTest]:
        """The map of predicates of components."""
        return [
            read_component_predicate(full_id(key), entry, self)
            for key, entry in node.entries()
            if self._is_component(full_id(key), entry)
        ]

    def _is_component(self, name: str, entry: DataNode) -> bool:
        problem = self.items.component_types.problem(name)
        if problem is not None:
            entry.issue("unknown-type", problem, at_key=True)
        return problem is None

    def _item_ids(self, node: DataNode) -> IdSet:
        found = self.id_set(node, "item")
        for id in sorted(found.ids) if self.check is None else ():
            try:
                self.items.check(id)
            except UnknownItemError as error:
                if id != str(STAND_IN):
                    node.issue("unknown-item", str(error))
        return found
