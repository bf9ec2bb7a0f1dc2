"""`stop`: the server ends after this tick (https://minecraft.wiki/w/Commands/stop)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.command.commands.session import session_command

if TYPE_CHECKING:
    from gametest.command.command_build_context import CommandBuildContext
    from gametest.command.command_node import CommandNode
    from gametest.command.command_source_stack import CommandSourceStack
    from gametest.command.session_control import SessionControl

SUPPORT: Final = "in `gametest server` and `console` only"


def build(context: CommandBuildContext) -> CommandNode:
    return session_command("stop", _stop)


def _stop(source: CommandSourceStack, session: SessionControl) -> int:
    source.send_success("stopping the server")
    session.stop()
    return 1
