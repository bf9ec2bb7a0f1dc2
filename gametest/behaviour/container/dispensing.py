"""One turn of a dispenser: what it holds, where it points, and what is left in its slot."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn, final

import attrs

from gametest.behaviour.container.ejecting import eject
from gametest.behaviour.container.triggered import one_less
from gametest.core.errors import UnsupportedError
from gametest.item.item_stack import ItemStack
from gametest.nbt.tags import Int

if TYPE_CHECKING:
    from collections.abc import Callable

    from gametest.block.block_state import BlockState
    from gametest.core.direction import Direction
    from gametest.core.position import BlockPos
    from gametest.level.container_block_entity import ContainerBlockEntity
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level


@final
@attrs.frozen(eq=False)
class Dispensing:
    level: Level
    pos: BlockPos
    facing: Direction
    own: ContainerBlockEntity
    stack: ItemStack

    @property
    def target(self) -> BlockPos:
        """The cell before the dispenser."""
        return self.facing.from_pos(self.pos)

    @property
    def target_state(self) -> BlockState:
        return self.level.get_block_state(self.target)

    # -- what is left in the slot --------------------------------------------------------

    def kept(self) -> ItemStack:
        """It had no effect, and stays."""
        return self.stack

    def used(self) -> ItemStack:
        return one_less(self.stack)

    def thrown(self) -> ItemStack:
        """Out of the front, as from a dropper."""
        eject(self.level, self.pos, self.facing, self.stack.with_count(1))
        return one_less(self.stack)

    def exchanged(self, made: ItemStack) -> ItemStack:
        """It became something else, which goes into the dispenser or out of its front."""
        rest = one_less(self.stack)
        if rest.is_empty:
            return made
        for slot, there in enumerate(self.own.items):
            if made.is_empty:
                break
            if there.is_empty or there.stacks_with(made):
                room = min(made.count, self.own.stack_limit(made) - there.count)
                if room > 0:
                    self.own.set_item(slot, made.with_count(there.count + room))
                    made = made.with_count(made.count - room)
        if not made.is_empty:
            eject(self.level, self.pos, self.facing, made)
        return rest

    def worn(self) -> ItemStack:
        """One point of damage; the last one breaks it."""
        table = self.level.world.items.table
        stack = self.stack
        most = table.max_damage(stack)
        if not most:
            return stack
        enchantments = table.component(stack, "minecraft:enchantments")
        if isinstance(enchantments, dict) and "minecraft:unbreaking" in enchantments:
            self.refuse("wear an unbreaking item")
        known = self.level.world.items.enchantments
        known.refuse_effect(stack, "minecraft:item_damage", self.pos)
        damage = table.damage(stack) + 1
        if damage >= most:
            return one_less(stack)
        return stack.with_component("minecraft:damage", Int(damage))

    def refuse(self, verb: str) -> NoReturn:
        mechanic = f"minecraft:dispenser: {verb} ({self.stack.id})"
        raise UnsupportedError(mechanic, self.pos)

    # -- entities ------------------------------------------------------------------------

    def entities(self, where: Callable[[Entity], bool]) -> list[Entity]:
        """In the cell before the dispenser."""
        if not self.level.entities:
            return []
        from gametest.interaction.entity_search import entities_in

        x, y, z = self.target
        box = (x, y, z, x + 1.0, y + 1.0, z + 1.0)
        return entities_in(self.level, box, where=where)
