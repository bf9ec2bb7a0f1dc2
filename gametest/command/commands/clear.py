"""`clear`: takes items from players, or counts them (https://minecraft.wiki/w/Commands/clear).

The result is the number of items; none is a failure. A maximum of 0 only counts, and it holds for
each player alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.command.arguments.entity_selector import EntityArgument
from gametest.command.arguments.item.item_predicate import ItemPredicateArgument
from gametest.command.arguments.primitive import IntegerArgument
from gametest.command.chat.players import named, require_player, shown_name
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
from gametest.item.slot_ranges import CHEST, FEET, HEAD, LEGS, OFFHAND

if TYPE_CHECKING:
    from gametest.command.arguments.item.item_predicate import ItemPredicate
    from gametest.command.selector.entity_selector import EntitySelector
    from gametest.entity.player import Player
    from gametest.item.item_table import ItemTable

SUPPORT: Final = ""

_SLOTS: Final = (*range(36), FEET, LEGS, CHEST, HEAD, OFFHAND)
"""In the order in which they are emptied."""


def build(context: CommandBuildContext) -> CommandNode:
    compiler = _clear(context.items)
    count = argument("maxCount", IntegerArgument(0)).executes(compiler)
    item = argument("item", ItemPredicateArgument(context)).executes(compiler)
    targets = EntityArgument(only_players=True, context=context)
    target = argument("targets", targets).executes(compiler).then(item.then(count))
    return literal("clear").requires(GAME_MASTER).executes(compiler).then(target)


def _clear(items: ItemTable) -> Compiler:
    def compile_clear(context: CommandContext) -> Step:
        targets: EntitySelector | None = context.find("targets")
        wanted: ItemPredicate | None = context.find("item")
        most: int | None = context.find("maxCount")

        def run(source: CommandSourceStack) -> int:
            if targets is None:
                players = [require_player(source)]
            else:
                players = targets.some_players(source)
            total = sum(_take(player, wanted, most, items) for player in players)
            if not total:
                names = ", ".join(map(shown_name, players))
                message = f"no items were found on {names}"
                raise CommandError(message)
            verb = "found" if most == 0 else "removed"
            source.send_success(f"{verb} {total} items on {named(players, 'players')}")
            return total

        return run

    return compile_clear


def _take(
    player: Player, wanted: ItemPredicate | None, most: int | None, items: ItemTable
) -> int:
    from gametest.loot.entity_slots import entity_slot

    total = 0
    for number in _SLOTS:
        slot = entity_slot(player, number, items)
        if slot is None:
            continue
        stack = slot.get()
        if stack.is_empty or (wanted is not None and not wanted.test(stack)):
            continue
        if most == 0:
            total += stack.count
            continue
        part = stack.count if most is None else min(stack.count, most - total)
        if part <= 0:
            break
        slot.set(stack.with_count(stack.count - part))
        total += part
    player.inventory.tell_changes()
    return total
