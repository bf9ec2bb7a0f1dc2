"""`scoreboard` (https://minecraft.wiki/w/Commands/scoreboard): the two halves under one root."""

from __future__ import annotations

from typing import Final

from gametest.command.command_build_context import CommandBuildContext
from gametest.command.command_node import CommandNode, literal
from gametest.command.command_source_stack import GAME_MASTER
from gametest.command.commands.scoreboard_objectives import build_objectives
from gametest.command.commands.scoreboard_players import build_players

SUPPORT: Final = ""


def build(context: CommandBuildContext) -> CommandNode:
    node = literal("scoreboard").requires(GAME_MASTER)
    return node.then(build_objectives(context), build_players())
