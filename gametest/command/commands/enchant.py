"""`enchant`: an enchantment on what entities hold (https://minecraft.wiki/w/Commands/enchant).

The rules are an anvil's. The result is how many items were enchanted; with one target the failure
says why.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.command.arguments.enchantment import EnchantmentArgument
from gametest.command.arguments.entity_selector import EntityArgument
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
from gametest.item.slot_ranges import MAINHAND

if TYPE_CHECKING:
    from gametest.command.selector.entity_selector import EntitySelector
    from gametest.core.identifier import Identifier
    from gametest.item.enchantments import Enchantment
    from gametest.item.item_table import ItemTable
    from gametest.level.entities.entity import Entity

SUPPORT: Final = ""


def build(context: CommandBuildContext) -> CommandNode:
    compiler = _compiler(context.items)
    level = argument("level", IntegerArgument(0)).executes(compiler)
    enchantment = argument("enchantment", EnchantmentArgument(context))
    enchantment.executes(compiler).then(level)
    targets = argument("targets", EntityArgument(context=context))
    return literal("enchant").requires(GAME_MASTER).then(targets.then(enchantment))


def _compiler(items: ItemTable) -> Compiler:
    def compile_enchant(context: CommandContext) -> Step:
        targets: EntitySelector = context["targets"]
        id: Identifier = context["enchantment"]
        given: int | None = context.find("level")
        level = 1 if given is None else given

        def run(source: CommandSourceStack) -> int:
            table = source.level.world.items.enchantments
            enchantment = table.find(str(id))
            if enchantment is None:
                message = f"enchantment '{id}' cannot be read"
                raise CommandError(message)
            if level > enchantment.max_level:
                message = (
                    f"{level} is higher than the maximum level of "
                    f"{enchantment.max_level} supported by that enchantment"
                )
                raise CommandError(message)
            found = targets.some(source)
            count = 0
            for entity in found:
                problem = _enchant(entity, enchantment, level, items, source)
                count += problem is None
                if problem is not None and len(found) == 1:
                    raise CommandError(problem)
            if not count:
                message = (
                    "nothing changed: targets either have no item in their hands or the "
                    "enchantment could not be applied"
                )
                raise CommandError(message)
            name = f"{id} {level}"
            whose = (
                f"{shown_name(found[0])}'s item"
                if len(found) == 1
                else f"{len(found)} entities"
            )
            source.send_success(f"applied enchantment {name} to {whose}")
            return count

        return run

    return compile_enchant


def _enchant(
    entity: Entity,
    enchantment: Enchantment,
    level: int,
    items: ItemTable,
    source: CommandSourceStack,
) -> str | None:
    """What is wrong, or None."""
    from gametest.item.enchantments import enchanted, levels_on
    from gametest.loot.entity_slots import entity_slot

    name = shown_name(entity)
    slot = entity_slot(entity, MAINHAND, items) if entity.is_living else None
    if slot is None:
        return f"{name} is not a valid entity for this command"
    stack = slot.get()
    if stack.is_empty:
        return f"{name} is not holding any item"
    table = source.level.world.items.enchantments
    others = [table.find(id) for id in levels_on(stack)]
    fits = enchantment.supports(stack) and all(
        other is None or other.is_compatible_with(enchantment) for other in others
    )
    if not fits:
        return f"{stack.id} cannot support that enchantment"
    slot.set(enchanted(stack, enchantment.id, level))
    return None
