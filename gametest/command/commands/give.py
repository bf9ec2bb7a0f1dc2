"""`give`: puts items into players' inventories (https://minecraft.wiki/w/Commands/give).

The result is the number of players. What finds no room drops before the player, who alone may pick
it up, at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.command.arguments.entity_selector import EntityArgument
from gametest.command.arguments.item.item_stack import ItemStackArgument
from gametest.command.arguments.primitive import IntegerArgument
from gametest.command.chat.players import shown_name
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
    from gametest.entity.player import Player
    from gametest.item.item_stack import ItemStack
    from gametest.item.item_table import ItemTable

SUPPORT: Final = ""

_MOST_STACKS: Final = 100


def build(context: CommandBuildContext) -> CommandNode:
    compiler = _give(context.items)
    count = argument("count", IntegerArgument(1)).executes(compiler)
    item = argument("item", ItemStackArgument(context)).executes(compiler).then(count)
    targets = EntityArgument(only_players=True, context=context)
    return (
        literal("give")
        .requires(GAME_MASTER)
        .then(argument("targets", targets).then(item))
    )


def _give(items: ItemTable) -> Compiler:
    def compile_give(context: CommandContext) -> Step:
        targets: EntitySelector = context["targets"]
        item: ItemStack = context["item"]
        count: int = context.find("count") or 1

        def run(source: CommandSourceStack) -> int:
            size = items.max_stack_size(item)
            if count > size * _MOST_STACKS:
                message = f"cannot give more than {size * _MOST_STACKS} of {item.id}"
                raise CommandError(message)
            players = targets.some_players(source)
            for player in players:
                _fill(player, item.with_count(count), size)
                source.send_success(f"gave {count} {item.id} to {shown_name(player)}")
            return len(players)

        return run

    return compile_give


def _fill(player: Player, stack: ItemStack, size: int) -> None:
    inventory, selected = player.inventory, player.selected_slot
    left = inventory.add(stack, selected=selected, max_count=size)
    player.changed()
    inventory.tell_changes()
    while not left.is_empty:
        part = min(size, left.count)
        _drop(player, left.with_count(part))
        left = left.with_count(left.count - part)


def _drop(player: Player, stack: ItemStack) -> None:
    """For the player alone, and not as if the player had thrown it."""
    from gametest.entity.dropping import drop_item
    from gametest.level.entities.entity import uuid_ints
    from gametest.nbt.tags import IntArray

    item = drop_item(player, stack, delay=0)
    if item is not None:
        item.nbt.pop("Thrower", None)
        item.nbt["Owner"] = IntArray(uuid_ints(player.uuid))
        item.changed()
