"""`save-off`: the world is not saved when the server ends (https://minecraft.wiki/w/Commands/save)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.command.commands.session import session_command
from gametest.command.errors import CommandError

if TYPE_CHECKING:
    from gametest.command.command_build_context import CommandBuildContext
    from gametest.command.command_node import CommandNode
    from gametest.command.command_source_stack import CommandSourceStack
    from gametest.command.session_control import SessionControl

SUPPORT: Final = "in `gametest server` and `console` only; nothing is saved in between"


def build(context: CommandBuildContext) -> CommandNode:
    return session_command("save-off", _switch_off)


def _switch_off(source: CommandSourceStack, session: SessionControl) -> int:
    if not session.set_saving(False):
        message = "saving is already turned off"
        raise CommandError(message)
    source.send_success("the world is not saved when the server ends")
    return 1
