"""`posteffect`: shaders over a player's screen (https://minecraft.wiki/w/Commands/posteffect).

Since 26.3. Which ones each player has is kept; nobody sees them. The result is the number of players
whose list changed, for `list` the length of the list; that is not confirmed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from gametest.command.arguments.entity_selector import EntityArgument
from gametest.command.arguments.identifiers import IdentifierArgument
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

SUPPORT: Final = "recorded, not drawn; whether the effect exists is not known"

Change = Callable[["dict[str, None]", str], bool]
"""Changes the effects of a player; whether something changed."""


def build(context: CommandBuildContext) -> CommandNode:
    def targets(name: str, *, is_single: bool = False) -> CommandNode:
        kind = EntityArgument(is_single=is_single, only_players=True, context=context)
        return argument(name, kind)

    def effect(change: Change) -> CommandNode:
        return argument("posteffect", IdentifierArgument()).executes(_changer(change))

    return (
        literal("posteffect")
        .requires(GAME_MASTER)
        .then(
            literal("add").then(targets("targets").then(effect(_add))),
            literal("remove").then(targets("targets").then(effect(_remove))),
            literal("clear").then(targets("targets").executes(_changer(_clear))),
            literal("list").then(targets("target", is_single=True).executes(_list)),
        )
    )


def _add(effects: dict[str, None], id: str) -> bool:
    if id in effects:
        return False
    effects[id] = None
    return True


def _remove(effects: dict[str, None], id: str) -> bool:
    there = id in effects
    effects.pop(id, None)
    return there


def _clear(effects: dict[str, None], _id: str) -> bool:
    there = bool(effects)
    effects.clear()
    return there


def _changer(change: Change) -> Compiler:
    def compile_change(context: CommandContext) -> Step:
        targets: EntitySelector = context["targets"]
        id = str(context.find("posteffect") or "")

        def run(source: CommandSourceStack) -> int:
            kept = source.level.world.post_effects
            count = 0
            for player in targets.some_players(source):
                effects = kept.setdefault(player.scoreboard_name, {})
                count += change(effects, id)
            if not count:
                message = "nothing changed, the players have those effects already"
                raise CommandError(message)
            source.send_success(f"changed the post effects of {count} players")
            return count

        return run

    return compile_change


def _list(context: CommandContext) -> Step:
    target: EntitySelector = context["target"]

    def run(source: CommandSourceStack) -> int:
        player = target.some_players(source)[0]
        effects = source.level.world.post_effects.get(player.scoreboard_name, {})
        names = ", ".join(effects) or "none"
        source.send_success(f"{player.scoreboard_name} has {names}")
        return len(effects)

    return run
