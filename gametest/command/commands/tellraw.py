"""`tellraw`: a text component for players; the result is their number.

https://minecraft.wiki/w/Commands/tellraw
"""

from __future__ import annotations

from typing import Final

from gametest.command.arguments.component import ComponentArgument
from gametest.command.arguments.entity_selector import player_targets
from gametest.command.chat.chat_message import MessageKind
from gametest.command.chat.telling import show_text
from gametest.command.command_build_context import CommandBuildContext
from gametest.command.command_node import (
    CommandContext,
    CommandNode,
    argument,
    literal,
)
from gametest.command.command_source_stack import GAME_MASTER, CommandSourceStack
from gametest.command.engine.compiled_command import Step
from gametest.command.selector.entity_selector import EntitySelector
from gametest.text.component import Component

SUPPORT: Final = "colours and events of texts are read and not shown"


def build(context: CommandBuildContext) -> CommandNode:
    message = argument("message", ComponentArgument()).executes(_compile)
    targets = player_targets(context)
    return literal("tellraw").requires(GAME_MASTER).then(targets.then(message))


def _compile(context: CommandContext) -> Step:
    targets: EntitySelector = context["targets"]
    message: Component = context["message"]

    def run(source: CommandSourceStack) -> int:
        found = targets.some_players(source)
        show_text(source, MessageKind.SYSTEM, message, found)
        return len(found)

    return run
