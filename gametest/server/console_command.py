"""One line typed at the server, and all that it answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.core.position import Vec3

if TYPE_CHECKING:
    from gametest.command.command_source_stack import CommandSourceStack
    from gametest.server.server import Server

_SERVER: Final = "Server"


def run_console_command(server: Server, text: str, name: str = _SERVER) -> str:
    """What the command said, a line each; what is not simulated is said too.

    The source is the server, owner, at the world's spawn
    (https://minecraft.wiki/w/Commands#Command_context).
    """
    # Here, as a server that nobody speaks to needs no commands.
    from gametest.command.engine.function_runner import FunctionRunner
    from gametest.core.string_reader import TextSyntaxError

    said: list[str] = []

    def hear(_source: CommandSourceStack, message: str, _error: bool) -> None:
        said.append(message)

    line = text.strip().removeprefix("/")
    if not line:
        return ""
    source = console_source(server, name)
    server.feedback_listeners.append(hear)
    try:
        result = FunctionRunner().run_command(line, source, server.functions.dispatcher)
    except TextSyntaxError as error:
        return f"{error.message} (at {error.cursor}: {line[: error.cursor]}<--)"
    finally:
        server.feedback_listeners.remove(hear)
    said += [str(error) for error in result.unsupported]
    if result.failure is not None and result.failure not in said:
        said.append(result.failure)
    return "\n".join(said)


def console_source(server: Server, name: str = _SERVER) -> CommandSourceStack:
    from gametest.command.command_source_stack import CommandSourceStack

    x, y, z = server.world.spawn.pos
    corner = Vec3(float(x), float(y), float(z))
    return CommandSourceStack(server, server.overworld, position=corner, name=name)
