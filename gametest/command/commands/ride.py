"""`ride`: mounts and dismounts entities; result 1 (https://minecraft.wiki/w/Commands/ride)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.command.arguments.entity_selector import EntityArgument
from gametest.command.chat.players import shown_name
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

if TYPE_CHECKING:
    from gametest.command.selector.entity_selector import EntitySelector
    from gametest.level.entities.entity import Entity

SUPPORT: Final = "seats of a few kinds of mobs, and getting off these, are not"


def build(context: CommandBuildContext) -> CommandNode:
    one = EntityArgument(is_single=True, context=context)
    mount = literal("mount").then(argument("vehicle", one).executes(_mount))
    dismount = literal("dismount").executes(_dismount)
    target = argument("target", one).then(mount, dismount)
    return literal("ride").requires(GAME_MASTER).then(target)


def _mount(context: CommandContext) -> Step:
    target: EntitySelector = context["target"]
    vehicle: EntitySelector = context["vehicle"]

    def run(source: CommandSourceStack) -> int:
        from gametest.level.entities.entity_riding import mount
        from gametest.level.entities.entity_seats import position_riders

        rider, carrier = target.single(source), vehicle.single(source)
        _check(rider, carrier)
        if not mount(rider, carrier):
            message = (
                f"{shown_name(rider)} could not start riding {shown_name(carrier)}"
            )
            raise CommandError(message)
        position_riders(carrier)
        if not source.silent:
            names = f"{shown_name(rider)} started riding {shown_name(carrier)}"
            source.send_success(names)
        return 1

    return run


def _check(rider: Entity, carrier: Entity) -> None:
    from gametest.level.entities.entity_riding import self_and_riders

    if rider.vehicle is not None:
        problem = f"{shown_name(rider)} is already riding {shown_name(rider.vehicle)}"
    elif carrier.is_player:
        problem = "players cannot be ridden"
    elif any(each is carrier for each in self_and_riders(rider)):
        problem = "an entity cannot ride itself or one of its passengers"
    elif rider.level is not carrier.level:
        problem = "an entity in another dimension cannot be ridden"
    else:
        return
    raise CommandError(problem)


def _dismount(context: CommandContext) -> Step:
    target: EntitySelector = context["target"]

    def run(source: CommandSourceStack) -> int:
        from gametest.level.entities.entity_riding import dismount

        rider = target.single(source)
        if not dismount(rider):
            message = f"{shown_name(rider)} is not riding anything"
            raise CommandError(message)
        if not source.silent:
            source.send_success(f"{shown_name(rider)} stopped riding")
        return 1

    return run
