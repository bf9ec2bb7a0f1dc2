"""Commands about the server as a program; in a world of a batch of tests they are unsupported."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from gametest.command.command_node import CommandNode, always, literal
from gametest.command.game_commands import permission_of
from gametest.core.errors import UnsupportedError

if TYPE_CHECKING:
    from gametest.command.command_source_stack import CommandSourceStack
    from gametest.command.session_control import SessionControl


def session_of(source: CommandSourceStack, command: str) -> SessionControl:
    session = source.server.session
    if session is None:
        mechanic = f"command: {command}"
        raise UnsupportedError(mechanic)
    return session


def session_command(
    name: str, act: Callable[[CommandSourceStack, SessionControl], int]
) -> CommandNode:
    """A command without arguments."""

    def run(source: CommandSourceStack) -> int:
        return act(source, session_of(source, name))

    return literal(name).requires(permission_of(name)).executes(always(run))
