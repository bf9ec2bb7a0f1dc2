"""Puts the dialects' commands beside the game's; their modules are imported when a line needs them."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

    from gametest.command.command_build_context import CommandBuildContext
    from gametest.command.command_dispatcher import CommandDispatcher
    from gametest.command.command_node import CommandNode

_ROOTS: Final = {
    "assert": ("assertions", "build_assert"),
    "await": ("assertions", "build_await"),
    "fail": ("ending", "build_fail"),
    "log": ("ending", "build_log"),
    "succeed": ("ending", "build_succeed"),
    "dummy": ("dummy.tree", "build_dummy"),
}
"""Module and builder of each."""

DIALECT_COMMANDS: Final = tuple(sorted(_ROOTS))


def register_dialect_commands(
    dispatcher: CommandDispatcher, context: CommandBuildContext
) -> None:
    for name in _ROOTS:
        dispatcher.register(name, _builder(name, context))


def _builder(name: str, context: CommandBuildContext) -> Callable[[], CommandNode]:
    module, function = _ROOTS[name]

    def build() -> CommandNode:
        found = import_module(f"gametest.framework.commands.{module}")
        node: CommandNode = getattr(found, function)(context)
        return node

    return build
