"""`save-all [flush]`: the world is on disk when it answers (https://minecraft.wiki/w/Commands/save)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.command.command_node import always, literal
from gametest.command.commands.session import session_command, session_of

if TYPE_CHECKING:
    from gametest.command.command_build_context import CommandBuildContext
    from gametest.command.command_node import CommandNode
    from gametest.command.command_source_stack import CommandSourceStack
    from gametest.command.session_control import SessionControl

SUPPORT: Final = "in `gametest server` and `console` only; our own format"


def build(context: CommandBuildContext) -> CommandNode:
    def flush(source: CommandSourceStack) -> int:
        return _save(source, session_of(source, "save-all"))

    node = session_command("save-all", _save)
    return node.then(literal("flush").executes(always(flush)))


def _save(source: CommandSourceStack, session: SessionControl) -> int:
    source.send_success(f"saved the world: {session.save()}")
    return 1
