"""Assertions about blocks; each raises `GameTestAssertError` when it does not hold."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from gametest.block.block import Block
from gametest.block.block_state import BlockState
from gametest.core.bounding_box import BoundingBox
from gametest.core.direction import Direction
from gametest.core.errors import UnsupportedError
from gametest.framework.failure.messages import message
from gametest.framework.helper.blocks import BlockHelper, BlockLike
from gametest.framework.helper.coordinates import Pos

if TYPE_CHECKING:
    from gametest.level.block_entity import BlockEntity


class BlockAsserts(BlockHelper):
    def assert_block_present(self, block: BlockLike, pos: Pos | None = None) -> None:
        """At `pos`, or anywhere in the structure."""
        wanted = self.state_of(block).block
        if pos is not None:
            found = self.get_block_state(pos).block
            if found is not wanted:
                raise self.assertion_error_at(
                    pos, "test.error.expected_block", wanted.name, found.name
                )
            return
        state_id = self.level.get_state_id
        ids = range(wanted.first_state_id, wanted.first_state_id + wanted.state_count)
        if not any(
            state_id(*cell) in ids for cell in self.placement.bounds.positions()
        ):
            raise self.assertion_error("test.error.expected_block_present", wanted.name)

    def assert_block_not_present(self, block: BlockLike, pos: Pos) -> None:
        unwanted = self.state_of(block).block
        if self.get_block_state(pos).block is unwanted:
            raise self.assertion_error_at(
                pos, "test.error.unexpected_block", unwanted.name
            )

    def assert_block_tag(self, tag: str, pos: Pos) -> None:
        tag = tag.removeprefix("#")
        tag = tag if ":" in tag else f"minecraft:{tag}"
        if self.info.tags is None:
            mechanic = f"block tag #{tag}"
            raise UnsupportedError(mechanic)
        # Here, as few tests ask for tags.
        from gametest.block.block_tags import UnsupportedTagError

        found = self.get_block_state(pos).block.name
        try:
            has_tag = self.info.tags.contains(tag, found)
        except UnsupportedTagError:
            mechanic = f"block tag #{tag}"
            raise UnsupportedError(mechanic) from None
        if not has_tag:
            raise self.assertion_error_at(
                pos, "test.error.expected_block_tag", tag, found
            )

    def assert_block(
        self,
        pos: Pos,
        predicate: Callable[[Block], bool],
        reason: Callable[[Block], str],
    ) -> None:
        found = self.get_block_state(pos).block
        if not predicate(found):
            raise self.positional_error(reason(found), pos)

    def assert_block_state(
        self,
        pos: Pos,
        expected: BlockLike | Callable[[BlockState], bool],
        reason: Callable[[BlockState], str] | None = None,
    ) -> None:
        """Equal to a whole state, or as a predicate wants it."""
        found = self.get_block_state(pos)
        if isinstance(expected, (str, Block, BlockState)):
            wanted = self.state_of(expected)
            if found is not wanted:
                raise self.assertion_error_at(
                    pos, "test.error.state_not_equal", wanted, found
                )
        elif not expected(found):
            text = f"unexpected state {found}" if reason is None else reason(found)
            raise self.positional_error(text, pos)

    def assert_block_property(
        self,
        pos: Pos,
        name: str,
        expected: object | Callable[[str], bool],
        reason: str | None = None,
    ) -> None:
        """A value (`True`, `15`, `"west"`) or a predicate over the value's text."""
        state = self.get_block_state(pos)
        found = state.find(name)
        wanted = "as the predicate wants it" if callable(expected) else _word(expected)
        if found is None:
            raise self.assertion_error_at(
                pos, "test.error.block_property_missing", name, wanted
            )
        good = expected(found) if callable(expected) else found == wanted
        if not good:
            text = reason or message(
                "test.error.block_property_mismatch", name, found, wanted
            )
            raise self.positional_error(text, pos)

    def assert_block_entity_data(
        self,
        pos: Pos,
        kind: str,
        predicate: Callable[[BlockEntity], bool],
        reason: Callable[[], str],
    ) -> None:
        if not predicate(self.get_block_entity(pos, kind)):
            raise self.positional_error(reason(), pos)

    def assert_redstone_signal(
        self,
        pos: Pos,
        direction: Direction,
        predicate: int | Callable[[int], bool],
        reason: Callable[[], str] | None = None,
    ) -> None:
        """What a block gives; `direction` leads from the asking block to it, as in the game."""
        side = self.get_absolute_direction(direction)
        found = self.level.get_signal(self.absolute_pos(pos), side)
        good = predicate(found) if callable(predicate) else found == predicate
        if not good:
            text = message("gametest.redstone_signal", found)
            raise self.positional_error(text if reason is None else reason(), pos)

    def assert_same_block_state(self, pos: Pos, other: Pos) -> None:
        expected, found = self.get_block_state(other), self.get_block_state(pos)
        if found is not expected:
            raise self.assertion_error_at(
                pos, "test.error.state_not_equal", expected, found
            )

    def assert_same_block_states(self, box: BoundingBox, pos: Pos) -> None:
        """A relative box equals the one whose least corner is `pos`."""
        corner = box.min_corner
        for cell in box.positions():
            x, y, z = cell.minus(corner)
            self.assert_same_block_state((pos[0] + x, pos[1] + y, pos[2] + z), cell)


def _word(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
