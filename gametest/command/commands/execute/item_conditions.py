"""`if items` and `if slots`: stacks in slots of blocks and entities, and the slots themselves."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, TypeAlias

from gametest.command.arguments.coordinates import BlockCoordinates, BlockPosArgument
from gametest.command.arguments.entity_selector import EntityArgument
from gametest.command.arguments.item.item_predicate import ItemPredicateArgument
from gametest.command.arguments.item.item_slots import (
    ItemSlotsArgument,
    Slots,
    SomeSlots,
    chosen_slots,
)
from gametest.command.command_node import (
    CommandContext,
    CommandNode,
    argument,
    literal,
)
from gametest.command.command_source_stack import CommandSourceStack
from gametest.command.commands.execute.condition_words import ConditionWord, Measure
from gametest.command.errors import CommandError

if TYPE_CHECKING:
    from gametest.command.arguments.item.item_predicate import ItemPredicate
    from gametest.command.selector.entity_selector import EntitySelector
    from gametest.item.item_table import ItemTable
    from gametest.item.slot_access import SlotAccess
    from gametest.level.entities.entity import Entity

_Slots: TypeAlias = "Callable[[CommandSourceStack], Iterator[SlotAccess]]"
"""The slots that a line names and that exist."""


def items(word: ConditionWord) -> CommandNode:
    def measure(context: CommandContext) -> Measure:
        wanted: ItemPredicate = context["item_predicate"]
        found = _slots(context, word)

        def count(source: CommandSourceStack) -> int:
            stacks = [slot.get() for slot in found(source)]
            return sum(stack.count for stack in stacks if wanted.test(stack))

        def why(source: CommandSourceStack) -> str:
            stacks = [slot.get() for slot in found(source)]
            filled = [stack for stack in stacks if not stack.is_empty]
            if not filled:
                return f"{len(stacks)} slots, all empty"
            return "; ".join(wanted.explain(stack) for stack in filled[:3])

        return Measure(lambda source: count(source) > 0, why, count)

    def ends() -> CommandNode:
        item = argument("item_predicate", ItemPredicateArgument(word.context))
        return _slots_argument(word).then(word.ends(item, measure))

    return _places("items", word, ends)


def slots(word: ConditionWord) -> CommandNode:
    """Whether the slots exist, whatever is in them."""

    def measure(context: CommandContext) -> Measure:
        found = _slots(context, word)

        def count(source: CommandSourceStack) -> int:
            return sum(1 for _ in found(source))

        return Measure(
            lambda source: count(source) > 0,
            lambda source: f"{count(source)} such slots exist",
            count,
        )

    return _places("slots", word, lambda: word.ends(_slots_argument(word), measure))


def _places(
    name: str, word: ConditionWord, ends: Callable[[], CommandNode]
) -> CommandNode:
    entities = argument("entities", EntityArgument(context=word.context))
    pos = argument("pos", BlockPosArgument())
    return literal(name).then(
        literal("entity").then(entities.then(ends())),
        literal("block").then(pos.then(ends())),
    )


def _slots_argument(word: ConditionWord) -> CommandNode:
    return argument("slots", ItemSlotsArgument(word.context))


def _slots(context: CommandContext, word: ConditionWord) -> _Slots:
    wanted: SomeSlots = context["slots"]
    entities: EntitySelector | None = context.find("entities")
    if entities is not None:
        choose = entities.some if word.nobody_is_an_error else entities.find
        return _entity_slots(choose, wanted, word.context.items)
    return _block_slots(context["pos"], wanted)


def _entity_slots(
    choose: Callable[[CommandSourceStack], list[Entity]],
    wanted: SomeSlots,
    table: ItemTable,
) -> _Slots:
    from gametest.loot.entity_slots import entity_slot

    def of(entity: Entity) -> Slots:
        return lambda number: entity_slot(entity, number, table)

    def find(source: CommandSourceStack) -> Iterator[SlotAccess]:
        for entity in choose(source):
            yield from chosen_slots(
                wanted, of(entity), source, entity.pos, entity=entity
            )

    return find


def _block_slots(where: BlockCoordinates, wanted: SomeSlots) -> _Slots:
    from gametest.core.position import Vec3
    from gametest.loot.block_slots import block_slot, block_slot_count

    def find(source: CommandSourceStack) -> Iterator[SlotAccess]:
        level, pos = source.level, where.loaded_block_pos(source)
        if block_slot_count(level, pos) is None:
            message = f"the block at {pos} is no container"
            raise CommandError(message)
        yield from chosen_slots(
            wanted,
            lambda number: block_slot(level, pos, number),
            source,
            Vec3(pos.x + 0.5, pos.y + 0.5, pos.z + 0.5),
            block_entity=level.get_block_entity(pos),
        )

    return find
