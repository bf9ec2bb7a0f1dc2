"""`item`: writes single slots (https://minecraft.wiki/w/Commands/item).

The result is 1 for a block, and for entities how many of them took the item; none is a failure.
Groups of slots and slot sources of 26.3 are read and refuse to run.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from gametest.command.arguments.coordinates import BlockCoordinates, BlockPosArgument
from gametest.command.arguments.entity_selector import EntityArgument
from gametest.command.arguments.item.item_slots import ItemSlotsArgument
from gametest.command.arguments.item.item_stack import ItemStackArgument
from gametest.command.arguments.item.loot import ItemModifierArgument, SomeModifier
from gametest.command.arguments.primitive import GreedyArgument, IntegerArgument
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
from gametest.core.errors import UnsupportedError

if TYPE_CHECKING:
    from gametest.command.selector.entity_selector import EntitySelector
    from gametest.item.item_stack import ItemStack
    from gametest.item.item_table import ItemTable
    from gametest.item.slot_access import SlotAccess
    from gametest.item.slot_ranges import SlotRange
    from gametest.level.entities.entity import Entity

SUPPORT: Final = (
    "since 26.3 groups of slots, slot sources, `fill` and `override` are not"
)

Source: TypeAlias = Callable[[CommandSourceStack], "ItemStack"]
_MOST: Final = 99
_SOURCES: Final = 5023
"""Since 26.3 several slots can be named."""


def build(context: CommandBuildContext) -> CommandNode:
    node = literal("item").requires(GAME_MASTER)
    replace = literal("replace")
    for target in _targets(context):
        slot = argument("slot", _slots(context))
        slot.then(_with(context), _from(context))
        replace.then(target(slot))
    modify = literal("modify")
    for target in _targets(context):
        slot = argument("slot", _slots(context)).then(
            argument("modifier", ItemModifierArgument(context)).executes(
                _modify(context.items)
            )
        )
        modify.then(target(slot))
    node.then(replace, modify)
    if context.version.data_version >= _SOURCES:
        for word in ("fill", "override"):
            rest = argument("arguments", GreedyArgument())
            node.then(literal(word).then(rest.executes(_refusal(f"item {word}"))))
    return node


def _slots(context: CommandBuildContext) -> ItemSlotsArgument:
    single = context.version.data_version < _SOURCES
    return ItemSlotsArgument(context, single=single)


def _targets(
    context: CommandBuildContext,
) -> tuple[Callable[[CommandNode], CommandNode], ...]:
    def block(slot: CommandNode) -> CommandNode:
        return literal("block").then(argument("pos", BlockPosArgument()).then(slot))

    def entity(slot: CommandNode) -> CommandNode:
        targets = argument("targets", EntityArgument(context=context))
        return literal("entity").then(targets.then(slot))

    return block, entity


def _with(context: CommandBuildContext) -> CommandNode:
    count = argument("count", IntegerArgument(1, _MOST))
    item = argument("item", ItemStackArgument(context))
    compiler = _replace(context.items)
    item.executes(compiler).then(count.executes(compiler))
    return literal("with").then(item)


def _from(context: CommandBuildContext) -> CommandNode:
    compiler = _replace(context.items)

    def source_slot() -> CommandNode:
        slot = argument("source_slot", _slots(context)).executes(compiler)
        modifier = argument("modifier", ItemModifierArgument(context))
        return slot.then(modifier.executes(compiler))

    source = argument("source", EntityArgument(is_single=True, context=context))
    pos = argument("source_pos", BlockPosArgument())
    return literal("from").then(
        literal("block").then(pos.then(source_slot())),
        literal("entity").then(source.then(source_slot())),
    )


def _refusal(what: str) -> Callable[[CommandContext], Step]:
    def compile_refusal(_context: CommandContext) -> Step:
        def refuse(_source: CommandSourceStack) -> int:
            mechanic = f"command: {what}"
            raise UnsupportedError(mechanic)

        return refuse

    return compile_refusal


def _modify(items: ItemTable) -> Callable[[CommandContext], Step]:
    """Every target's own stack is changed."""

    def compile_modify(context: CommandContext) -> Step:
        slot: SlotRange = context["slot"]
        where: BlockCoordinates | None = context.find("pos")
        targets: EntitySelector | None = context.find("targets")
        modifier: SomeModifier = context["modifier"]

        def run(source: CommandSourceStack) -> int:
            if targets is None:
                assert where is not None
                access = _block_slot(source, where, slot, "target")
                access.set(_modified(source, modifier, access.get()))
                source.send_success("modified a slot")
                return 1
            count = 0
            for entity in targets.some(source):
                found = _entity_slot(entity, slot, items)
                if found is not None and found.set(
                    _modified(source, modifier, found.get())
                ):
                    count += 1
            if not count:
                message = f"no target took the changed item into slot {slot.name}"
                raise CommandError(message)
            source.send_success(f"modified a slot on {count} entities")
            return count

        return run

    return compile_modify


def _modified(
    source: CommandSourceStack, modifier: SomeModifier, stack: ItemStack
) -> ItemStack:
    """In a context with the place of the command and its entity; no larger than a stack may be."""
    from gametest.command.commands.loot_sources import loot_context

    context = loot_context(source, source.position, this_entity=source.entity)
    changed = modifier.find(source)(stack, context)
    most = source.level.world.items.max_stack_size(changed)
    return changed if changed.count <= most else changed.with_count(most)


def _replace(items: ItemTable) -> Callable[[CommandContext], Step]:
    def compile_replace(context: CommandContext) -> Step:
        read = _source_of(context, items)
        slot: SlotRange = context["slot"]
        where: BlockCoordinates | None = context.find("pos")
        targets: EntitySelector | None = context.find("targets")

        def run(source: CommandSourceStack) -> int:
            stack = read(source)
            if targets is None:
                assert where is not None
                _block_slot(source, where, slot, "target").set(stack)
                source.send_success(f"replaced a slot with {stack}")
                return 1
            changed = [
                entity
                for entity in targets.some(source)
                if _set(entity, slot, stack, items)
            ]
            if not changed:
                message = f"no target took {stack} into slot {slot.name}"
                raise CommandError(message)
            source.send_success(f"replaced a slot on {len(changed)} entities")
            return len(changed)

        return run

    return compile_replace


def _source_of(context: CommandContext, items: ItemTable) -> Source:
    item: ItemStack | None = context.find("item")
    if item is not None:
        count: int = context.find("count") or 1
        stack = item.with_count(count)

        def made(_source: CommandSourceStack) -> ItemStack:
            most = items.max_stack_size(stack) if count > 1 else count
            if count > most:
                message = f"{stack.id} can only stack up to {most}"
                raise CommandError(message)
            return stack

        return made
    slot: SlotRange = context["source_slot"]
    where: BlockCoordinates | None = context.find("source_pos")
    holder: EntitySelector | None = context.find("source")
    modifier: SomeModifier | None = context.find("modifier")

    def found(source: CommandSourceStack) -> ItemStack:
        if holder is None:
            assert where is not None
            stack = _block_slot(source, where, slot, "source").get()
        else:
            access = _entity_slot(holder.single(source), slot, items)
            if access is None:
                raise _no_slot("source", slot)
            stack = access.get()
        return stack if modifier is None else _modified(source, modifier, stack)

    return found


def _block_slot(
    source: CommandSourceStack, where: BlockCoordinates, slot: SlotRange, which: str
) -> SlotAccess:
    from gametest.loot.block_slots import block_slot, block_slot_count

    pos = where.loaded_block_pos(source)
    if block_slot_count(source.level, pos) is None:
        message = f"the {which} position {pos} is no container"
        raise CommandError(message)
    access = block_slot(source.level, pos, _single(slot))
    if access is None:
        raise _no_slot(which, slot)
    return access


def _set(entity: Entity, slot: SlotRange, stack: ItemStack, items: ItemTable) -> bool:
    access = _entity_slot(entity, slot, items)
    return access is not None and access.set(stack)


def _entity_slot(
    entity: Entity, slot: SlotRange, items: ItemTable
) -> SlotAccess | None:
    from gametest.loot.entity_slots import entity_slot

    return entity_slot(entity, _single(slot), items)


def _single(slot: SlotRange) -> int:
    numbers = slot.numbers()
    if len(numbers) != 1:
        mechanic = "command: item replace of several slots"
        raise UnsupportedError(mechanic)
    return numbers[0]


def _no_slot(which: str, slot: SlotRange) -> CommandError:
    return CommandError(f"the {which} does not have slot {slot.name}")
