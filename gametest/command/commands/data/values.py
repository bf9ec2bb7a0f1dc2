"""Where `data modify` takes its values from: `value`, `from`, `string` and `compute`.

https://minecraft.wiki/w/Commands/data#modify
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, TypeAlias, final

import attrs

from gametest.command.arguments.data.nbt_path import NbtPathArgument
from gametest.command.arguments.data.nbt_tag import NbtTagArgument
from gametest.command.arguments.primitive import IntegerArgument
from gametest.command.command_build_context import CommandBuildContext
from gametest.command.command_node import (
    CommandContext,
    CommandNode,
    Compiler,
    argument,
    literal,
)
from gametest.command.command_source_stack import CommandSourceStack
from gametest.command.data_access.accessor import DataAccessor
from gametest.command.data_access.reading import find_tags, java_slice, tag_as_text
from gametest.command.data_access.targets import data_targets
from gametest.command.engine.compiled_command import Step
from gametest.nbt.tags import Float, Int

if TYPE_CHECKING:
    from gametest.nbt.path import NbtPath
    from gametest.nbt.tags import Tag

Read: TypeAlias = Callable[[CommandSourceStack], Sequence["Tag"]]


@final
@attrs.frozen(eq=False)
class Values:
    read: Read
    """The tags to write, not copied; they may be part of what will be written to."""
    constant: Tag | None = attrs.field(default=None, kw_only=True)
    """What it always is, for `value`."""
    accessor: DataAccessor | None = attrs.field(default=None, kw_only=True)
    path: NbtPath | None = attrs.field(default=None, kw_only=True)
    """Where it comes from, for `from` with a path."""


WithValues: TypeAlias = Callable[[CommandContext, Values], Step]
"""Completes the compilation of a line whose values are known."""


_COMPUTE_SINCE: Final = 5023
"""Data version of 26.3."""


def value_sources(write: WithValues, context: CommandBuildContext) -> list[CommandNode]:
    """The nodes behind an operation; `write` says what happens with the values."""
    found = [_value(write), _from(write, context), _string(write, context)]
    if context.version.data_version >= _COMPUTE_SINCE:
        found.append(_compute(write, context))
    return found


def _value(write: WithValues) -> CommandNode:
    def compile_value(context: CommandContext) -> Step:
        values = (context["value"],)
        constant = Values(lambda _source: values, constant=values[0])
        return write(context, constant)

    return literal("value").then(
        argument("value", NbtTagArgument()).executes(compile_value)
    )


def _from(write: WithValues, context: CommandBuildContext) -> CommandNode:
    def compile_all(context: CommandContext) -> Step:
        accessor: DataAccessor = context["source"]
        return write(context, Values(lambda source: (accessor.get(source),)))

    def compile_part(context: CommandContext) -> Step:
        accessor: DataAccessor = context["source"]
        path: NbtPath = context["sourcePath"]
        values = Values(
            lambda source: find_tags(accessor.get_part(source, path), path),
            accessor=accessor,
            path=path,
        )
        return write(context, values)

    node = literal("from")
    path = argument("sourcePath", NbtPathArgument()).executes(compile_part)
    for kind, data in data_targets("source", context):
        data.executes(compile_all).then(path)
        node.then(kind)
    return node


def _string(write: WithValues, context: CommandBuildContext) -> CommandNode:
    compile_string = _string_compiler(write)
    end = argument("end", IntegerArgument()).executes(compile_string)
    start = argument("start", IntegerArgument()).executes(compile_string).then(end)
    path = argument("sourcePath", NbtPathArgument()).executes(compile_string)
    path.then(start)
    node = literal("string")
    for kind, data in data_targets("source", context):
        data.executes(compile_string).then(path)
        node.then(kind)
    return node


def _string_compiler(write: WithValues) -> Compiler:
    def compile_string(context: CommandContext) -> Step:
        accessor: DataAccessor = context["source"]
        path: NbtPath | None = context.find("sourcePath")
        start: int | None = context.find("start")
        end: int | None = context.find("end")

        def read(source: CommandSourceStack) -> Sequence[Tag]:
            if path is None:
                texts = [tag_as_text(accessor.get(source))]
            else:
                part = accessor.get_part(source, path)
                texts = [tag_as_text(tag) for tag in find_tags(part, path)]
            if start is None:
                return texts
            return [java_slice(text, start, end) for text in texts]

        return write(context, Values(read))

    return compile_string


def _compute(write: WithValues, context: CommandBuildContext) -> CommandNode:
    """An integer or a float, by which kind of number it is."""
    from gametest.command.commands.compute import Computed, computations

    def complete(found: CommandContext, compute: Computed) -> Step:
        def read(source: CommandSourceStack) -> Sequence[Tag]:
            value = compute(source)
            return (Int(value) if isinstance(value, int) else Float(value),)

        return write(found, Values(read))

    return literal("compute").then(*computations(context, complete))
