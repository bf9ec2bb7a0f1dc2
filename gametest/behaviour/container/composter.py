"""Composters: hoppers fill one from above and draw bone meal out below.

https://minecraft.wiki/w/Composter. The first item into an empty one always counts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.behaviour.container.compostable import compost_chance
from gametest.behaviour.vibration import vibrate
from gametest.core.direction import Direction
from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos, Vec3
from gametest.interaction.item_spawn import eject_item
from gametest.item.item_stack import EMPTY, ItemStack
from gametest.level.block_behaviour import BlockBehaviour
from gametest.level.container import Container
from gametest.level.update_flags import ALL

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gametest.block.block_state import BlockState
    from gametest.level.level import Level

_FULL: Final = "7"
_READY: Final = "8"
_DELAY: Final = 20
BONE_MEAL: Final = "minecraft:bone_meal"


@final
class Composter(BlockBehaviour):
    def on_place(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        old_state: BlockState,
        moved: bool,
    ) -> None:
        if state.get("level") == _FULL:
            level.schedule_tick(pos, state.block, _DELAY)

    def tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        if state.get("level") == _FULL:
            level.set_block(pos, state.with_("level", _READY), ALL)

    def has_analog_output(self, state: BlockState) -> bool:
        return True

    def get_analog_output(self, level: Level, pos: BlockPos, state: BlockState) -> int:
        return int(state.get("level"))

    def container(
        self, level: Level, pos: BlockPos, state: BlockState
    ) -> Container | None:
        return ComposterContainer(level, pos, state)

    def use(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        """Bone meal hops out of the top (its spot and speed are general knowledge)."""
        if state.get("level") != _READY:
            return False
        random = level.random
        x, y, z = (
            middle + (random.next_float() - 0.5) * 0.7
            for middle in (pos.x + 0.5, pos.y + 1.01, pos.z + 0.5)
        )
        eject_item(level, Vec3(x, y, z), _hop(level), ItemStack(BONE_MEAL))
        _empty(level, pos, state)
        return True


@final
@attrs.define(eq=False)
class ComposterContainer(Container):
    """Of one moment: what goes in is compost at once, what goes out empties it."""

    level: Level
    pos: BlockPos
    state: BlockState
    is_spent: bool = attrs.field(default=False, init=False)

    @property
    def size(self) -> int:
        return 0 if self.state.get("level") == _FULL else 1

    @property
    def _is_ready(self) -> bool:
        return self.state.get("level") == _READY and not self.is_spent

    def get_item(self, slot: int) -> ItemStack:
        return ItemStack(BONE_MEAL) if self._is_ready else EMPTY

    def set_item(self, slot: int, stack: ItemStack) -> None:
        if self.state.get("level") == _READY:
            self.is_spent = True
            _empty(self.level, self.pos, self.state)
        elif not stack.is_empty:
            self.is_spent = True
            self._compost(stack)

    def _compost(self, stack: ItemStack) -> None:
        level, state = self.level, self.state
        filled = int(state.get("level"))
        chance = compost_chance(level, stack)
        if filled or not chance:
            draws = level.random.next_double()
            if draws >= chance:
                return
        level.set_block(self.pos, state.with_("level", str(filled + 1)), ALL)
        vibrate(level, self.pos, "block_change")

    def stack_limit(self, stack: ItemStack) -> int:
        return 1

    def changed(self) -> None:
        """The block state tells comparators."""

    def slots_for(self, face: Direction) -> Sequence[int]:
        match self.state.get("level"):
            case "8":
                return (0,) if face is Direction.DOWN else ()
            case "7":
                return ()
            case _:
                return (0,) if face is Direction.UP else ()

    def can_place_through(
        self, slot: int, stack: ItemStack, face: Direction | None
    ) -> bool:
        if self.is_spent or face is not Direction.UP or self._is_ready:
            return False
        return compost_chance(self.level, stack) > 0

    def can_take(self, taker: Container, slot: int, stack: ItemStack) -> bool:
        if not self._is_ready:
            return False
        for there in taker.stacks():
            if there.is_empty or (
                there.stacks_with(stack) and there.count < taker.stack_limit(there)
            ):
                return True
        # Whether the game loses the bone meal then is not known here.
        mechanic = "minecraft:composter: bone meal without room in the hopper"
        raise UnsupportedError(mechanic, self.pos)


def _empty(level: Level, pos: BlockPos, state: BlockState) -> None:
    level.set_block(pos, state.with_("level", "0"), ALL)
    vibrate(level, pos, "block_change")


def _hop(level: Level) -> Vec3:
    random = level.random
    return Vec3(random.next_double() * 0.2 - 0.1, 0.2, random.next_double() * 0.2 - 0.1)
