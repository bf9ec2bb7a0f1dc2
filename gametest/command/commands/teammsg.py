"""`teammsg` and `tm`: a line for the players of the sender's team; the result is their number.

https://minecraft.wiki/w/Commands/teammsg
"""

from __future__ import annotations

from typing import Final

from gametest.command.arguments.message import Message, MessageArgument
from gametest.command.chat.chat_message import ChatMessage, MessageKind
from gametest.command.chat.players import players_of, require_entity, shown_name
from gametest.command.command_build_context import CommandBuildContext
from gametest.command.command_node import (
    CommandContext,
    CommandNode,
    argument,
    literal,
)
from gametest.command.command_source_stack import CommandSourceStack
from gametest.command.engine.compiled_command import Step
from gametest.command.errors import CommandError

SUPPORT: Final = ""


def build(context: CommandBuildContext) -> CommandNode:
    message = argument("message", MessageArgument()).executes(_compile)
    return literal("teammsg").then(message)


def _compile(context: CommandContext) -> Step:
    message: Message = context["message"]

    def run(source: CommandSourceStack) -> int:
        entity = require_entity(source)
        scoreboard = source.level.world.scoreboard
        team = scoreboard.team_of(entity.scoreboard_name)
        if team is None:
            error = "the sender must be on a team to message its team"
            raise CommandError(error)
        sender, text = shown_name(entity), message.resolve(source)
        line = f"[{team.shown_name}] <{sender}> {text}"
        members = [
            player
            for player in players_of(source)
            if player is entity or scoreboard.team_of(player.scoreboard_name) is team
        ]
        others = tuple(p.scoreboard_name for p in members if p is not entity)
        own = tuple(p.scoreboard_name for p in members if p is entity)
        for shown, receivers in ((f"-> {line}", own), (line, others)):
            if receivers:
                source.server.broadcast(
                    ChatMessage(
                        kind=MessageKind.CHAT,
                        text=shown,
                        receivers=receivers,
                        sender=sender,
                        dimension=source.level.dimension,
                        pos=source.position,
                        details={"team": team.name},
                    )
                )
        return len(members)

    return run
