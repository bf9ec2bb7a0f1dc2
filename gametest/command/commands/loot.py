"""`loot`: items from a table to the world or an inventory (https://minecraft.wiki/w/Commands/loot).

The result is how many stacks found a place; none is no failure.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final, TypeAlias

from gametest.command.arguments.coordinates import (
    BlockCoordinates,
    BlockPosArgument,
    Coordinates,
    Vec3Argument,
)
from gametest.command.arguments.entity_selector import EntityArgument
from gametest.command.arguments.item.item_slots import ItemSlotsArgument
from gametest.command.arguments.primitive import IntegerArgument
from gametest.command.command_build_context import CommandBuildContext
from gametest.command.command_node import (
    CommandContext,
    CommandNode,
    argument,
    literal,
)
from gametest.command.command_source_stack import GAME_MASTER, CommandSourceStack
from gametest.command.commands.loot_sources import Loot, source_nodes
from gametest.command.engine.compiled_command import Step
from gametest.command.errors import CommandError
from gametest.core.errors import UnsupportedError

if TYPE_CHECKING:
    from gametest.command.selector.entity_selector import EntitySelector
    from gametest.core.position import BlockPos
    from gametest.item.item_stack import ItemStack
    from gametest.item.slot_access import SlotAccess
    from gametest.item.slot_ranges import SlotRange
    from gametest.level.container import Container
    from gametest.level.level import Level

SUPPORT: Final = "tables that no pack has are not, nor the function `exploration_map`"

Placing: TypeAlias = Callable[[CommandSourceStack, "list[ItemStack]"], int]


def build(context: CommandBuildContext) -> CommandNode:
    replace = literal("replace").then(
        *_replace(
            context, "block", argument("targetPos", BlockPosArgument()), _into_block
        ),
        *_replace(
            context,
            "entity",
            argument("entities", EntityArgument(context=context)),
            _into_entities,
        ),
    )
    targets = EntityArgument(only_players=True, context=context)
    return (
        literal("loot")
        .requires(GAME_MASTER)
        .then(
            replace,
            literal("insert").then(
                _end(context, argument("targetPos", BlockPosArgument()), _insert)
            ),
            literal("give").then(_end(context, argument("players", targets), _give)),
            literal("spawn").then(
                _end(context, argument("targetPos", Vec3Argument()), _spawn)
            ),
        )
    )


def _replace(
    context: CommandBuildContext,
    word: str,
    target: CommandNode,
    place: Callable[[CommandContext], Placing],
) -> tuple[CommandNode, ...]:
    slot = argument("slot", ItemSlotsArgument(context, single=True))
    count = argument("count", IntegerArgument(0))
    slot.then(_end(context, count, place))
    return (literal(word).then(target.then(_end(context, slot, place))),)


def _end(
    context: CommandBuildContext,
    node: CommandNode,
    place: Callable[[CommandContext], Placing],
) -> CommandNode:
    """The end of a target: the sources follow."""

    def ends(last: CommandNode, read: Callable[[CommandContext], Loot]) -> CommandNode:
        def compile_loot(found: CommandContext) -> Step:
            draw, put = read(found), place(found)

            def run(source: CommandSourceStack) -> int:
                stacks = draw(source)
                count = put(source, stacks)
                source.send_success(f"dropped {count} stacks")
                return count

            return run

        return last.executes(compile_loot)

    return node.then(*source_nodes(context, ends))


# -- targets -----------------------------------------------------------------------------


def _spawn(context: CommandContext) -> Placing:
    """Stacks of count 0 count in the result, and nothing of them is seen: so packs count rolls.

    gm4_arborenda_shamir and its test `chop` in https://github.com/Gamemode4Dev/GM4_Datapacks
    """
    where: Coordinates = context["targetPos"]

    def put(source: CommandSourceStack, stacks: list[ItemStack]) -> int:
        from gametest.core.position import Vec3
        from gametest.interaction.item_spawn import eject_item

        random = source.level.random
        pos = where.position(source)
        for stack in stacks:
            x = random.next_double() * 0.2 - 0.1
            motion = Vec3(x, 0.2, random.next_double() * 0.2 - 0.1)
            if not stack.is_empty:
                eject_item(source.level, pos, motion, stack)
        return len(stacks)

    return put


def _give(context: CommandContext) -> Placing:
    """What finds no room is lost."""
    targets: EntitySelector = context["players"]

    def put(source: CommandSourceStack, stacks: list[ItemStack]) -> int:
        count = 0
        items = source.level.world.items
        for player in targets.some_players(source):
            for stack in stacks:
                if stack.is_empty:
                    continue
                left = player.inventory.add(
                    stack,
                    selected=player.selected_slot,
                    max_count=items.max_stack_size(stack),
                )
                count += left.count < stack.count
            player.changed()
        return count

    return put


def _insert(context: CommandContext) -> Placing:
    where: BlockCoordinates = context["targetPos"]

    def put(source: CommandSourceStack, stacks: list[ItemStack]) -> int:
        container = _container(source.level, where.loaded_block_pos(source))
        return sum(_distribute(container, stack) for stack in stacks)

    return put


def _container(level: Level, pos: BlockPos) -> Container:
    """Each half of a double chest is taken alone."""
    from gametest.level.container_block_entity import ContainerBlockEntity
    from gametest.loot.block_slots import block_slot_count

    found = level.get_block_entity(pos)
    if isinstance(found, ContainerBlockEntity) and found.is_container:
        return found
    if block_slot_count(level, pos) is not None:
        block = level.get_block_state(pos).block.name
        mechanic = f"{block}: insert item"
        raise UnsupportedError(mechanic, pos)
    message = f"the target position {pos} is no container"
    raise CommandError(message)


def _distribute(container: Container, stack: ItemStack) -> bool:
    """Slot by slot; whether any of it found room."""
    left, placed = stack, False
    for slot in range(container.size):
        if left.is_empty:
            break
        if not container.can_place(slot, left):
            continue
        there = container.get_item(slot)
        if there.is_empty:
            container.set_item(slot, left)
            return True
        room = container.stack_limit(there) - there.count
        if room > 0 and there.stacks_with(left):
            part = min(room, left.count)
            container.set_item(slot, there.with_count(there.count + part))
            left, placed = left.with_count(left.count - part), True
    return placed


def _slots_from(context: CommandContext) -> Callable[[list[ItemStack]], list[_Place]]:
    slot: SlotRange = context["slot"]
    given: int | None = context.find("count")
    first = slot.numbers()[0]

    def places(stacks: list[ItemStack]) -> list[_Place]:
        from gametest.item.item_stack import EMPTY

        count = len(stacks) if given is None else given
        rest = [EMPTY] * (count - len(stacks))
        return [
            (first + place, stack)
            for place, stack in enumerate([*stacks[:count], *rest])
        ]

    return places


_Place: TypeAlias = "tuple[int, ItemStack]"


def _into_block(context: CommandContext) -> Placing:
    where: BlockCoordinates = context["targetPos"]
    places = _slots_from(context)
    slot: SlotRange = context["slot"]

    def put(source: CommandSourceStack, stacks: list[ItemStack]) -> int:
        from gametest.loot.block_slots import block_slot, block_slot_count

        level, pos = source.level, where.loaded_block_pos(source)
        size = block_slot_count(level, pos)
        if size is None:
            message = f"the target position {pos} is no container"
            raise CommandError(message)
        if slot.numbers()[0] >= size:
            message = f"the target does not have slot {slot.name}"
            raise CommandError(message)
        return _write(
            (block_slot(level, pos, number), stack) for number, stack in places(stacks)
        )

    return put


def _into_entities(context: CommandContext) -> Placing:
    targets: EntitySelector = context["entities"]
    places = _slots_from(context)

    def put(source: CommandSourceStack, stacks: list[ItemStack]) -> int:
        from gametest.loot.entity_slots import entity_slot

        items = source.level.world.items.table
        return sum(
            _write(
                (entity_slot(entity, number, items), stack)
                for number, stack in places(stacks)
            )
            for entity in targets.some(source)
        )

    return put


def _write(slots: Iterable[tuple[SlotAccess | None, ItemStack]]) -> int:
    count = 0
    for access, stack in slots:
        count += access is not None and access.set(stack)
    return count
