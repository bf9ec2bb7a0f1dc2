"""Tests of item stacks, which say what they wanted and what they found."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, final

import attrs

from gametest.core.errors import UnsupportedError
from gametest.item.component_values import values_equal
from gametest.item.item_stack import ItemStack
from gametest.item.item_table import ItemTable
from gametest.nbt.snbt_writer import write_snbt
from gametest.nbt.tags import Tag
from gametest.registry.bounds import Bounds
from gametest.registry.id_set import IdSet


class StackTest(Protocol):
    def test(self, stack: ItemStack) -> bool: ...

    def explain(self, stack: ItemStack) -> str:
        """`name: expected ..., found ...`; asked only if `test` is false."""
        ...


@final
@attrs.frozen(eq=False)
class IsItem:
    items: IdSet

    def test(self, stack: ItemStack) -> bool:
        return self.items.contains(stack.id)

    def explain(self, stack: ItemStack) -> str:
        return f"id: expected {self.items}, found {stack.id}"


@final
@attrs.frozen(eq=False)
class CountIs:
    bounds: Bounds

    def test(self, stack: ItemStack) -> bool:
        return self.bounds.contains(stack.count)

    def explain(self, stack: ItemStack) -> str:
        return f"count: expected {self.bounds}, found {stack.count}"


@final
@attrs.frozen(eq=False)
class HasComponent:
    items: ItemTable
    name: str

    def test(self, stack: ItemStack) -> bool:
        return self.items.has_component(stack, self.name)

    def explain(self, stack: ItemStack) -> str:
        return f"{self.name}: expected the component, found none"


@final
@attrs.frozen(eq=False)
class ComponentIs:
    items: ItemTable
    name: str
    value: Tag

    def test(self, stack: ItemStack) -> bool:
        found = self.items.component(stack, self.name)
        return found is not None and values_equal(self.name, self.value, found)

    def explain(self, stack: ItemStack) -> str:
        found = component_text(self.items, stack, self.name)
        return f"{self.name}: expected {write_snbt(self.value)}, found {found}"


@final
@attrs.frozen(eq=False)
class ComponentHolds:
    """A predicate of one component, compiled."""

    items: ItemTable
    name: str
    expected: str
    holds: Callable[[ItemStack, Tag], bool]

    def test(self, stack: ItemStack) -> bool:
        found = self.items.component(stack, self.name)
        return found is not None and self.holds(stack, found)

    def explain(self, stack: ItemStack) -> str:
        found = component_text(self.items, stack, self.name)
        return f"{self.name}: expected {self.expected}, found {found}"


@final
@attrs.frozen(eq=False)
class UnsupportedTest:
    mechanic: str

    def test(self, stack: ItemStack) -> bool:
        raise UnsupportedError(self.mechanic)

    def explain(self, stack: ItemStack) -> str:
        return f"{self.mechanic} is not simulated"


@final
@attrs.frozen(eq=False)
class Negated:
    inner: StackTest
    text: str

    def test(self, stack: ItemStack) -> bool:
        return not self.inner.test(stack)

    def explain(self, stack: ItemStack) -> str:
        return f"expected {self.text} to fail, and it passed"


@final
@attrs.frozen(eq=False)
class EitherTest:
    tests: tuple[StackTest, ...]

    def test(self, stack: ItemStack) -> bool:
        return any(test.test(stack) for test in self.tests)

    def explain(self, stack: ItemStack) -> str:
        return " and ".join(test.explain(stack) for test in self.tests)


@final
@attrs.frozen(eq=False)
class EveryTest:
    tests: tuple[StackTest, ...]

    def test(self, stack: ItemStack) -> bool:
        return all(test.test(stack) for test in self.tests)

    def explain(self, stack: ItemStack) -> str:
        for test in self.tests:
            if not test.test(stack):
                return test.explain(stack)
        return "the tests pass now"


def component_text(items: ItemTable, stack: ItemStack, name: str) -> str:
    found = items.component(stack, name)
    return "none" if found is None else write_snbt(found)
