"""Items to give: `stick`, `stick[custom_name="x",!damage]`.

https://minecraft.wiki/w/Argument_types#minecraft:item_stack
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

import attrs

from gametest.command.argument_type import ArgumentType
from gametest.command.arguments.identifiers import read_identifier
from gametest.command.arguments.item.component_names import unknown_name
from gametest.item.component_values import ComponentValueError, stored_value
from gametest.item.item_stack import ItemStack
from gametest.item.item_table import ItemTable, UnknownItemError
from gametest.item.stack_check import stack_problem
from gametest.nbt.tags import Compound, Tag

if TYPE_CHECKING:
    from gametest.command.command_build_context import CommandBuildContext
    from gametest.core.string_reader import StringReader


@final
@attrs.frozen(eq=False)
class ItemStackArgument(ArgumentType[ItemStack]):
    """A stack of one."""

    context: CommandBuildContext

    def parse(self, reader: StringReader) -> ItemStack:
        start = reader.cursor
        id = read_item_id(reader, self.context.items)
        stack = ItemStack(id, 1, self._read_components(reader))
        problem = stack_problem(stack, self.context.items)
        if problem is not None:
            raise reader.error(f"malformed item: {problem}", start)
        # What the kind has by itself is not kept (https://minecraft.wiki/w/Item_format).
        return self.context.items.settled(stack, ItemStack(id))

    def _read_components(self, reader: StringReader) -> Compound:
        """A comma may stand behind the last one: packs write it, Spyglass reads it.

        https://github.com/SpyglassMC/Spyglass, parser of arguments
        """
        components: Compound = {}
        if reader.peek() != "[":
            return components
        start = reader.cursor
        reader.cursor += 1
        reader.skip_whitespace()
        while reader.peek() != "]":
            self._read_component(reader, components)
            reader.skip_whitespace()
            if reader.peek() == ",":
                reader.cursor += 1
                reader.skip_whitespace()
            elif reader.peek() != "]":
                raise reader.error("the components are not closed with ']'", start)
        reader.cursor += 1
        return components

    def _read_component(self, reader: StringReader, components: Compound) -> None:
        start = reader.cursor
        removes = reader.peek() == "!"
        if removes:
            reader.cursor += 1
            reader.skip_whitespace()
        name = read_component_name(reader, self.context.items)
        if name in components or f"!{name}" in components:
            raise reader.error(f"component {name!r} is given twice", start)
        if removes:
            components[f"!{name}"] = {}
            return
        reader.skip_whitespace()
        if reader.peek() != "=":
            raise reader.error(f"expected '=' after the component {name!r}")
        reader.cursor += 1
        reader.skip_whitespace()
        components[name] = read_component(reader, name, self.context)


def read_item_id(reader: StringReader, items: ItemTable) -> str:
    start = reader.cursor
    id = str(read_identifier(reader))
    try:
        items.check(id)
    except UnknownItemError as error:
        raise reader.error(str(error), start) from None
    return id


def read_component(
    reader: StringReader, name: str, context: CommandBuildContext
) -> Tag:
    """The value of a component, as the game keeps it."""
    from gametest.nbt.snbt import read_snbt

    start = reader.cursor
    try:
        value = stored_value(name, read_snbt(reader), context.version)
    except ComponentValueError as error:
        raise reader.error(str(error), start) from None
    problem = unknown_name(name, value, context)
    if problem is not None:
        raise reader.error(problem, start)
    return value


def read_component_name(reader: StringReader, items: ItemTable) -> str:
    start = reader.cursor
    name = str(read_identifier(reader))
    problem = items.component_types.problem(name)
    if problem is not None:
        raise reader.error(problem, start)
    return name
