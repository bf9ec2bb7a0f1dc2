"""`item`: writes slots (https://minecraft.wiki/w/Commands/item).

Since 26.3 slots are slot sources, and there are three ways to spread what comes in over them:
`replace` leaves the slots that are left over alone, `fill` begins again with the first stack,
`override` empties them (https://kore.ayfri.com/docs/data-driven/slot-sources). Every target begins
with the first stack. The result is how many slots took something; that it is this where there are
several is not confirmed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final, TypeAlias, final

import attrs

from gametest.command.arguments.coordinates import BlockCoordinates, BlockPosArgument
from gametest.command.arguments.entity_selector import EntityArgument
from gametest.command.arguments.item.item_slots import (
    SOURCES_SINCE,
    ItemSlotsArgument,
    SomeSlots,
    chosen_slots,
)
from gametest.command.arguments.item.item_stack import ItemStackArgument
from gametest.command.arguments.item.loot import ItemModifierArgument, SomeModifier
from gametest.command.arguments.primitive import IntegerArgument
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
from gametest.entity.inventory import Inventory
from gametest.item.item_stack import EMPTY, ItemStack

if TYPE_CHECKING:
    from gametest.command.selector.entity_selector import EntitySelector
    from gametest.item.item_table import ItemTable
    from gametest.item.slot_access import SlotAccess
    from gametest.level.entities.entity import Entity

SUPPORT: Final = ""

Spread: TypeAlias = Callable[["list[ItemStack]", int], "list[ItemStack]"]
"""The stacks that come in over a number of slots."""
Source: TypeAlias = Callable[[CommandSourceStack], "list[ItemStack]"]
_MOST: Final = 99


def _replacing(stacks: list[ItemStack], slots: int) -> list[ItemStack]:
    return stacks[:slots]


def _filling(stacks: list[ItemStack], slots: int) -> list[ItemStack]:
    return [stacks[place % len(stacks)] for place in range(slots)] if stacks else []


def _overriding(stacks: list[ItemStack], slots: int) -> list[ItemStack]:
    return [*stacks[:slots], *[EMPTY] * (slots - len(stacks))]


_WAYS: Final[dict[str, Spread]] = {
    "replace": _replacing,
    "fill": _filling,
    "override": _overriding,
}


def build(context: CommandBuildContext) -> CommandNode:
    node = literal("item").requires(GAME_MASTER)
    takes_sources = context.version.data_version >= SOURCES_SINCE
    for word, spread in _WAYS.items():
        if word != "replace" and not takes_sources:
            continue
        way = literal(word)
        for target in _targets(context):
            slots = argument("slot", _slots(context))
            slots.then(_with(context, spread), _from(context, spread))
            way.then(target(slots))
        node.then(way)
    modify = literal("modify")
    for target in _targets(context):
        modifier = argument("modifier", ItemModifierArgument(context))
        modifier.executes(_modify(context.items))
        modify.then(target(argument("slot", _slots(context)).then(modifier)))
    return node.then(modify)


def _slots(context: CommandBuildContext) -> ItemSlotsArgument:
    single = context.version.data_version < SOURCES_SINCE
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


def _with(context: CommandBuildContext, spread: Spread) -> CommandNode:
    count = argument("count", IntegerArgument(1, _MOST))
    item = argument("item", ItemStackArgument(context))
    compiler = _write(context.items, spread)
    item.executes(compiler).then(count.executes(compiler))
    return literal("with").then(item)


def _from(context: CommandBuildContext, spread: Spread) -> CommandNode:
    compiler = _write(context.items, spread)
    # Since 26.3 the slots of several entities stand behind each other.
    single = context.version.data_version < SOURCES_SINCE

    def source_slot() -> CommandNode:
        slot = argument("source_slot", _slots(context)).executes(compiler)
        modifier = argument("modifier", ItemModifierArgument(context))
        return slot.then(modifier.executes(compiler))

    source = argument("source", EntityArgument(is_single=single, context=context))
    pos = argument("source_pos", BlockPosArgument())
    return literal("from").then(
        literal("block").then(pos.then(source_slot())),
        literal("entity").then(source.then(source_slot())),
    )


# -- places ------------------------------------------------------------------------------


@final
@attrs.frozen(eq=False)
class _Place:
    """A block, or entities, with the slots that a line names there."""

    which: str
    """`target` or `source`, for messages."""
    slots: SomeSlots
    where: BlockCoordinates | None
    entities: EntitySelector | None
    items: ItemTable

    def found(self, source: CommandSourceStack) -> Iterator[list[SlotAccess]]:
        """The slots of each target, which may be none."""
        if self.entities is None:
            yield self._of_block(source)
            return
        for entity in self.entities.some(source):
            yield self._of_entity(entity, source)
            if entity.is_player:
                Inventory(entity).tell_changes()

    def _of_block(self, source: CommandSourceStack) -> list[SlotAccess]:
        from gametest.core.position import Vec3
        from gametest.loot.block_slots import block_slot, block_slot_count

        assert self.where is not None
        level, pos = source.level, self.where.loaded_block_pos(source)
        if block_slot_count(level, pos) is None:
            message = f"the {self.which} position {pos} is no container"
            raise CommandError(message)
        found = chosen_slots(
            self.slots,
            lambda number: block_slot(level, pos, number),
            source,
            Vec3(pos.x + 0.5, pos.y + 0.5, pos.z + 0.5),
            block_entity=level.get_block_entity(pos),
        )
        if not found:
            raise self.no_slot()
        return found

    def _of_entity(
        self, entity: Entity, source: CommandSourceStack
    ) -> list[SlotAccess]:
        from gametest.loot.entity_slots import entity_slot

        return chosen_slots(
            self.slots,
            lambda number: entity_slot(entity, number, self.items),
            source,
            entity.pos,
            entity=entity,
        )

    def no_slot(self) -> CommandError:
        return CommandError(f"the {self.which} does not have slot {self.slots.name}")


def _target(context: CommandContext, items: ItemTable) -> _Place:
    return _Place(
        "target", context["slot"], context.find("pos"), context.find("targets"), items
    )


# -- modify ------------------------------------------------------------------------------


def _modify(items: ItemTable) -> Callable[[CommandContext], Step]:
    """Every target's own stack is changed."""

    def compile_modify(context: CommandContext) -> Step:
        place, modifier = _target(context, items), context["modifier"]

        def run(source: CommandSourceStack) -> int:
            targets = count = 0
            for slots in place.found(source):
                taken = sum(
                    slot.set(_modified(source, modifier, slot.get())) for slot in slots
                )
                count += taken
                targets += taken > 0
            if not count:
                message = (
                    f"no target took the changed item into slot {place.slots.name}"
                )
                raise CommandError(message)
            source.send_success(
                "modified a slot"
                if place.entities is None
                else f"modified a slot on {targets} entities"
            )
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


# -- replace, fill, override -------------------------------------------------------------


def _write(items: ItemTable, spread: Spread) -> Callable[[CommandContext], Step]:
    def compile_write(context: CommandContext) -> Step:
        read, place = _source_of(context, items), _target(context, items)

        def run(source: CommandSourceStack) -> int:
            # All are read before one is written: a line may swap two slots.
            stacks = read(source)
            targets = count = 0
            for slots in place.found(source):
                taken = 0
                for slot, stack in zip(slots, spread(stacks, len(slots)), strict=False):
                    taken += slot.set(stack)
                count += taken
                targets += taken > 0
            what = str(stacks[0]) if len(stacks) == 1 else f"{len(stacks)} stacks"
            if not count:
                message = f"no target took {what} into slot {place.slots.name}"
                raise CommandError(message)
            source.send_success(
                f"replaced a slot with {what}"
                if place.entities is None
                else f"replaced a slot on {targets} entities"
            )
            return count

        return run

    return compile_write


def _source_of(context: CommandContext, items: ItemTable) -> Source:
    item: ItemStack | None = context.find("item")
    if item is not None:
        count: int = context.find("count") or 1
        stack = item.with_count(count)

        def made(_source: CommandSourceStack) -> list[ItemStack]:
            most = items.max_stack_size(stack) if count > 1 else count
            if count > most:
                message = f"{stack.id} can only stack up to {most}"
                raise CommandError(message)
            return [stack]

        return made
    place = _Place(
        "source",
        context["source_slot"],
        context.find("source_pos"),
        context.find("source"),
        items,
    )
    modifier: SomeModifier | None = context.find("modifier")

    def found(source: CommandSourceStack) -> list[ItemStack]:
        slots = [slot for each in place.found(source) for slot in each]
        if not slots:
            raise place.no_slot()
        stacks = [slot.get() for slot in slots]
        if modifier is None:
            return stacks
        return [_modified(source, modifier, stack) for stack in stacks]

    return found
