"""A block entity with slots; what lies in them stays data, component by component."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, Final

import attrs

from gametest.core.errors import UnsupportedError
from gametest.item.item_stack import EMPTY, ItemStack
from gametest.level.block_entity import BlockEntity
from gametest.level.container import Container
from gametest.nbt.tags import Byte, Compound, Int, Short, Tag

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gametest.level.level import Level

_INTS_VERSION: Final = 5002
_ITEMS: Final = "Items"
_LOOT: Final = "LootTable"
_SEED: Final = "LootTableSeed"


@attrs.define(eq=False, repr=False)
class ContainerBlockEntity(BlockEntity, Container):
    """Saves `Items` as a list of `{Slot, id, count, components}`."""

    size: int = attrs.field(kw_only=True)
    items: list[ItemStack] = attrs.field(init=False)
    """One per slot. Writing here tells nobody."""
    has_loot: bool = attrs.field(default=False, init=False)
    """A loot table fills it when somebody first looks."""
    level: Level | None = attrs.field(default=None, init=False)
    is_container: ClassVar[bool] = True
    """Commands and hoppers reach its slots; not those of a campfire."""

    def __attrs_post_init__(self) -> None:
        self.items = [EMPTY] * self.size

    def entered(self, level: Level) -> None:
        self.level = level

    # -- saved data ----------------------------------------------------------------------

    def load(self, nbt: Compound) -> None:
        super().load(nbt)
        self.load_items(self.nbt.pop(_ITEMS, None))
        self.has_loot = _LOOT in self.nbt

    def load_items(self, saved: Tag | None) -> None:
        self.items = [EMPTY] * self.size
        for entry in saved if isinstance(saved, list) else ():
            if not isinstance(entry, dict):
                continue
            slot = entry.get("Slot", 0)
            number = int(slot) & 0xFF if isinstance(slot, int) else 0
            if number < self.size:
                self.items[number] = ItemStack.from_nbt(entry)

    def save(self) -> Compound:
        saved = super().save()
        if not self.has_loot:
            saved[_ITEMS] = self.save_items()
        return saved

    def save_items(self) -> list[Tag]:
        return [
            {"Slot": Byte.wrapped(slot), **stack.to_nbt()}
            for slot, stack in enumerate(self.items)
            if not stack.is_empty
        ]

    # -- container -----------------------------------------------------------------------

    @property
    def owner(self) -> Level:
        """The level that it stands in."""
        assert self.level is not None, "a block entity acts only in a level"
        return self.level

    def counter(self, value: int, old: Callable[[int], Tag] = Short.wrapped) -> Tag:
        """A number of ticks or of fuel: whole numbers since 26.3 (changelog, Block Entity Data)."""
        level = self.level
        is_old = level is not None and level.world.version.data_version < _INTS_VERSION
        return old(value) if is_old else Int(value)

    def get_item(self, slot: int) -> ItemStack:
        if self.has_loot:
            self.fill_from_loot()
        return self.items[slot]

    def set_item(self, slot: int, stack: ItemStack) -> None:
        if self.has_loot:
            self.fill_from_loot()
        self.items[slot] = self.limited(stack)
        self.changed()

    def limited(self, stack: ItemStack) -> ItemStack:
        if stack.count <= 1:
            return stack
        limit = self.stack_limit(stack)
        return stack if stack.count <= limit else stack.with_count(limit)

    def stack_limit(self, stack: ItemStack) -> int:
        return self.owner.world.items.max_stack_size(stack)

    def stacks(self) -> Iterator[ItemStack]:
        if self.has_loot:
            self.fill_from_loot()
        return iter(self.items)

    def changed(self) -> None:
        level = self.owner
        level.write_count += 1
        state = level.get_block_state(self.pos)
        if not state.is_air:
            level.update_comparators_at(self.pos, state.block)

    @property
    def is_watched(self) -> bool:
        return self.owner.updater.has_comparator_at(self.pos)

    def fill_from_loot(self) -> None:
        """Somebody looks for the first time. Raises `UnsupportedError` if no pack has the table."""
        level, table = self.owner, self.nbt.get(_LOOT)
        loot, seed = level.world.items.loot, self.nbt.get(_SEED, 0)
        found: dict[int, ItemStack] | None = None
        if loot is not None and isinstance(table, str):
            free = [slot for slot, stack in enumerate(self.items) if stack.is_empty]
            number = int(seed) if isinstance(seed, int) else 0
            found = loot.container_contents(level, self.pos, table, number, free)
        if found is None:
            self.refuse_loot()
            return
        self.nbt.pop(_LOOT, None)
        self.nbt.pop(_SEED, None)
        self.has_loot = False
        for slot, stack in found.items():
            self.items[slot] = self.limited(stack)
        self.changed()

    def refuse_loot(self) -> None:
        mechanic = f"{self.type_id}: fill from its loot table"
        raise UnsupportedError(mechanic, self.pos)
