"""The roots `assert` and `await`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametest.command.command_node import CommandNode, literal
from gametest.command.command_source_stack import GAME_MASTER
from gametest.command.commands.execute.conditions import measured_conditions
from gametest.framework.commands.called import function
from gametest.framework.commands.chat import chat
from gametest.framework.commands.checking import Check
from gametest.framework.commands.delay import delay
from gametest.framework.commands.inside import compiles_inside
from gametest.framework.commands.measured import CheckWord
from gametest.framework.commands.nested import run_conditions

if TYPE_CHECKING:
    from gametest.command.command_build_context import CommandBuildContext


def build_assert(context: CommandBuildContext) -> CommandNode:
    return _root("assert", context, waits=False)


def build_await(context: CommandBuildContext) -> CommandNode:
    return _root("await", context, waits=True).then(delay())


def _root(name: str, context: CommandBuildContext, *, waits: bool) -> CommandNode:
    root = literal(name).requires(GAME_MASTER)
    negation = literal("not")
    root.then(negation)
    for node, negated in ((root, False), (negation, True)):
        check = Check(negated=negated, waits=waits)
        node.then(*_conditions(node, context, check))
    return root


def _conditions(
    root: CommandNode, context: CommandBuildContext, check: Check
) -> list[CommandNode]:
    word = CheckWord(negated=check.negated, root=root, context=context, check=check)
    nodes = measured_conditions(word)
    for node in nodes:
        if node.name == "entity":
            (entities,) = node.arguments
            entities.then(literal("inside").executes(compiles_inside(check)))
    return [*nodes, function(check), chat(context, check), *run_conditions(check)]
