"""`me`: what somebody does, for everybody; result 1 (https://minecraft.wiki/w/Commands/me)."""

from __future__ import annotations

from typing import Final

from gametest.command.arguments.message import Message, MessageArgument
from gametest.command.chat.players import sender_name
from gametest.command.command_build_context import CommandBuildContext
from gametest.command.command_node import (
    CommandContext,
    CommandNode,
    argument,
    literal,
)
from gametest.command.command_source_stack import CommandSourceStack
from gametest.command.commands.say import speak
from gametest.command.engine.compiled_command import Step

SUPPORT: Final = ""


def build(context: CommandBuildContext) -> CommandNode:
    return literal("me").then(argument("action", MessageArgument()).executes(_compile))


def _compile(context: CommandContext) -> Step:
    action: Message = context["action"]

    def run(source: CommandSourceStack) -> int:
        sender = sender_name(source)
        speak(source, f"* {sender} {action.resolve(source)}", sender)
        return 1

    return run
