"""Tests of item stacks: `*`, `stick`, `#logs`, each with `[...]`.

https://minecraft.wiki/w/Argument_types#minecraft:item_predicate: commas mean "and", `|` means "or",
`!` negates one test; `name` asks for a component, `name=value` for its value, `name~value` for a
predicate of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.command.argument_type import ArgumentType
from gametest.command.arguments.identifiers import read_identifier
from gametest.command.arguments.item.component_names import (
    first_error,
    item_predicate_reader,
)
from gametest.command.arguments.item.item_stack import read_component, read_item_id
from gametest.core.suggest import did_you_mean
from gametest.item.stack_test import (
    ComponentIs,
    CountIs,
    EitherTest,
    HasComponent,
    IsItem,
    Negated,
    StackTest,
)
from gametest.registry.bounds import Bounds
from gametest.registry.id_set import IdSet

if TYPE_CHECKING:
    from gametest.command.command_build_context import CommandBuildContext
    from gametest.core.string_reader import StringReader
    from gametest.item.item_stack import ItemStack
    from gametest.registry.structuring import StructuringIssue

_COUNT: Final = "minecraft:count"


@final
@attrs.frozen(eq=False)
class ItemPredicate:
    text: str
    """As written."""
    tests: tuple[StackTest, ...]
    """All must pass."""

    def test(self, stack: ItemStack) -> bool:
        """An empty stack never matches.

        Raises `UnsupportedError` for a component that is not simulated.
        """
        if stack.is_empty:
            return False
        for test in self.tests:  # noqa: SIM110  # asked for every slot of a range
            if not test.test(stack):
                return False
        return True

    def explain(self, stack: ItemStack) -> str:
        """Which test failed, with expected and found."""
        if stack.is_empty:
            return f"expected {self.text}, found nothing"
        for test in self.tests:
            if not test.test(stack):
                return test.explain(stack)
        return f"{stack} passes"


@final
@attrs.frozen(eq=False)
class ItemPredicateArgument(ArgumentType[ItemPredicate]):
    context: CommandBuildContext

    def parse(self, reader: StringReader) -> ItemPredicate:
        start = reader.cursor
        tests: list[StackTest] = []
        if reader.peek() == "*":
            reader.cursor += 1
        elif reader.peek() == "#":
            tests.append(IsItem(self._read_tag(reader)))
        else:
            id = read_item_id(reader, self.context.items)
            tests.append(IsItem(IdSet("item", frozenset({id}))))
        if reader.peek() == "[":
            tests += self._read_tests(reader)
        return ItemPredicate(reader.text[start : reader.cursor], tuple(tests))

    def _read_tag(self, reader: StringReader) -> IdSet:
        start = reader.cursor
        reader.cursor += 1
        tag = str(read_identifier(reader))
        if not self.context.knows_tag("item", tag):
            near = did_you_mean(tag, self.context.tag_names("item"))
            raise reader.error(f"unknown item tag '#{tag}'{near}", start)
        return IdSet("item", frozenset(), tag, self.context.tags_at_run)

    def _read_tests(self, reader: StringReader) -> list[StackTest]:
        start = reader.cursor
        reader.cursor += 1
        reader.skip_whitespace()
        tests: list[StackTest] = []
        while reader.peek() != "]":
            choices = [self._read_test(reader)]
            while reader.peek() == "|":
                reader.cursor += 1
                reader.skip_whitespace()
                choices.append(self._read_test(reader))
            tests.append(
                choices[0] if len(choices) == 1 else EitherTest(tuple(choices))
            )
            if reader.peek() == ",":
                reader.cursor += 1
                reader.skip_whitespace()
            elif reader.peek() != "]":
                raise reader.error("the tests are not closed with ']'", start)
        reader.cursor += 1
        return tests

    def _read_test(self, reader: StringReader) -> StackTest:
        start = reader.cursor
        negated = reader.peek() == "!"
        if negated:
            reader.cursor += 1
            reader.skip_whitespace()
        test = self._read_plain_test(reader)
        if negated:
            test = Negated(test, reader.text[start + 1 : reader.cursor].strip())
        reader.skip_whitespace()
        return test

    def _read_plain_test(self, reader: StringReader) -> StackTest:
        start = reader.cursor
        name = str(read_identifier(reader))
        items = self.context.items
        if name != _COUNT:
            problem = items.component_types.problem(name)
            if problem is not None:
                raise reader.error(problem, start)
        after = reader.cursor
        reader.skip_whitespace()
        sign = reader.peek()
        if sign not in ("=", "~"):
            reader.cursor = after
            return CountIs(Bounds(1)) if name == _COUNT else HasComponent(items, name)
        reader.cursor += 1
        reader.skip_whitespace()
        # A count is a number or a range behind either sign.
        if sign == "=" and name != _COUNT:
            return self._read_value(reader, name)
        return self._read_wave(reader, name)

    def _read_value(self, reader: StringReader, name: str) -> StackTest:
        value = read_component(reader, name, self.context)
        return ComponentIs(self.context.items, name, value)

    def _read_wave(self, reader: StringReader, name: str) -> StackTest:
        from gametest.item.component_predicates import read_component_predicate
        from gametest.nbt.snbt import read_snbt
        from gametest.registry.data_node import DataNode

        start = reader.cursor
        issues: list[StructuringIssue] = []
        node = DataNode(read_snbt(reader), (), issues)
        test: StackTest
        if name == _COUNT:
            test = CountIs(node.bounds())
        else:
            item_reader = item_predicate_reader(self.context)
            test = read_component_predicate(name, node, item_reader)
        error = first_error(issues)
        if error is not None:
            raise reader.error(error.message, start)
        return test
