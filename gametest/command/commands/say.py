"""`say`: a chat line for everybody; result 1 (https://minecraft.wiki/w/Commands/say)."""

from __future__ import annotations

from typing import Final

from gametest.command.arguments.message import Message, MessageArgument
from gametest.command.chat.chat_message import ChatMessage, MessageKind
from gametest.command.chat.players import names_of, players_of, sender_name
from gametest.command.command_build_context import CommandBuildContext
from gametest.command.command_node import (
    CommandContext,
    CommandNode,
    argument,
    literal,
)
from gametest.command.command_source_stack import GAME_MASTER, CommandSourceStack
from gametest.command.engine.compiled_command import Step

SUPPORT: Final = ""


def build(context: CommandBuildContext) -> CommandNode:
    message = argument("message", MessageArgument()).executes(_compile)
    return literal("say").requires(GAME_MASTER).then(message)


def _compile(context: CommandContext) -> Step:
    message: Message = context["message"]

    def run(source: CommandSourceStack) -> int:
        sender = sender_name(source)
        speak(source, f"[{sender}] {message.resolve(source)}", sender)
        return 1

    return run


def speak(source: CommandSourceStack, text: str, sender: str) -> None:
    """Let everybody hear it."""
    source.server.broadcast(
        ChatMessage(
            kind=MessageKind.CHAT,
            text=text,
            receivers=names_of(players_of(source)),
            to_everybody=True,
            sender=sender,
            dimension=source.level.dimension,
            pos=source.position,
        )
    )
