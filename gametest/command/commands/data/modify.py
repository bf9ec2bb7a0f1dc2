"""`data modify`: writes values at a path; fails if nothing changed.

The result counts the lists, compounds or places that changed
(https://minecraft.wiki/w/Commands/data#modify).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeAlias

from gametest.command.arguments.data.nbt_path import NbtPathArgument
from gametest.command.arguments.primitive import IntegerArgument
from gametest.command.command_build_context import CommandBuildContext
from gametest.command.command_node import (
    CommandContext,
    CommandNode,
    argument,
    literal,
)
from gametest.command.command_source_stack import CommandSourceStack
from gametest.command.commands.data.edit import apply_change
from gametest.command.commands.data.storage_steps import quick_step
from gametest.command.commands.data.values import Values, WithValues, value_sources
from gametest.command.data_access.accessor import DataAccessor
from gametest.command.data_access.storage_data import StorageData
from gametest.command.data_access.targets import data_targets
from gametest.command.engine.compiled_command import Step
from gametest.command.errors import CommandError
from gametest.nbt.memory import extent, string_bytes
from gametest.nbt.merging import merge_compound
from gametest.nbt.path import NbtPathError
from gametest.nbt.snbt import MAX_DEPTH
from gametest.nbt.snbt_writer import write_snbt
from gametest.nbt.tags import Compound, Tag, tag_depth

if TYPE_CHECKING:
    from gametest.nbt.path import NbtPath

Operation: TypeAlias = Callable[[Compound, "NbtPath", Sequence[Tag]], int]


def build_modify(context: CommandBuildContext) -> CommandNode:
    def sources(write: WithValues) -> list[CommandNode]:
        return value_sources(write, context)

    insert = argument("index", IntegerArgument()).then(*sources(_write_inserted))
    path = argument("targetPath", NbtPathArgument()).then(
        literal("append").then(*sources(_writer("append", _inserter(-1)))),
        literal("insert").then(insert),
        literal("merge").then(*sources(_writer("merge", _merge))),
        literal("prepend").then(*sources(_writer("prepend", _inserter(0)))),
        literal("set").then(*sources(_writer("set", _set))),
    )
    modify = literal("modify")
    for kind, data in data_targets("target", context):
        data.then(path)
        modify.then(kind)
    return modify


def _writer(name: str, operation: Operation) -> WithValues:
    def write(context: CommandContext, values: Values) -> Step:
        target: DataAccessor = context["target"]
        path: NbtPath = context["targetPath"]
        is_storage = isinstance(target, StorageData)

        def run(source: CommandSourceStack) -> int:
            meter = source.level.world.data_meter
            if meter.is_over and values.constant is None:
                raise meter.refusal()
            tags = values.read(source)
            cost = sum(extent(tag)[1] + string_bytes(tag) for tag in tags)

            def change(root: Compound) -> int:
                whole = cost * path.places(root)
                if is_storage:
                    meter.charge(whole)
                else:
                    meter.charge_for(root, whole)
                return operation(root, path, tags)

            try:
                return apply_change(target, source, change)
            except NbtPathError as error:
                raise CommandError(str(error)) from None

        return quick_step(name, target, path, values, run) or run

    return write


def _write_inserted(context: CommandContext, values: Values) -> Step:
    return _writer("insert", _inserter(context["index"]))(context, values)


def _inserter(index: int) -> Operation:
    return lambda root, path, tags: path.insert(root, index, tags)


def _set(root: Compound, path: NbtPath, tags: Sequence[Tag]) -> int:
    return path.set(root, tags[-1])


def _merge(root: Compound, path: NbtPath, tags: Sequence[Tag]) -> int:
    patch: Compound = {}
    for tag in tags:
        if tag_depth(tag) > MAX_DEPTH:
            message = f"the data are nested deeper than {MAX_DEPTH} levels"
            raise CommandError(message)
        merge_compound(patch, _as_compound(tag))
    targets = [_as_compound(target) for target in path.get_or_create(root, dict)]
    return sum(merge_compound(target, patch) for target in targets)


def _as_compound(tag: Tag) -> Compound:
    if not isinstance(tag, dict):
        message = f"expected a compound, got: {write_snbt(tag)}"
        raise CommandError(message)
    return tag
