"""`spawnpoint`: where players come back; the result is their number.

https://minecraft.wiki/w/Commands/spawnpoint
"""

from __future__ import annotations

from typing import Final

from gametest.command.arguments.coordinates import BlockPosArgument
from gametest.command.arguments.entity_selector import EntityArgument
from gametest.command.chat.players import named, require_player
from gametest.command.command_build_context import CommandBuildContext
from gametest.command.command_node import (
    CommandContext,
    CommandNode,
    argument,
    literal,
)
from gametest.command.command_source_stack import GAME_MASTER, CommandSourceStack
from gametest.command.commands.setworldspawn import rotation_argument, spawn_point
from gametest.command.engine.compiled_command import Step
from gametest.command.selector.entity_selector import EntitySelector

SUPPORT: Final = ""


def build(context: CommandBuildContext) -> CommandNode:
    pos = argument("pos", BlockPosArgument()).executes(_compile)
    pos.then(rotation_argument(context).executes(_compile))
    only_players = EntityArgument(only_players=True, context=context)
    targets = argument("targets", only_players).executes(_compile).then(pos)
    node = literal("spawnpoint").requires(GAME_MASTER).executes(_compile)
    return node.then(targets)


def _compile(context: CommandContext) -> Step:
    targets: EntitySelector | None = context.find("targets")

    def run(source: CommandSourceStack) -> int:
        if targets is None:
            found = [require_player(source)]
        else:
            found = targets.some_players(source)
        spawn = spawn_point(context, source)
        for player in found:
            player.respawn_point = spawn
        who = named(found, "players")
        source.send_success(f"set the spawn point of {who} to {spawn.pos}")
        return len(found)

    return run
