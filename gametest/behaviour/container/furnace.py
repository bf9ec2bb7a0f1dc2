"""Furnaces, smokers and blast furnaces.

https://minecraft.wiki/w/Furnace, https://minecraft.wiki/w/Smelting. Slot 0 is smelted, slot 1 is burnt,
slot 2 holds what was made. The order inside one tick is general knowledge of the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.behaviour.container.cooking import find_cooking
from gametest.behaviour.container.fuel import burn_time, has_own_time
from gametest.behaviour.container.remainder import crafting_remainder
from gametest.behaviour.container.storage import StorageBlock, StorageBlockEntity
from gametest.behaviour.container.triggered import one_less
from gametest.core.direction import Direction
from gametest.core.errors import UnsupportedError
from gametest.item.item_stack import ItemStack
from gametest.level.update_flags import ALL
from gametest.level.world.item_access import FUEL_SPEEDS_VERSION
from gametest.nbt.tags import Compound, Int

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gametest.block.block_state import BlockState
    from gametest.core.position import BlockPos
    from gametest.level.block_entity import BlockEntity
    from gametest.level.level import Level
    from gametest.level.world.item_access import CookingResult

INPUT, FUEL, OUTPUT = 0, 1, 2
SIZE: Final = 3
_KINDS: Final = {
    "minecraft:furnace": "smelting",
    "minecraft:smoker": "smoking",
    "minecraft:blast_furnace": "blasting",
}
_USED: Final = "RecipesUsed"
_BUCKET: Final = "minecraft:bucket"
_WATER_BUCKET: Final = "minecraft:water_bucket"
_SPEED: Final = "speed_multiplier"
_COOLING: Final = 2
_QUICKNESS: Final = 2
_DEFAULT_TIME: Final = 200


@final
@attrs.define(eq=False, repr=False)
class FurnaceBlockEntity(StorageBlockEntity):
    lit_left: int = attrs.field(default=0, init=False)
    """Ticks that the fire still burns."""
    lit_total: int = attrs.field(default=0, init=False)
    spent: int = attrs.field(default=0, init=False)
    total: int = attrs.field(default=0, init=False)
    """Ticks that the item in the input takes."""
    _is_reported: bool = attrs.field(default=False, init=False)
    _rested_at: int = attrs.field(default=-1, init=False)
    """The level's count of writes when there was nothing to do."""

    # -- saved data ----------------------------------------------------------------------

    def load(self, nbt: Compound) -> None:
        super().load(nbt)
        self.lit_left = self._taken("lit_time_remaining", "BurnTime")
        self.lit_total = self._taken("lit_total_time")
        self.spent = self._taken("cooking_time_spent", "CookTime")
        self.total = self._taken("cooking_total_time", "CookTimeTotal")
        self._is_reported = False
        self._rested_at = -1

    def _taken(self, *keys: str) -> int:
        """Older spellings are read where a structure was not upgraded."""
        found = 0
        for key in keys:
            saved = self.nbt.pop(key, None)
            if isinstance(saved, int):
                found = int(saved)
        return found

    def save(self) -> Compound:
        saved = super().save()
        saved["lit_time_remaining"] = self.counter(self.lit_left)
        saved["lit_total_time"] = self.counter(self.lit_total)
        saved["cooking_time_spent"] = self.counter(self.spent)
        saved["cooking_total_time"] = self.counter(self.total)
        saved.setdefault(_USED, {})
        return saved

    def before_removal(self, level: Level, state: BlockState) -> None:
        super().before_removal(level, state)
        if self.nbt.get(_USED):
            mechanic = f"{state.block.name}: drop experience"
            raise UnsupportedError(mechanic, self.pos)

    # -- slots ---------------------------------------------------------------------------

    def set_item(self, slot: int, stack: ItemStack) -> None:
        is_same = not stack.is_empty and self.items[slot].stacks_with(stack)
        super().set_item(slot, stack)
        self._is_reported = False
        if slot == INPUT and not is_same:
            self.total = self._time_of(stack)
            self.spent = 0

    def can_place(self, slot: int, stack: ItemStack) -> bool:
        if slot == OUTPUT:
            return False
        if slot == INPUT:
            return True
        is_new_bucket = stack.id == _BUCKET and self.items[FUEL].id != _BUCKET
        return is_new_bucket or burn_time(self.owner, stack) > 0

    def slots_for(self, face: Direction) -> Sequence[int]:
        if face is Direction.DOWN:
            return OUTPUT, FUEL
        return (INPUT,) if face is Direction.UP else (FUEL,)

    def can_take_through(self, slot: int, stack: ItemStack, face: Direction) -> bool:
        if face is Direction.DOWN and slot == FUEL:
            return stack.id in (_BUCKET, _WATER_BUCKET)
        return True

    # -- ticking -------------------------------------------------------------------------

    def next_due(self, level: Level) -> int | None:
        if self._is_reported:
            return None
        if self._rested_at == level.write_count:
            return None
        works = self.lit_left > 0 or self.spent > 0 or self._could_start
        return level.game_time if works else None

    @property
    def _could_start(self) -> bool:
        return not self.items[INPUT].is_empty and not self.items[FUEL].is_empty

    def tick(self, level: Level) -> None:
        was_lit = self.lit_left > 0
        if was_lit:
            self.lit_left -= 1
        try:
            changed = self._work(level)
        except UnsupportedError:
            self._is_reported = True
            raise
        is_lit = self.lit_left > 0
        if was_lit != is_lit:
            state = level.get_block_state(self.pos)
            level.set_block(self.pos, state.with_("lit", str(is_lit).lower()), ALL)
            changed = True
        if changed:
            self.changed()
        elif was_lit or is_lit or self.spent > 0:
            level.write_count += 1
        else:
            self._rested_at = level.write_count

    def _work(self, level: Level) -> bool:
        """Light, cook or cool; true if a stack changed."""
        if self.nbt.get(_SPEED, 1.0) != 1.0:
            mechanic = f"{self.type_id}: {_SPEED}"
            raise UnsupportedError(mechanic, self.pos)
        changed = False
        is_lit = self.lit_left > 0
        if not is_lit and not self._could_start:
            if self.spent > 0:
                self.spent = max(0, min(self.spent - _COOLING, self.total))
            return False
        heat = 0 if is_lit else self._heat(level)
        if self.items[INPUT].is_empty or (not is_lit and heat == 0):
            self.spent = 0
            return False
        recipe = find_cooking(level, self._kind, self.items[INPUT])
        fits = recipe is not None and self._has_room(recipe.stack)
        if not is_lit and fits:
            self.lit_left = self.lit_total = heat
            fuel = self.items[FUEL]
            rest = one_less(fuel)
            self.items[FUEL] = crafting_remainder(fuel) if rest.is_empty else rest
            changed = True
        if self.lit_left > 0 and fits:
            assert recipe is not None
            return self._cook(recipe) or changed
        self.spent = 0
        return changed

    def _cook(self, recipe: CookingResult) -> bool:
        if self.total <= 0:
            mechanic = f"{self.type_id}: cook without a cooking_total_time"
            raise UnsupportedError(mechanic, self.pos)
        self.spent += 1
        if self.spent != self.total:
            return False
        self.spent = 0
        source, made = self.items[INPUT], recipe.stack
        self.total = self._ticks(recipe)
        if made.count != 1:
            mechanic = f"{self.type_id}: recipe {recipe.recipe} with a count"
            raise UnsupportedError(mechanic, self.pos)
        there = self.items[OUTPUT]
        self.items[OUTPUT] = (
            made if there.is_empty else there.with_count(there.count + 1)
        )
        if source.id == "minecraft:wet_sponge" and self.items[FUEL].id == _BUCKET:
            self.items[FUEL] = ItemStack(_WATER_BUCKET)
        self.items[INPUT] = one_less(source)
        self._count_use(recipe.recipe)
        return True

    def _count_use(self, recipe: str) -> None:
        """The experience is kept as a count of recipes until somebody takes the result."""
        used = self.nbt.get(_USED)
        counts = dict(used) if isinstance(used, dict) else {}
        before = counts.get(recipe, 0)
        counts[recipe] = Int(int(before) + 1 if isinstance(before, int) else 1)
        self.nbt[_USED] = counts

    def _has_room(self, made: ItemStack) -> bool:
        there = self.items[OUTPUT]
        if there.is_empty:
            return True
        return there.stacks_with(made) and there.count < self.stack_limit(there)

    def _heat(self, level: Level) -> int:
        ticks = burn_time(level, self.items[FUEL])
        if self._kind == "smelting":
            return ticks
        if has_own_time(self.items[FUEL]):
            # Whether it is quicker there is the component's to say, and its speed is not simulated.
            mechanic = f"{self.type_id}: fuel with a burn time of its own"
            raise UnsupportedError(mechanic, self.pos)
        return ticks // 2

    def _time_of(self, stack: ItemStack) -> int:
        """Where the recipe is not known, cooking it will be refused anyway."""
        if stack.is_empty:
            return _DEFAULT_TIME
        try:
            found = find_cooking(self.owner, self._kind, stack)
            return _DEFAULT_TIME if found is None else self._ticks(found)
        except UnsupportedError:
            return _DEFAULT_TIME

    def _ticks(self, recipe: CookingResult) -> int:
        """Since 26.3 smokers and blast furnaces are quick by what the game's fuels say: twice.

        0, which is refused, for what has no whole half.
        """
        version = self.owner.world.version
        is_plain = self._kind == "smelting" or recipe.time <= 0
        if is_plain or version.data_version < FUEL_SPEEDS_VERSION:
            return recipe.time
        half, rest = divmod(recipe.time, _QUICKNESS)
        return 0 if rest else half

    @property
    def _kind(self) -> str:
        return _KINDS[self.type_id]


@final
class Furnace(StorageBlock):
    def new_block_entity(self, pos: BlockPos, state: BlockState) -> BlockEntity | None:
        return FurnaceBlockEntity(state.block.name, pos, size=SIZE)
