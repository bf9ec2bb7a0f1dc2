"""`stopsound`: recorded for each target; the result is their number.

https://minecraft.wiki/w/Commands/stopsound
"""

from __future__ import annotations

from typing import Final

from gametest.command.arguments.entity_selector import player_targets
from gametest.command.arguments.identifiers import IdentifierArgument
from gametest.command.chat.chat_message import MessageKind
from gametest.command.chat.telling import tell
from gametest.command.command_build_context import CommandBuildContext
from gametest.command.command_node import (
    CommandContext,
    CommandNode,
    Compiler,
    argument,
    literal,
)
from gametest.command.command_source_stack import GAME_MASTER, CommandSourceStack
from gametest.command.commands.playsound import sound_sources
from gametest.command.engine.compiled_command import Step
from gametest.command.selector.entity_selector import EntitySelector
from gametest.core.identifier import Identifier

SUPPORT: Final = "recorded, not heard"

_ANY: Final = "*"


def build(context: CommandBuildContext) -> CommandNode:
    targets = player_targets(context)
    targets.executes(_stop(_ANY))
    for word in (_ANY, *sound_sources(context.version)):
        sound = argument("sound", IdentifierArgument()).executes(_stop(word))
        node = literal(word).then(sound)
        if word != _ANY:
            node.executes(_stop(word))
        targets.then(node)
    return literal("stopsound").requires(GAME_MASTER).then(targets)


def _stop(category: str) -> Compiler:
    def compile_stop(context: CommandContext) -> Step:
        targets: EntitySelector = context["targets"]
        sound: Identifier | None = context.find("sound")
        text = _ANY if sound is None else str(sound)

        def run(source: CommandSourceStack) -> int:
            found = targets.some_players(source)
            tell(source, MessageKind.STOP_SOUND, text, found, category=category)
            return len(found)

        return run

    return compile_stop
