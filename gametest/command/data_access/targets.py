"""The words `block <pos>`, `entity <selector>` and `storage <id>` in the grammar of a command.

    for kind, data in data_targets("target", context):
        data.then(argument("path", NbtPathArgument()).executes(compile_it))
        node.then(kind)

The compiler finds a `DataAccessor` in `context["target"]`, whatever kind the line named.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from gametest.command.command_node import ArgumentNode, CommandNode, argument, literal
from gametest.command.data_access.block_data import BlockDataArgument
from gametest.command.data_access.entity_data import EntityDataArgument
from gametest.command.data_access.storage_data import StorageDataArgument
from gametest.core.string_reader import StringReader

if TYPE_CHECKING:
    from gametest.command.argument_type import ArgumentType
    from gametest.command.command_build_context import CommandBuildContext
    from gametest.command.data_access.accessor import DataAccessor

KINDS: Final = ("block", "entity", "storage")


class DataTarget(NamedTuple):
    """The literal to hang into the tree, and the argument behind it that takes children."""

    kind: CommandNode
    data: ArgumentNode


def data_targets(
    name: str, context: CommandBuildContext | None = None
) -> tuple[DataTarget, ...]:
    """One for each kind; `name` is the key of the accessor in the line's context."""
    found = []
    for kind in KINDS:
        data = argument(name, _argument_type(kind, context))
        found.append(DataTarget(literal(kind).then(data), data))
    return tuple(found)


def read_target(kind: str, text: str) -> DataAccessor:
    """From the fields of a text component; raises `TextSyntaxError`."""
    reader = StringReader(text)
    accessor = _argument_type(kind).parse(reader)
    if reader.can_read():
        message = f"expected the end of the {kind}"
        raise reader.error(message)
    return accessor


def _argument_type(
    kind: str, context: CommandBuildContext | None = None
) -> ArgumentType[DataAccessor]:
    if kind == "block":
        return BlockDataArgument()
    return EntityDataArgument(context) if kind == "entity" else StorageDataArgument()
