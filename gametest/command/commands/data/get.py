"""`data get`: all data, a part, or a number times a scale.

The result is a number rounded down, or the length of a string, list, array or compound; 1 for all
data (https://minecraft.wiki/w/Commands/data#get).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametest.command.arguments.data.nbt_path import NbtPathArgument
from gametest.command.arguments.primitive import FloatArgument
from gametest.command.command_build_context import CommandBuildContext
from gametest.command.command_node import (
    CommandContext,
    CommandNode,
    argument,
    literal,
)
from gametest.command.command_source_stack import CommandSourceStack
from gametest.command.data_access.accessor import DataAccessor
from gametest.command.data_access.reading import (
    find_single_tag,
    rounded_down,
    tag_as_result,
)
from gametest.command.data_access.targets import data_targets
from gametest.command.engine.compiled_command import Step
from gametest.command.errors import CommandError
from gametest.nbt.snbt_writer import write_snbt
from gametest.nbt.tags import NUMBER_TYPES, tag_name

if TYPE_CHECKING:
    from gametest.nbt.path import NbtPath


def build_get(context: CommandBuildContext) -> CommandNode:
    scale = argument("scale", FloatArgument()).executes(_get_scaled)
    path = argument("path", NbtPathArgument()).executes(_get_part).then(scale)
    get = literal("get")
    for kind, data in data_targets("target", context):
        data.executes(_get_all).then(path)
        get.then(kind)
    return get


def _get_all(context: CommandContext) -> Step:
    target: DataAccessor = context["target"]

    def run(source: CommandSourceStack) -> int:
        opened = target.open(source)
        compound = opened.get()
        if not source.silent:
            text = write_snbt(compound, spaced=True)
            source.send_success(f"{opened.describe()} has the following data: {text}")
        return 1

    return run


def _get_part(context: CommandContext) -> Step:
    target: DataAccessor = context["target"]
    path: NbtPath = context["path"]

    def run(source: CommandSourceStack) -> int:
        tag = find_single_tag(target.get_part(source, path), path)
        if not source.silent:
            text = write_snbt(tag, spaced=True)
            source.send_success(f"{target.describe()}, {path}: {text}")
        return tag_as_result(tag)

    return run


def _get_scaled(context: CommandContext) -> Step:
    target: DataAccessor = context["target"]
    path: NbtPath = context["path"]
    scale: float = context["scale"]

    def run(source: CommandSourceStack) -> int:
        tag = find_single_tag(target.get_part(source, path), path)
        if not isinstance(tag, NUMBER_TYPES):
            message = (
                f"can't get {path}, only numbers take a scale, not a {tag_name(tag)}"
            )
            raise CommandError(message)
        result = rounded_down(float(tag) * scale)
        if not source.silent:
            message = f"{target.describe()}, {path} times {scale:g}: {result}"
            source.send_success(message)
        return result

    return run
