"""`particle`: recorded for those who see it; the result is their number, none is a failure.

https://minecraft.wiki/w/Commands/particle
"""

from __future__ import annotations

from typing import Final

from gametest.command.arguments.coordinates import (
    Coordinates,
    Vec3Argument,
)
from gametest.command.arguments.entity_selector import EntityArgument
from gametest.command.arguments.particle import Particle, ParticleArgument
from gametest.command.arguments.primitive import FloatArgument, IntegerArgument
from gametest.command.chat.chat_message import ChatMessage, MessageKind
from gametest.command.chat.players import names_of, players_of, sender_name
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
from gametest.core.position import Vec3

SUPPORT: Final = "recorded, not drawn; options are only checked for being there"

_NORMAL_SIGHT: Final = 32.0
_FORCED_SIGHT: Final = 512.0
"""Blocks within which a particle is sent to a player."""


def build(context: CommandBuildContext) -> CommandNode:
    count = argument("count", IntegerArgument(0)).executes(_emit(_NORMAL_SIGHT))
    for word, sight in (("normal", _NORMAL_SIGHT), ("force", _FORCED_SIGHT)):
        only_players = EntityArgument(only_players=True, context=context)
        viewers = argument("viewers", only_players).executes(_emit(sight))
        count.then(literal(word).executes(_emit(sight)).then(viewers))
    speed = argument("speed", FloatArgument(0.0)).then(count)
    # The spread is a size: whole numbers in it do not mean the middle of a block.
    delta = argument("delta", Vec3Argument(center=False)).then(speed)
    pos = argument("pos", Vec3Argument()).executes(_emit(_NORMAL_SIGHT)).then(delta)
    name = argument("name", ParticleArgument(context.version))
    name.executes(_emit(_NORMAL_SIGHT)).then(pos)
    return literal("particle").requires(GAME_MASTER).then(name)


def _emit(sight: float) -> Compiler:
    def compile_emit(context: CommandContext) -> Step:
        particle: Particle = context["name"]
        where: Coordinates | None = context.find("pos")
        viewers: EntitySelector | None = context.find("viewers")
        spread: Coordinates | None = context.find("delta")
        noted = {
            name: f"{context[name]:g}"
            for name in ("speed", "count")
            if context.find(name) is not None
        }
        if particle.options is not None:
            noted["options"] = particle.text[particle.text.index("{") :]

        def run(source: CommandSourceStack) -> int:
            pos = source.position if where is None else where.position(source)
            details = dict(noted)
            if spread is not None:
                details["delta"] = " ".join(f"{n:g}" for n in spread.position(source))
            found = (
                players_of(source) if viewers is None else viewers.some_players(source)
            )
            seeing = [
                player
                for player in found
                if player.level is source.level
                and square_distance(_center(player.pos), pos) < sight * sight
            ]
            if not seeing:
                message = "the particle was not visible for anybody"
                raise CommandError(message)
            source.server.broadcast(
                ChatMessage(
                    kind=MessageKind.PARTICLE,
                    text=str(particle.id),
                    receivers=names_of(seeing),
                    sender=sender_name(source),
                    dimension=source.level.dimension,
                    pos=pos,
                    details=details,
                )
            )
            source.send_success(f"displaying particle {particle.id}")
            return len(seeing)

        return run

    return compile_emit


def _center(pos: Vec3) -> Vec3:
    """Sight is measured from the middle of the block in which a player stands."""
    x, y, z = pos.block_pos
    return Vec3(x + 0.5, y + 0.5, z + 0.5)
