"""`playsound`: recorded for those who hear it; the result is their number, none is a failure.

https://minecraft.wiki/w/Commands/playsound
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.command.arguments.coordinates import (
    Coordinates,
    Vec3Argument,
)
from gametest.command.arguments.entity_selector import EntityArgument
from gametest.command.arguments.identifiers import IdentifierArgument
from gametest.command.arguments.primitive import FloatArgument
from gametest.command.chat.chat_message import ChatMessage, MessageKind
from gametest.command.chat.players import named, names_of, require_player, sender_name
from gametest.command.command_build_context import CommandBuildContext
from gametest.command.command_node import (
    CommandContext,
    CommandNode,
    Compiler,
    argument,
    literal,
)
from gametest.command.command_source_stack import GAME_MASTER, CommandSourceStack
from gametest.command.engine.compiled_command import Step
from gametest.command.errors import CommandError
from gametest.command.selector.entity_selector import EntitySelector, square_distance
from gametest.core.identifier import Identifier

if TYPE_CHECKING:
    from gametest.core.version import GameVersion

SUPPORT: Final = "recorded, not heard; whether the sound exists is not known"

_SOURCES: Final = (
    "master",
    "music",
    "record",
    "weather",
    "block",
    "hostile",
    "neutral",
    "player",
    "ambient",
    "voice",
)
_UI_SINCE: Final = 4671
"""Data version of 1.21.11, the first supported one with the source `ui`."""
_RANGE: Final = 16.0
"""Blocks that a sound of volume 1 or less carries."""


def sound_sources(version: GameVersion) -> tuple[str, ...]:
    return (*_SOURCES, "ui") if version.data_version >= _UI_SINCE else _SOURCES


def build(context: CommandBuildContext) -> CommandNode:
    sound = argument("sound", IdentifierArgument()).executes(_play("master"))
    for word in sound_sources(context.version):
        sound.then(_source(word, context))
    return literal("playsound").requires(GAME_MASTER).then(sound)


def _source(word: str, context: CommandBuildContext) -> CommandNode:
    run = _play(word)
    least = argument("minVolume", FloatArgument(0.0, 1.0)).executes(run)
    pitch = argument("pitch", FloatArgument(0.0, 2.0)).executes(run).then(least)
    volume = argument("volume", FloatArgument(0.0)).executes(run).then(pitch)
    pos = argument("pos", Vec3Argument()).executes(run).then(volume)
    only_players = EntityArgument(only_players=True, context=context)
    targets = argument("targets", only_players).executes(run).then(pos)
    return literal(word).executes(run).then(targets)


def _play(category: str) -> Compiler:
    def compile_play(context: CommandContext) -> Step:
        sound: Identifier = context["sound"]
        targets: EntitySelector | None = context.find("targets")
        where: Coordinates | None = context.find("pos")
        numbers = {
            name: default if context.find(name) is None else float(context[name])
            for name, default in (("volume", 1.0), ("pitch", 1.0), ("minVolume", 0.0))
        }
        reach = _RANGE * max(1.0, numbers["volume"])
        details = {"category": category} | {k: f"{v:g}" for k, v in numbers.items()}

        def run(source: CommandSourceStack) -> int:
            pos = source.position if where is None else where.position(source)
            if targets is None:
                players = [require_player(source)]
            else:
                players = targets.some_players(source)
            hearing = [
                player
                for player in players
                if player.level is source.level
                and (
                    numbers["minVolume"] > 0
                    or square_distance(player.pos, pos) <= reach * reach
                )
            ]
            if not hearing:
                message = "the sound is too far away to be heard"
                raise CommandError(message)
            source.server.broadcast(
                ChatMessage(
                    kind=MessageKind.SOUND,
                    text=str(sound),
                    receivers=names_of(hearing),
                    sender=sender_name(source),
                    dimension=source.level.dimension,
                    pos=pos,
                    details=details,
                )
            )
            source.send_success(f"played {sound} to {named(hearing, 'players')}")
            return len(hearing)

        return run

    return compile_play
