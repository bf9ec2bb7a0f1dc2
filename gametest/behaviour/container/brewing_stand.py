"""Brewing stands (https://minecraft.wiki/w/Brewing_Stand).

Slots 0 to 2 are bottles, 3 is the ingredient, 4 the fuel: 20 brewings of 400 ticks each.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.behaviour.container.potion_mixing import POTIONS, is_ingredient, mix
from gametest.behaviour.container.remainder import crafting_remainder
from gametest.behaviour.container.storage import StorageBlock, StorageBlockEntity
from gametest.behaviour.container.triggered import one_less
from gametest.core.direction import Direction
from gametest.core.errors import UnsupportedError
from gametest.interaction.drops.spilling import spill
from gametest.level.update_flags import CLIENTS
from gametest.nbt.tags import Byte, Compound

if TYPE_CHECKING:
    from collections.abc import Sequence

    from gametest.block.block_state import BlockState
    from gametest.core.position import BlockPos
    from gametest.item.item_stack import ItemStack
    from gametest.level.block_entity import BlockEntity
    from gametest.level.level import Level

BOTTLES: Final = (0, 1, 2)
_COMPONENT: Final = "minecraft:brewing_fuel"
INGREDIENT, FUEL = 3, 4
SIZE: Final = 5
_BREW_TIME: Final = 400
_FUEL_USES: Final = 20
_SPEED: Final = "speed_multiplier"
_GLASS_BOTTLE: Final = "minecraft:glass_bottle"
_BLAZE_POWDER: Final = "minecraft:blaze_powder"


@final
@attrs.define(eq=False, repr=False)
class BrewingStandBlockEntity(StorageBlockEntity):
    time_left: int = attrs.field(default=0, init=False)
    fuel: int = attrs.field(default=0, init=False)
    _brewed_with: str | None = attrs.field(default=None, init=False)
    """The ingredient when the brewing began."""
    _is_reported: bool = attrs.field(default=False, init=False)

    def load(self, nbt: Compound) -> None:
        super().load(nbt)
        time, fuel = self.nbt.pop("BrewTime", 0), self.nbt.pop("Fuel", 0)
        self.time_left = int(time) if isinstance(time, int) else 0
        self.fuel = int(fuel) if isinstance(fuel, int) else 0
        self._brewed_with = self.items[INGREDIENT].id if self.time_left else None
        self._is_reported = False

    def save(self) -> Compound:
        return {
            **super().save(),
            "BrewTime": self.counter(self.time_left),
            "Fuel": self.counter(self.fuel, Byte.wrapped),
        }

    # -- slots ---------------------------------------------------------------------------

    def set_item(self, slot: int, stack: ItemStack) -> None:
        self._is_reported = False
        super().set_item(slot, stack)

    def can_place(self, slot: int, stack: ItemStack) -> bool:
        as_bottle, as_reagent = self._taken_by_packs(stack)
        if slot == INGREDIENT:
            return is_ingredient(stack) or as_reagent
        if slot == FUEL:
            return self._is_fuel(stack)
        is_bottle = stack.id in POTIONS or stack.id == _GLASS_BOTTLE
        return (is_bottle or as_bottle) and self.items[slot].is_empty

    def slots_for(self, face: Direction) -> Sequence[int]:
        match face:
            case Direction.UP:
                return (INGREDIENT,)
            case Direction.DOWN:
                return (*BOTTLES, INGREDIENT)
            case _:
                return (*BOTTLES, FUEL)

    def can_take_through(self, slot: int, stack: ItemStack, face: Direction) -> bool:
        return slot != INGREDIENT or stack.id == _GLASS_BOTTLE

    def _taken_by_packs(self, stack: ItemStack) -> tuple[bool, bool]:
        recipes = self.owner.world.items.recipes
        return (False, False) if recipes is None else recipes.brews_with(stack)

    def _is_fuel(self, stack: ItemStack) -> bool:
        """Item tag `brewing_fuel`, a component since 26.3."""
        if _has_own_worth(stack):
            mechanic = f"minecraft:brewing_stand: component {_COMPONENT}"
            raise UnsupportedError(mechanic, self.pos)
        return stack.id == _BLAZE_POWDER

    # -- ticking -------------------------------------------------------------------------

    def next_due(self, level: Level) -> int | None:
        works = not self._is_reported and (
            self.time_left > 0
            or (self.fuel <= 0 and _may_fuel(self.items[FUEL]))
            or (self.fuel > 0 and not self.items[INGREDIENT].is_empty)
            or self._shown(level) is not None
        )
        return level.game_time if works else None

    def tick(self, level: Level) -> None:
        level.write_count += 1
        try:
            self._take_fuel()
            self._brew(level)
        except UnsupportedError:
            self._is_reported = True
            raise
        shown = self._shown(level)
        if shown is not None:
            level.set_block(self.pos, shown, CLIENTS)

    def _take_fuel(self) -> None:
        if self.fuel <= 0 and self._is_fuel(self.items[FUEL]):
            self.fuel = _FUEL_USES
            self.items[FUEL] = one_less(self.items[FUEL])
            self.changed()

    def _brew(self, level: Level) -> None:
        ingredient = self.items[INGREDIENT]
        made = self._mixed(level)
        if self.time_left > 0:
            self.time_left -= 1
            if self.time_left == 0 and made:
                self._finish(level, made)
            elif not made or ingredient.id != self._brewed_with:
                self.time_left = 0
                self.changed()
        elif made and self.fuel > 0:
            if self.nbt.get(_SPEED, 1.0) != 1.0:
                # Since 26.3: vanilla-mcdoc, `java/world/block/brewing_stand`.
                mechanic = f"{self.type_id}: {_SPEED}"
                raise UnsupportedError(mechanic, self.pos)
            self.fuel -= 1
            self.time_left = _BREW_TIME
            self._brewed_with = ingredient.id
            self.changed()

    def _mixed(self, level: Level) -> dict[int, ItemStack]:
        """What each bottle would become; empty if there is nothing to brew."""
        ingredient = self.items[INGREDIENT]
        if ingredient.is_empty:
            return {}
        found = {
            slot: self._made_of(level, self.items[slot], ingredient) for slot in BOTTLES
        }
        return {slot: stack for slot, stack in found.items() if stack is not None}

    def _made_of(
        self, level: Level, bottle: ItemStack, ingredient: ItemStack
    ) -> ItemStack | None:
        """By a recipe of a pack (since 26.3) or of the game."""
        if bottle.is_empty:
            return None
        recipes = level.world.items.recipes
        own = None if recipes is None else recipes.brew(bottle, ingredient)
        games = mix(bottle, ingredient)
        if own is not None and games is not None:
            mechanic = f"recipe: several for brewing {bottle.id} with {ingredient.id}"
            raise UnsupportedError(mechanic, self.pos)
        return games if own is None else own

    def _finish(self, level: Level, made: dict[int, ItemStack]) -> None:
        for slot, stack in made.items():
            self.items[slot] = stack
        ingredient = self.items[INGREDIENT]
        rest, left = one_less(ingredient), crafting_remainder(ingredient)
        if rest.is_empty:
            rest = left
        elif not left.is_empty:
            spill(level, self.pos, [left])
        self.items[INGREDIENT] = rest
        self.changed()

    def _shown(self, level: Level) -> BlockState | None:
        """The state that shows the bottles; None if it stands already."""
        state = level.get_block_state(self.pos)
        wanted = state
        for slot in BOTTLES:
            word = str(not self.items[slot].is_empty).lower()
            wanted = wanted.with_(f"has_bottle_{slot}", word)
        return None if wanted is state else wanted


def _has_own_worth(stack: ItemStack) -> bool:
    return stack.find(_COMPONENT) is not None or stack.removes(_COMPONENT)


def _may_fuel(stack: ItemStack) -> bool:
    return stack.id == _BLAZE_POWDER or _has_own_worth(stack)


@final
class BrewingStand(StorageBlock):
    def new_block_entity(self, pos: BlockPos, state: BlockState) -> BlockEntity | None:
        return BrewingStandBlockEntity("minecraft:brewing_stand", pos, size=SIZE)
