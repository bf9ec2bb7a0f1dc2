"""Moving items from container to container, as hoppers, carts, droppers and crafters do.

https://minecraft.wiki/w/Hopper. What the page does not say of the order of slots and of what is
told when is general knowledge of the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.core.direction import Direction
from gametest.core.position import BlockPos, Vec3
from gametest.interaction.container_access import find_container
from gametest.interaction.entity_search import entities_in
from gametest.item.item_stack import EMPTY, ItemStack
from gametest.level.container import Container

if TYPE_CHECKING:
    from gametest.level.entities.entity import Box, Entity
    from gametest.level.level import Level

_ITEM: Final = "minecraft:item"
BOWL: Final = 11 / 16
"""Height at which a hopper's bowl begins; it draws from there to a block above itself."""


def insert(
    target: Container,
    stack: ItemStack,
    face: Direction | None,
) -> ItemStack:
    """Put a stack in, slot by slot; returns what did not fit.

    `face` is the side of the target through which it comes; None: it fills itself.
    """
    slots = range(target.size) if face is None else target.slots_for(face)
    for slot in slots:
        there = target.get_item(slot)
        room = _room(target, there, stack)
        if (
            room <= 0
            or not target.can_place(slot, stack)
            or not target.can_place_through(slot, stack, face)
        ):
            continue
        was_empty = there.is_empty and target.is_empty
        moved = min(room, stack.count)
        target.set_item(slot, stack.with_count(there.count + moved))
        if was_empty:
            target.note_fed()
        target.changed()
        if moved == stack.count:
            return EMPTY
        stack = stack.with_count(stack.count - moved)
    return stack


def _room(target: Container, there: ItemStack, stack: ItemStack) -> int:
    """How many more of `stack` fit to what lies `there`; any number where nothing lies.

    A slot that is empty takes the whole stack, which its container cuts.
    """
    if there.is_empty:
        return stack.count
    if there.id != stack.id or not there.stacks_with(stack):
        return 0
    return target.stack_limit(there) - there.count


def push(source: Container, target: Container, face: Direction) -> bool:
    """Move one item of the first slot whose item fits; `face` is the target's."""
    if is_full(target, face):
        return False
    for slot in range(source.size):
        stack = source.get_item(slot)
        if stack.is_empty:
            continue
        rest = insert(target, source.remove_item(slot, 1), face)
        if rest.is_empty:
            return True
        source.set_item(slot, stack)
    return False


def is_full(container: Container, face: Direction) -> bool:
    """Whether no slot behind that side has room for anything."""
    for slot in container.slots_for(face):
        stack = container.get_item(slot)
        if stack.is_empty or stack.count < container.stack_limit(stack):
            return False
    return True


def pull(hopper: Container, source: Container) -> bool:
    """Move one item out of the source's bottom into the hopper."""
    is_watched = None
    refused: set[str] = set()
    """Kinds of plain items without room in the hopper."""
    for slot in source.slots_for(Direction.DOWN):
        stack = source.get_item(slot)
        if (
            stack.is_empty
            or (stack.id in refused and not stack.components)
            or not source.can_take(hopper, slot, stack)
            or not source.can_take_through(slot, stack, Direction.DOWN)
        ):
            continue
        if not _has_room(hopper, stack):
            # It comes out and goes back, and a comparator that reads the source sees that.
            if is_watched is None:
                is_watched = source.is_watched
            if not is_watched:
                if not stack.components:
                    refused.add(stack.id)
                continue
        rest = insert(hopper, source.remove_item(slot, 1), None)
        if rest.is_empty:
            return True
        source.set_item(slot, stack)
    return False


def _has_room(container: Container, stack: ItemStack) -> bool:
    return any(_room(container, there, stack) > 0 for there in container.stacks())


def draw(
    level: Level,
    hopper: Container,
    center: Vec3,
    *,
    in_grid: bool = True,
) -> bool:
    """One turn of drawing in: from the container above, else items that lie there.

    `center` is the middle of the hopper; a cart's, which need not stand in the grid, draws items
    through full blocks too.
    """
    above = center.plus((0.0, 1.0, 0.0)).block_pos
    source = find_container(level, above)
    if source is not None:
        return pull(hopper, source)
    items = items_over(level, center)
    if not items or (in_grid and _is_covered(level, above)):
        return False
    return any(take_entity(level, hopper, entity) for entity in items)


def items_over(level: Level, center: Vec3) -> list[Entity]:
    """Items in the bowl and in the block above it."""
    if not level.entities_of_type(_ITEM):
        return []
    x, y, z = center
    box: Box = (x - 0.5, y - 0.5 + BOWL, z - 0.5, x + 0.5, y + 1.5, z + 0.5)
    return entities_in(level, box, _ITEM)


def take_entity(level: Level, hopper: Container, entity: Entity) -> bool:
    """True if all of it went in; a part may go in too."""
    stack = ItemStack.from_nbt(entity.nbt.get("Item"))
    rest = insert(hopper, stack, None)
    if rest.is_empty:
        level.remove_entity(entity)
        return True
    if rest.count != stack.count:
        entity.nbt["Item"] = rest.to_nbt()
        entity.changed()
    return False


def _is_covered(level: Level, above: BlockPos) -> bool:
    """A full block keeps items out, but beehives do not.

    Block tag `does_not_block_hoppers` (https://minecraft.wiki/w/Block_tag_(Java_Edition)).
    """
    state = level.get_block_state(above)
    if not state.is_full_cube:
        return False
    return state.block.name not in ("minecraft:bee_nest", "minecraft:beehive")
