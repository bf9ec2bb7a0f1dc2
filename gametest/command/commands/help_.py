"""`help`: how commands are written (https://minecraft.wiki/w/Commands/help).

The usages are put together as Brigadier does it (https://github.com/Mojang/brigadier, MIT,
`getSmartUsage`); the result is their number, which no page confirms.
"""

from __future__ import annotations

from typing import Final

from gametest.command.arguments.primitive import GreedyArgument
from gametest.command.command_build_context import CommandBuildContext
from gametest.command.command_dispatcher import CommandDispatcher
from gametest.command.command_node import (
    TO_ROOT,
    CommandContext,
    CommandNode,
    always,
    argument,
    literal,
)
from gametest.command.command_source_stack import CommandSourceStack
from gametest.command.command_table import ALIASES, SIMULATED
from gametest.command.engine.compiled_command import Step
from gametest.command.errors import CommandError
from gametest.command.game_commands import permission_of
from gametest.core.errors import UnsupportedError

SUPPORT: Final = "usages of commands that are not simulated, and of other names of a command, are not"


def build(context: CommandBuildContext) -> CommandNode:
    command = argument("command", GreedyArgument()).executes(_compile_one)
    return literal("help").executes(always(_all)).then(command)


def _all(source: CommandSourceStack) -> int:
    dispatcher = source.server.functions.dispatcher
    names = sorted(dispatcher.names())
    usable = [name for name in names if permission_of(name) <= source.permission_level]
    for name in usable:
        source.send_success(f"/{name}")
    return len(usable)


def _compile_one(context: CommandContext) -> Step:
    text: str = context["command"]

    def run(source: CommandSourceStack) -> int:
        level = source.permission_level
        node = _named(text, source.server.functions.dispatcher, level)
        usages = smart_usages(node, level)
        for usage in usages:
            source.send_success(f"/{text} {usage}")
        return len(usages)

    return run


def _named(text: str, dispatcher: CommandDispatcher, level: int) -> CommandNode:
    """The node that the words lead to; raises if the first is no command of the source."""
    first, *rest = text.split() or [""]
    node = dispatcher.find_root(first)
    if node is None or not node.can_use(level):
        message = "unknown command or insufficient permissions"
        raise CommandError(message)
    if first in ALIASES or first not in SIMULATED:
        mechanic = f"help: usages of {first}"
        raise UnsupportedError(mechanic)
    for word in rest:
        child = node.literals.get(word)
        if child is None or not child.can_use(level):
            break
        node = child
    return node


def smart_usages(node: CommandNode, level: int) -> list[str]:
    """What may follow a node, one text for each child that a source of this level sees."""
    optional = node.compiler is not None
    return [_usage(child, level, optional, deep=False) for child in _seen(node, level)]


def _seen(node: CommandNode, level: int) -> list[CommandNode]:
    children: list[CommandNode] = [*node.literals.values(), *node.arguments]
    return [child for child in children if child.can_use(level)]


def _usage(node: CommandNode, level: int, optional: bool, *, deep: bool) -> str:
    own = f"[{node.usage}]" if optional else node.usage
    if deep:
        return own
    if node.redirect is not None:
        target = node.redirect
        return f"{own} " + ("..." if target is TO_ROOT else f"-> {target.usage}")
    children, ends = _seen(node, level), node.compiler is not None
    if not children:
        return own
    if len(children) == 1:
        return f"{own} {_usage(children[0], level, ends, deep=ends)}"
    usages = {_usage(child, level, ends, deep=True) for child in children}
    if len(usages) == 1:
        (usage,) = usages
        return f"{own} " + (f"[{usage}]" if ends else usage)
    choice = "|".join(child.usage for child in children)
    return f"{own} " + (f"[{choice}]" if ends else f"({choice})")
