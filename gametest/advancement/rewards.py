"""What an advancement brings: experience, loot, recipes, then its function.

https://github.com/SpyglassMC/vanilla-mcdoc, `java/data/advancement/mod.mcdoc` gives the order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametest.core.errors import UnsupportedError
from gametest.loot.loot_context import LootContext

if TYPE_CHECKING:
    from gametest.advancement.advancement import Rewards
    from gametest.command.server_context import ServerContext
    from gametest.core.identifier import Identifier
    from gametest.entity.player import Player
    from gametest.level.level import Level
    from gametest.loot.table.loot_table import LootTable


def give_things(rewards: Rewards, player: Player) -> None:
    """All but the function. What is not simulated goes to the tests of the player's level."""
    level = player.level
    if level is None:
        return
    try:
        if rewards.experience:
            player.score += rewards.experience
            player.experience.give_points(rewards.experience)
        for find in rewards.loot:
            _give_loot(find(), player, level)
        if rewards.recipes:
            from gametest.entity.recipe_book import unlock_recipes

            unlock_recipes(player, level, rewards.recipes)
    except UnsupportedError as error:
        level.report_unsupported(error.mechanic, error.pos or player.block_pos)


def _give_loot(table: LootTable, player: Player, level: Level) -> None:
    context = table.seeded(
        LootContext(level=level, origin=player.pos, this_entity=player)
    )
    for stack in table.roll(context):
        left = player.inventory.add(
            stack,
            selected=player.selected_slot,
            max_count=level.world.items.max_stack_size(stack),
        )
        player.changed()
        if not left.is_empty:
            mechanic = "advancement: loot that finds no room"
            raise UnsupportedError(mechanic, player.block_pos)
    player.inventory.tell_changes()


def run_function(id: Identifier, player: Player, server: ServerContext) -> None:
    """As the player, where it stands, without output; one that no pack has does nothing."""
    from gametest.command.command_source_stack import GAME_MASTER, CommandSourceStack
    from gametest.command.engine.function_runner import FunctionRunner

    function, level = server.functions.find(id), player.level
    if function is None or level is None:
        return
    source = CommandSourceStack.of_entity(server, player).copy()
    source.permission_level = GAME_MASTER
    source.silent = True
    result = FunctionRunner().run(function, source)
    for error in result.unsupported:
        level.report_unsupported(error.mechanic, error.pos or player.block_pos)
