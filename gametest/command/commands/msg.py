"""`msg`, `tell` and `w`: whispers; the result is the number of targets.

https://minecraft.wiki/w/Commands/msg
"""

from __future__ import annotations

from typing import Final

from gametest.command.arguments.entity_selector import player_targets
from gametest.command.arguments.message import Message, MessageArgument
from gametest.command.chat.chat_message import ChatMessage, MessageKind
from gametest.command.chat.players import names_of, sender_name, shown_name
from gametest.command.command_build_context import CommandBuildContext
from gametest.command.command_node import (
    CommandContext,
    CommandNode,
    argument,
    literal,
)
from gametest.command.command_source_stack import CommandSourceStack
from gametest.command.engine.compiled_command import Step
from gametest.command.selector.entity_selector import EntitySelector

SUPPORT: Final = ""


def build(context: CommandBuildContext) -> CommandNode:
    message = argument("message", MessageArgument()).executes(_compile)
    targets = player_targets(context)
    return literal("msg").then(targets.then(message))


def _compile(context: CommandContext) -> Step:
    targets: EntitySelector = context["targets"]
    message: Message = context["message"]

    def run(source: CommandSourceStack) -> int:
        found = targets.some_players(source)
        text, sender = message.resolve(source), sender_name(source)
        _whisper(source, f"{sender} whispers to you: {text}", names_of(found))
        if source.entity is not None and source.entity.is_player:
            own = names_of((source.entity,))
            for target in found:
                name = shown_name(target)
                _whisper(source, f"You whisper to {name}: {text}", own)
        return len(found)

    return run


def _whisper(source: CommandSourceStack, text: str, receivers: tuple[str, ...]) -> None:
    source.server.broadcast(
        ChatMessage(
            kind=MessageKind.CHAT,
            text=text,
            receivers=receivers,
            sender=sender_name(source),
            dimension=source.level.dimension,
            pos=source.position,
        )
    )
