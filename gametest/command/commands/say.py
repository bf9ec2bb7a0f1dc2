"""`say`: a chat line for everybody; result 1 (https://minecraft.wiki/w/Commands/say)."""

from __future__ import annotations

from typing import Final

from gametest.command.arguments.message import Message, MessageArgument
from gametest.command.command_build_context import CommandBuildContext
from gametest.command.command_node import (
    CommandContext,
    CommandNode,
    argument,
    literal,
)
from gametest.command.command_source_stack import GAME_MASTER, CommandSourceStack
from gametest.command.compiled_command import Step

SUPPORT: Final = "selectors in the text are not"


def build(context: CommandBuildContext) -> CommandNode:
    message = argument("message", MessageArgument()).executes(_compile)
    return literal("say").requires(GAME_MASTER).then(message)


def _compile(context: CommandContext) -> Step:
    message: Message = context["message"]

    def run(source: CommandSourceStack) -> int:
        source.server.broadcast(f"[{source.name}] {message.resolve()}")
        return 1

    return run
