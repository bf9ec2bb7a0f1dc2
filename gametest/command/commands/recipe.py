"""`recipe`: what players know (https://minecraft.wiki/w/Commands/recipe).

The result is the number of recipes that were unlocked or forgotten, over all players. Which of the
game's own a player knows is not kept, so naming one that no pack has is unsupported.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.command.arguments.entity_selector import player_targets
from gametest.command.arguments.identifiers import IdentifierArgument
from gametest.command.chat.players import named
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
from gametest.core.errors import UnsupportedError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gametest.command.selector.entity_selector import EntitySelector
    from gametest.core.identifier import Identifier

SUPPORT: Final = "the game's own recipes are not; `*` counts those of packs only"

_GIVE: Final = "give"


def build(context: CommandBuildContext) -> CommandNode:
    node = literal("recipe").requires(GAME_MASTER)
    for word in (_GIVE, "take"):
        targets = player_targets(context)
        named = argument("recipe", IdentifierArgument("recipe"))
        targets.then(
            literal("*").executes(_change(word)), named.executes(_change(word))
        )
        node.then(literal(word).then(targets))
    return node


def _change(word: str) -> Compiler:
    def compile_change(context: CommandContext) -> Step:
        targets: EntitySelector = context["targets"]
        id: Identifier | None = context.find("recipe")

        def run(source: CommandSourceStack) -> int:
            from gametest.entity.recipe_book import forget_recipes, unlock_recipes

            players = targets.some_players(source)
            ids = _chosen(source, id)
            change = unlock_recipes if word == _GIVE else forget_recipes
            count = 0
            for player in players:
                if player.level is not None:
                    count += change(player, player.level, ids)
            if id is None:
                source.server.notice(
                    f"recipe {word} ... *: the result counts those of packs only"
                )
            if not count and id is not None:
                gone = (
                    "new recipes were learned"
                    if word == _GIVE
                    else "recipes were forgotten"
                )
                message = f"no {gone}"
                raise CommandError(message)
            who = named(players, "players")
            source.send_success(
                f"unlocked {count} recipes for {who}"
                if word == _GIVE
                else f"took {count} recipes from {who}"
            )
            return count

        return run

    return compile_change


def _chosen(source: CommandSourceStack, id: Identifier | None) -> Sequence[str]:
    recipes = source.level.world.items.recipes
    known = () if recipes is None else recipes.pack_recipes()
    if id is None or str(id) in known:
        return known if id is None else (str(id),)
    if id.namespace == "minecraft":
        mechanic = f"recipe: {id} in the recipe book"
        raise UnsupportedError(mechanic)
    message = f"unknown recipe '{id}'"
    raise CommandError(message)
