"""Blocks that take an item in: composters, campfires, shelves for books, pots, jukeboxes, lecterns.

Each block's page on https://minecraft.wiki/ has it under "Usage".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.behaviour.container.chiseled_bookshelf import ChiseledBookshelfBlockEntity
from gametest.behaviour.vibration import vibrate
from gametest.core.direction import Direction
from gametest.core.errors import UnsupportedError
from gametest.interaction.hand.hand import give
from gametest.interaction.hand.outcome import Outcome
from gametest.item.item_stack import EMPTY, ItemStack
from gametest.level.container_block_entity import ContainerBlockEntity

if TYPE_CHECKING:
    from gametest.block.block import Block
    from gametest.interaction.hand.use import Use
    from gametest.level.level import Level

_MOST_COMPOST: Final = 7
_CHARGES: Final = 4
_ROW: Final = 3
_COOKED: Final = frozenset(
    {
        *("beef", "chicken", "cod", "kelp", "mutton", "porkchop", "potato", "rabbit"),
        "salmon",
    }
)
"""By the game's own recipes (https://minecraft.wiki/w/Campfire#Cooking)."""
_COOKING_TIME: Final = 600


def compost(use: Use) -> Outcome:
    from gametest.behaviour.container.compostable import compost_chance
    from gametest.behaviour.container.composter import ComposterContainer

    state, stack = use.state, use.stack
    filled = int(state.get("level"))
    if stack.is_empty or filled > _MOST_COMPOST or not compost_chance(use.level, stack):
        return Outcome.EMPTY_HAND
    if filled < _MOST_COMPOST:
        ComposterContainer(use.level, use.pos, state).set_item(0, stack.with_count(1))
        use.hand.count_use(use.level, stack)
        use.hand.use_up()
    return Outcome.DONE


def lay_on_campfire(use: Use) -> Outcome:
    """What can cook takes the first free place."""
    from gametest.behaviour.container.campfire import CampfireBlockEntity

    stack, level = use.stack, use.level
    fire = level.get_block_entity(use.pos)
    if stack.is_empty or not isinstance(fire, CampfireBlockEntity):
        return Outcome.EMPTY_HAND
    ticks = _cooking_time(use)
    if ticks is None:
        return Outcome.EMPTY_HAND
    for slot, there in enumerate(fire.items):
        if there.is_empty:
            fire.items[slot] = stack.with_count(1)
            fire.spent[slot], fire.total[slot] = 0, ticks
            fire.changed()
            use.count("interact_with_campfire")
            use.hand.use_up()
            vibrate(level, use.pos, "block_change", by=use.player)
            return Outcome.DONE
    # No place is free.
    return Outcome.DONE


def _cooking_time(use: Use) -> int | None:
    """None for what does not cook.

    Without the game's own recipes and any of a pack, only its nine kinds of food do.
    """
    from gametest.behaviour.container.cooking import find_cooking

    recipes, stack = use.level.world.items.recipes, use.stack
    is_food = use.item in _COOKED
    has_others = recipes is not None and recipes.has_kind("campfire_cooking")
    if not is_food and not has_others:
        return None
    try:
        found = find_cooking(use.level, "campfire_cooking", stack)
    except UnsupportedError:
        if not is_food:
            raise
        return _COOKING_TIME
    return None if found is None else found.time


def use_bookshelf(use: Use) -> Outcome:
    """Only from its front, by the part that was clicked: two rows of three."""
    from gametest.behaviour.container.chiseled_bookshelf import SIZE

    state, level = use.state, use.level
    facing = Direction.by_label(state.get("facing"))
    shelf = level.get_block_entity(use.pos)
    if use.face is not facing or not isinstance(shelf, ChiseledBookshelfBlockEntity):
        return Outcome.PASSED
    slot = _clicked_slot(use, facing)
    assert 0 <= slot < SIZE
    there, stack = shelf.items[slot], use.stack
    is_book = not stack.is_empty and level.world.items.has_tag(stack, "bookshelf_books")
    if is_book and there.is_empty:
        use.hand.count_use(use.level, stack)
        shelf.set_item(slot, stack.with_count(1))
        use.hand.use_up()
        return Outcome.DONE
    if not use.hand.is_main:
        return Outcome.PASSED
    if not there.is_empty:
        shelf.set_item(slot, EMPTY)
        _take(use, there)
    # A free place takes the click all the same.
    return Outcome.DONE


def _take(use: Use, stack: ItemStack) -> None:
    """Into the hand, or the inventory if the hand holds something."""
    if use.stack.is_empty:
        use.hand.put(stack)
    else:
        give(use.level, use.player, stack)


def swap_on_shelf(use: Use) -> Outcome:
    """The whole stack in the hand for what lies at the clicked third.

    https://minecraft.wiki/w/Shelf: a powered one swaps more than that, which is not simulated.
    """
    state, level = use.state, use.level
    shelf = level.get_block_entity(use.pos)
    facing = Direction.by_label(state.get("facing"))
    if not use.hand.is_main or use.face is not facing:
        return Outcome.PASSED
    if not isinstance(shelf, ContainerBlockEntity):
        return Outcome.PASSED
    if state.get("powered") == "true":
        use.refuse(f"{state.block.name}: swap its items while it is powered")
    slot = min(_ROW - 1, max(0, int(_across(use, facing) * _ROW)))
    there, held = shelf.get_item(slot), use.stack
    if not (there.is_empty and held.is_empty):
        shelf.set_item(slot, held)
        use.hand.put(there)
        vibrate(level, use.pos, "block_change", by=use.player)
    return Outcome.DONE


def _clicked_slot(use: Use, facing: Direction) -> int:
    """Counted from the upper left, as seen from the front."""
    column = min(_ROW - 1, max(0, int(_across(use, facing) * 16 // 5.5)))
    return column + (0 if use.hit.y - use.pos.y >= 0.5 else _ROW)


def _across(use: Use, facing: Direction) -> float:
    """From the left edge, as seen from the front."""
    x, z = use.hit.x - use.pos.x, use.hit.z - use.pos.z
    return {
        Direction.NORTH: 1.0 - x,
        Direction.SOUTH: x,
        Direction.WEST: z,
        Direction.EAST: 1.0 - z,
    }[facing]


def put_in_pot(use: Use) -> Outcome:
    """One more of the same kind while there is room; anything else lets it wobble."""
    stack, level = use.stack, use.level
    pot = level.get_block_entity(use.pos)
    if stack.is_empty or not isinstance(pot, ContainerBlockEntity):
        return Outcome.EMPTY_HAND
    if pot.has_loot:
        pot.fill_from_loot()
    there = pot.items[0]
    room = there.is_empty or (
        there.stacks_with(stack)
        and there.count < level.world.items.max_stack_size(there)
    )
    if not room:
        return Outcome.EMPTY_HAND
    use.hand.count_use(use.level, stack)
    pot.set_item(0, stack.with_count(there.count + 1))
    pot.changed()
    use.hand.use_up()
    vibrate(level, use.pos, "block_change", by=use.player)
    return Outcome.DONE


def play(use: Use) -> Outcome:
    from gametest.behaviour.machine.songs import song_id_of

    stack, level = use.stack, use.level
    jukebox = level.get_block_entity(use.pos)
    if use.state.get("has_record") == "true" or song_id_of(stack) is None:
        return Outcome.EMPTY_HAND
    if not isinstance(jukebox, ContainerBlockEntity):
        return Outcome.EMPTY_HAND
    use.hand.use_up()
    jukebox.set_item(0, stack.with_count(1))
    use.count("play_record")
    return Outcome.DONE


def lay_book(use: Use) -> Outcome:
    """https://minecraft.wiki/w/Lectern: books that are written or can be."""
    from gametest.behaviour.machine.lectern import LecternBlockEntity

    stack, level, state = use.stack, use.level, use.state
    lectern = level.get_block_entity(use.pos)
    if state.get("has_book") == "true":
        return Outcome.EMPTY_HAND
    if stack.is_empty:
        return Outcome.PASSED
    if not level.world.items.has_tag(stack, "lectern_books"):
        return Outcome.EMPTY_HAND
    if not isinstance(lectern, LecternBlockEntity):
        return Outcome.EMPTY_HAND
    use.hand.use_up()
    lectern.book, lectern.page = stack.with_count(1), 0
    use.set(state.with_("has_book", "true").with_("powered", "false"))
    level.update_neighbors_at(Direction.DOWN.from_pos(use.pos), state.block)
    vibrate(level, use.pos, "block_change", by=use.player)
    return Outcome.DONE


def pot_plant(use: Use) -> Outcome:
    block = potted_form(use.level, use.stack)
    if block is None:
        return Outcome.EMPTY_HAND
    use.set(block.default_state)
    vibrate(use.level, use.pos, "block_change", by=use.player)
    use.count("pot_flower")
    use.hand.use_up()
    return Outcome.DONE


def potted_form(level: Level, stack: ItemStack) -> Block | None:
    """The pot with the plant of an item; None: it cannot be potted."""
    if stack.is_empty:
        return None
    name = stack.id.removeprefix("minecraft:")
    name = f"{name}_bush" if name.endswith("azalea") else name
    return level.blocks.find_block(f"minecraft:potted_{name}")


def charge(use: Use) -> Outcome:
    """Glowstone, up to four (https://minecraft.wiki/w/Respawn_Anchor)."""
    charges = int(use.state.get("charges"))
    if use.item == "glowstone" and charges < _CHARGES:
        use.set(use.state.with_("charges", str(charges + 1)))
        vibrate(use.level, use.pos, "block_change", by=use.player)
        use.hand.use_up()
        return Outcome.DONE
    if use.hand.is_main and charges < _CHARGES:
        other = use.player.inventory.worn("offhand")
        if other.id == "minecraft:glowstone":
            return Outcome.PASSED
    return Outcome.EMPTY_HAND
