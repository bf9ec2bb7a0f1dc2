"""Whether a piston can extend: what it would push, at most 12 blocks.

https://minecraft.wiki/w/Piston#Limitations, https://minecraft.wiki/w/Slime_Block#Pistons
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.block.block_state import BlockState
from gametest.block.push_reaction import PushReaction
from gametest.core.direction import Direction
from gametest.core.position import BlockPos

if TYPE_CHECKING:
    from gametest.level.level import Level

PUSH_LIMIT: Final = 12

_PISTONS: Final = ("minecraft:piston", "minecraft:sticky_piston")
_SLIME: Final = "minecraft:slime_block"
_HONEY: Final = "minecraft:honey_block"
_IMMOVABLE: Final = frozenset(
    f"minecraft:{name}"
    for name in (
        "obsidian",
        "crying_obsidian",
        "respawn_anchor",
        "reinforced_deepslate",
    )
)


def can_extend(level: Level, pos: BlockPos, facing: Direction) -> bool:
    return _PushList(level, pos, facing).resolve()


@final
@attrs.define(eq=False, repr=False)
class _PushList:
    level: Level
    piston: BlockPos
    towards: Direction
    pushed: list[BlockPos] = attrs.field(init=False, factory=list)

    def resolve(self) -> bool:
        """False if something in the way stands fast or there is too much of it."""
        first = self.towards.from_pos(self.piston)
        state = self.level.get_block_state(first)
        if not self._is_pushable(state, first, self.towards, breaks=False):
            return _reaction(state) is PushReaction.DESTROY
        if not self._add_line(first, self.towards):
            return False
        done = 0
        while done < len(self.pushed):
            pos = self.pushed[done]
            if _is_sticky(self.level.get_block_state(pos)) and not self._add_sides(pos):
                return False
            done += 1
        return True

    def _add_line(self, start: BlockPos, pulled: Direction) -> bool:
        """What moves with the block at `start`: stuck behind it, and before it."""
        level = self.level
        state = level.get_block_state(start)
        if (
            state.is_air
            or not self._is_pushable(state, start, pulled, breaks=False)
            or start == self.piston
            or start in self.pushed
        ):
            return True
        length = 1
        if length + len(self.pushed) > PUSH_LIMIT:
            return False
        line = [start]
        back = self.towards.opposite
        while _is_sticky(state):
            behind = back.from_pos(line[-1])
            before, state = state, level.get_block_state(behind)
            if (
                state.is_air
                or not _stick_together(before, state)
                or not self._is_pushable(state, behind, back, breaks=False)
                or behind == self.piston
            ):
                break
            line.append(behind)
            if len(line) + len(self.pushed) > PUSH_LIMIT:
                return False
        self.pushed += reversed(line)
        return self._push_on(start, len(line))

    def _push_on(self, start: BlockPos, added: int) -> bool:
        """Forward from `start`, until air, a block that breaks, or one that stands fast."""
        pos = self.towards.from_pos(start)
        while True:
            if pos in self.pushed:
                place = self.pushed.index(pos)
                self._reorder(added, place)
                return all(
                    self._add_sides(met)
                    for met in self.pushed[: place + added + 1]
                    if _is_sticky(self.level.get_block_state(met))
                )
            state = self.level.get_block_state(pos)
            if state.is_air:
                return True
            if (
                not self._is_pushable(state, pos, self.towards, breaks=True)
                or pos == self.piston
            ):
                return False
            if _reaction(state) is PushReaction.DESTROY:
                return True
            if len(self.pushed) >= PUSH_LIMIT:
                return False
            self.pushed.append(pos)
            added += 1
            pos = self.towards.from_pos(pos)

    def _reorder(self, added: int, place: int) -> None:
        """The line just added goes before the block that it ran into."""
        start = len(self.pushed) - added
        line = self.pushed[start:]
        self.pushed = self.pushed[:place] + line + self.pushed[place:start]

    def _add_sides(self, pos: BlockPos) -> bool:
        state = self.level.get_block_state(pos)
        for side in Direction:
            if side.axis is self.towards.axis:
                continue
            beside = side.from_pos(pos)
            other = self.level.get_block_state(beside)
            if _stick_together(other, state) and not self._add_line(beside, side):
                return False
        return True

    def _is_pushable(
        self, state: BlockState, pos: BlockPos, moved: Direction, *, breaks: bool
    ) -> bool:
        """`moved`: which way it is asked to go, which for a pulled block is not the piston's."""
        level = self.level
        if not level.is_in_world(pos):
            return False
        if state.is_air:
            return True
        block = state.block
        if block.name in _IMMOVABLE or not level.is_in_world(
            self.towards.from_pos(pos)
        ):
            return False
        if block.name in _PISTONS:
            return state.get("extended") == "false"
        if block.hardness < 0 or state.has_block_entity:
            return False
        match block.push_reaction:
            case PushReaction.BLOCK:
                return False
            case PushReaction.DESTROY:
                return breaks
            case PushReaction.PUSH_ONLY:
                return moved is self.towards
            case _:
                return True


def _reaction(state: BlockState) -> PushReaction:
    return state.block.push_reaction


def _is_sticky(state: BlockState) -> bool:
    return state.block.name in (_SLIME, _HONEY)


def _stick_together(one: BlockState, other: BlockState) -> bool:
    """Slime and honey do not stick to each other."""
    if {one.block.name, other.block.name} == {_SLIME, _HONEY}:
        return False
    return _is_sticky(one) or _is_sticky(other)
