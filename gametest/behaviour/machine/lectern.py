"""Lecterns: a comparator reads how far a book is open; turning a page gives a pulse.

https://minecraft.wiki/w/Lectern#Redstone_component. Nobody turns pages of an open book here, so the
pulse comes from `turn_page` only.
"""

from __future__ import annotations

from math import floor
from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.behaviour.redstone.static_source import StaticSource
from gametest.block.block_state import BlockState
from gametest.core.direction import Direction
from gametest.core.errors import UnsupportedError
from gametest.core.float32 import f32
from gametest.core.position import BlockPos, Vec3
from gametest.item.item_stack import EMPTY, ItemStack
from gametest.level.block_entity import BlockEntity
from gametest.level.update_flags import ALL
from gametest.nbt.tags import Compound, Int

if TYPE_CHECKING:
    from gametest.level.level import Level

_PULSE: Final = 2
_LAST_STEP: Final = 14
_CONTENTS: Final = ("minecraft:written_book_content", "minecraft:writable_book_content")


@final
@attrs.define(eq=False, repr=False)
class Lectern(StaticSource):
    strong_towards: str = attrs.field(default="down", kw_only=True)

    def new_block_entity(self, pos: BlockPos, state: BlockState) -> BlockEntity | None:
        return LecternBlockEntity("minecraft:lectern", pos)

    def on_remove(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        new_state: BlockState,
        moved: bool,
    ) -> None:
        if state.get("powered") == "true":
            level.update_neighbors_at(Direction.DOWN.from_pos(pos), state.block)

    def use(self, level: Level, pos: BlockPos, state: BlockState) -> bool:
        """An empty hand opens the book, which nobody reads."""
        if state.get("has_book") == "true":
            mechanic = "minecraft:lectern: read or take its book"
            raise UnsupportedError(mechanic, pos)
        return False

    def tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        if state.get("powered") == "true":
            _set_power(level, pos, state, is_on=False)

    def has_analog_output(self, state: BlockState) -> bool:
        return True

    def get_analog_output(self, level: Level, pos: BlockPos, state: BlockState) -> int:
        lectern = level.get_block_entity(pos)
        is_open = state.get("has_book") == "true"
        if not is_open or not isinstance(lectern, LecternBlockEntity):
            return 0
        return lectern.reading()

    def turn_page(self, level: Level, pos: BlockPos, page: int) -> None:
        """As a reader does; pages count from 0, and no farther than the book goes."""
        state, lectern = level.get_block_state(pos), level.get_block_entity(pos)
        if not isinstance(lectern, LecternBlockEntity) or not lectern.turn_to(page):
            return
        _set_power(level, pos, state, is_on=True)
        level.schedule_tick(pos, state.block, _PULSE)
        level.update_comparators_at(pos, state.block)


@final
@attrs.define(eq=False, repr=False)
class LecternBlockEntity(BlockEntity):
    book: ItemStack = attrs.field(default=EMPTY, init=False)
    page: int = attrs.field(default=0, init=False)

    @property
    def page_count(self) -> int:
        for name in _CONTENTS:
            content = self.book.components.get(name)
            pages = content.get("pages") if isinstance(content, dict) else None
            if isinstance(pages, list):
                return len(pages)
        return 0

    def load(self, nbt: Compound) -> None:
        super().load(nbt)
        self.book = ItemStack.from_nbt(self.nbt.pop("Book", None))
        page = self.nbt.pop("Page", 0)
        self.page = self._within(int(page) if isinstance(page, int) else 0)

    def save(self) -> Compound:
        saved = super().save()
        if not self.book.is_empty:
            saved["Book"] = self.book.to_nbt()
            saved["Page"] = Int(self.page)
        return saved

    def turn_to(self, page: int) -> bool:
        """False if that page is open already."""
        page = self._within(page)
        is_new, self.page = page != self.page, page
        return is_new

    def reading(self) -> int:
        """1 for the first page up to 15 for the last; 15 for a book of one."""
        count = self.page_count
        part = f32(f32(self.page) / f32(count - 1)) if count > 1 else 1.0
        has_book = not self.book.is_empty
        return floor(f32(part * _LAST_STEP)) + has_book

    def before_removal(self, level: Level, state: BlockState) -> None:
        """The book falls out in front."""
        if self.book.is_empty or state.find("has_book") != "true":
            return
        # Here, as few lecterns hold a book when they go.
        from gametest.interaction.item_spawn import eject_item

        facing = Direction.by_label(state.get("facing"))
        x, y, z = self.pos
        place = Vec3(x + 0.5 + 0.25 * facing.dx, y + 1.0, z + 0.5 + 0.25 * facing.dz)
        random = level.random
        motion = Vec3(
            random.next_double() * 0.2 - 0.1, 0.2, random.next_double() * 0.2 - 0.1
        )
        eject_item(level, place, motion, self.book)
        self.book = EMPTY

    def _within(self, page: int) -> int:
        return max(0, min(page, self.page_count - 1))


def _set_power(level: Level, pos: BlockPos, state: BlockState, *, is_on: bool) -> None:
    level.set_block(pos, state.with_("powered", str(is_on).lower()), ALL)
    level.update_neighbors_at(Direction.DOWN.from_pos(pos), state.block)
