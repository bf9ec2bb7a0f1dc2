"""`experience` and `xp`: levels and points (https://minecraft.wiki/w/Commands/experience).

`add` and `set` give the number of players, `query` the value.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.command.arguments.entity_selector import EntityArgument
from gametest.command.arguments.primitive import IntegerArgument
from gametest.command.chat.players import named, shown_name
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

if TYPE_CHECKING:
    from gametest.command.selector.entity_selector import EntitySelector
    from gametest.entity.experience import Experience

SUPPORT: Final = ""

_POINTS: Final = "points"
_LEVELS: Final = "levels"


def build(context: CommandBuildContext) -> CommandNode:
    node = literal("experience").requires(GAME_MASTER)
    for word, amount, compiler in (
        ("add", IntegerArgument(), _add),
        ("set", IntegerArgument(0), _set),
    ):
        number = argument("amount", amount).executes(compiler(_POINTS))
        for unit in (_POINTS, _LEVELS):
            number.then(literal(unit).executes(compiler(unit)))
        targets = EntityArgument(only_players=True, context=context)
        node.then(literal(word).then(argument("target", targets).then(number)))
    target = EntityArgument(only_players=True, is_single=True, context=context)
    queried = argument("target", target)
    for unit in (_POINTS, _LEVELS):
        queried.then(literal(unit).executes(_query(unit)))
    return node.then(literal("query").then(queried))


def _add(unit: str) -> Compiler:
    def compile_add(context: CommandContext) -> Step:
        targets: EntitySelector = context["target"]
        amount: int = context["amount"]

        def run(source: CommandSourceStack) -> int:
            found = targets.some_players(source)
            for player in found:
                if unit == _LEVELS:
                    player.experience.give_levels(amount)
                else:
                    player.score += amount
                    player.experience.give_points(amount)
            source.send_success(f"gave {amount} {unit} to {named(found, 'players')}")
            return len(found)

        return run

    return compile_add


def _set(unit: str) -> Compiler:
    def compile_set(context: CommandContext) -> Step:
        targets: EntitySelector = context["target"]
        amount: int = context["amount"]

        def run(source: CommandSourceStack) -> int:
            found = targets.some_players(source)
            count = sum(_change(player.experience, unit, amount) for player in found)
            if not count:
                message = "that is more than the points of the player's level"
                raise CommandError(message)
            source.send_success(f"set {amount} {unit} on {named(found, 'players')}")
            return len(found)

        return run

    return compile_set


def _change(experience: Experience, unit: str, amount: int) -> bool:
    if unit == _POINTS:
        return experience.set_points(amount)
    experience.set_level(amount)
    return True


def _query(unit: str) -> Compiler:
    def compile_query(context: CommandContext) -> Step:
        target: EntitySelector = context["target"]

        def run(source: CommandSourceStack) -> int:
            player = target.single_player(source)
            experience = player.experience
            value = experience.level if unit == _LEVELS else experience.points
            source.send_success(f"{shown_name(player)} has {value} {unit}")
            return value

        return run

    return compile_query
