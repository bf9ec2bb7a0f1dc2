"""Loot in the slots of a container (https://minecraft.wiki/w/Loot_table#Usage).

Larger stacks are halved at random while there is room, and everything lands in random slots; in
which order numbers are drawn for that is general knowledge of the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gametest.core.random_source import shuffle

if TYPE_CHECKING:
    from gametest.core.random_source import RandomSource
    from gametest.item.item_stack import ItemStack


def spread(
    stacks: list[ItemStack], free_slots: list[int], random: RandomSource
) -> dict[int, ItemStack]:
    """Slot to stack; what finds no slot is lost."""
    slots = [*free_slots]
    shuffle(slots, random)
    found: dict[int, ItemStack] = {}
    for stack in _parted(stacks, len(slots), random):
        if not slots:
            break
        found[slots.pop()] = stack
    return found


def _parted(
    stacks: list[ItemStack], room: int, random: RandomSource
) -> list[ItemStack]:
    done = [stack for stack in stacks if stack.count == 1]
    large = [stack for stack in stacks if stack.count > 1]
    while large and room - len(done) - len(large) > 0:
        stack = large.pop(random.next_int(len(large)))
        most = stack.count // 2
        taken = 1 + (random.next_int(most) if most > 1 else 0)
        for part in (
            stack.with_count(stack.count - taken),
            stack.with_count(taken),
        ):
            again = part.count > 1 and random.next_boolean()
            (large if again else done).append(part)
    done += large
    shuffle(done, random)
    return done
