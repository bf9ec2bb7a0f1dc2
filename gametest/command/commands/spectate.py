"""`spectate`: a player in spectator mode sees through an entity.

https://minecraft.wiki/w/Commands/spectate; the player then goes where the entity goes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.command.arguments.entity_selector import EntityArgument
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
from gametest.command.errors import CommandError
from gametest.entity.teleporting import teleport

if TYPE_CHECKING:
    from gametest.command.selector.entity_selector import EntitySelector

SUPPORT: Final = "goes along with the entity, though not to another dimension"

_SPECTATOR: Final = "spectator"


def build(context: CommandBuildContext) -> CommandNode:
    player = EntityArgument(is_single=True, only_players=True, context=context)
    target = argument("target", EntityArgument(is_single=True, context=context))
    target.executes(_compile)
    target.then(argument("player", player).executes(_compile))
    return literal("spectate").requires(GAME_MASTER).executes(_compile).then(target)


def _compile(context: CommandContext) -> Step:
    target: EntitySelector | None = context.find("target")
    who: EntitySelector | None = context.find("player")

    def run(source: CommandSourceStack) -> int:
        goal = None if target is None else target.single(source)
        player = require_player(source) if who is None else who.some_players(source)[0]
        if goal is player:
            message = "cannot spectate yourself"
            raise CommandError(message)
        if player.game_mode != _SPECTATOR:
            message = f"{shown_name(player)} is not in spectator mode"
            raise CommandError(message)
        player.camera = goal
        player.changed()
        if goal is None:
            source.send_success("no longer spectating an entity")
            return 1
        if goal.level is not None:
            teleport(player, goal.level, goal.pos, goal.yaw, goal.pitch)
        source.send_success(f"now spectating {shown_name(goal)}")
        return 1

    return run
