"""`dialog`: shows or closes a dialog; the result is the number of targets.

https://minecraft.wiki/w/Commands/dialog
"""

from __future__ import annotations

from typing import Final, final

from gametest.command.argument_type import ArgumentType
from gametest.command.arguments.entity_selector import player_targets
from gametest.command.arguments.identifiers import read_identifier
from gametest.command.chat.chat_message import MessageKind
from gametest.command.chat.telling import tell
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
from gametest.core.string_reader import StringReader

SUPPORT: Final = "recorded; dialogs are not looked up and nobody answers them"


@final
class DialogArgument(ArgumentType[str]):
    """An id, or a dialog written in place, as text."""

    def parse(self, reader: StringReader) -> str:
        if reader.peek() != "{":
            return str(read_identifier(reader))
        from gametest.nbt.snbt import read_compound

        start = reader.cursor
        read_compound(reader)
        return reader.text[start : reader.cursor]


def build(context: CommandBuildContext) -> CommandNode:
    targets = player_targets(context)
    closed = player_targets(context)
    dialog = argument("dialog", DialogArgument()).executes(_compile)
    return (
        literal("dialog")
        .requires(GAME_MASTER)
        .then(
            literal("show").then(targets.then(dialog)),
            literal("clear").then(closed.executes(_compile)),
        )
    )


def _compile(context: CommandContext) -> Step:
    targets: EntitySelector = context["targets"]
    dialog: str | None = context.find("dialog")

    def run(source: CommandSourceStack) -> int:
        found = targets.some_players(source)
        tell(source, MessageKind.DIALOG, dialog or "clear", found)
        return len(found)

    return run
