"""`gamemode`: sets players' modes; the result is how many of them changed.

https://minecraft.wiki/w/Commands/gamemode
"""

from __future__ import annotations

from typing import Final

from gametest.command.arguments.choice import game_mode
from gametest.command.arguments.entity_selector import player_targets
from gametest.command.chat.players import require_player, shown_name
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

SUPPORT: Final = ""


def build(context: CommandBuildContext) -> CommandNode:
    target = player_targets(context, "target")
    mode = argument("gamemode", game_mode()).executes(_compile)
    mode.then(target.executes(_compile))
    return literal("gamemode").requires(GAME_MASTER).then(mode)


def _compile(context: CommandContext) -> Step:
    mode: str = context["gamemode"]
    target: EntitySelector | None = context.find("target")

    def run(source: CommandSourceStack) -> int:
        if target is None:
            players = [require_player(source)]
        else:
            players = target.some_players(source)
        changed = [player for player in players if player.set_game_mode(mode)]
        for player in changed:
            source.send_success(f"set the game mode of {shown_name(player)} to {mode}")
        return len(changed)

    return run
