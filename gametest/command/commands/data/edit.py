"""`data merge` and `data remove`; both fail if nothing changed.

https://minecraft.wiki/w/Commands/data
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.command.arguments.data.nbt import CompoundArgument
from gametest.command.arguments.data.nbt_path import NbtPathArgument
from gametest.command.command_build_context import CommandBuildContext
from gametest.command.command_node import (
    CommandContext,
    CommandNode,
    argument,
    literal,
)
from gametest.command.command_source_stack import CommandSourceStack
from gametest.command.data_access.accessor import Change, DataAccessor
from gametest.command.data_access.targets import data_targets
from gametest.command.engine.compiled_command import Step
from gametest.command.errors import CommandError
from gametest.nbt.merging import merge_compound
from gametest.nbt.snbt import MAX_DEPTH
from gametest.nbt.tags import tag_depth

if TYPE_CHECKING:
    from gametest.nbt.path import NbtPath
    from gametest.nbt.tags import Compound

UNCHANGED: Final = "nothing changed, the data already have these values"


def build_merge(context: CommandBuildContext) -> CommandNode:
    nbt = argument("nbt", CompoundArgument()).executes(_compile_merge)
    merge = literal("merge")
    for kind, data in data_targets("target", context):
        data.then(nbt)
        merge.then(kind)
    return merge


def build_remove(context: CommandBuildContext) -> CommandNode:
    path = argument("path", NbtPathArgument()).executes(_compile_remove)
    remove = literal("remove")
    for kind, data in data_targets("target", context):
        data.then(path)
        remove.then(kind)
    return remove


def apply_change(
    target: DataAccessor, source: CommandSourceStack, change: Change
) -> int:
    """Change the target; how much changed, which is never nothing."""
    opened = target.open(source)
    count = opened.change(change)
    if not count:
        raise CommandError(UNCHANGED)
    if not source.silent:
        source.send_success(f"modified {opened.describe()}")
    return count


def _compile_merge(context: CommandContext) -> Step:
    target: DataAccessor = context["target"]
    patch: Compound = context["nbt"]
    too_deep = tag_depth(patch) > MAX_DEPTH

    def merge(root: Compound) -> int:
        if too_deep:
            message = f"the data are nested deeper than {MAX_DEPTH} levels"
            raise CommandError(message)
        return int(merge_compound(root, patch))

    return lambda source: apply_change(target, source, merge)


def _compile_remove(context: CommandContext) -> Step:
    target: DataAccessor = context["target"]
    path: NbtPath = context["path"]

    return lambda source: apply_change(target, source, path.remove)
