"""What a piston moves and breaks: a line, what slime and honey drag along, at most 12 blocks.

https://minecraft.wiki/w/Piston#Limitations, https://minecraft.wiki/w/Slime_Block#Pistons,
https://minecraft.wiki/w/Honey_Block#Pistons. The order of the list decides in which order blocks
move and neighbours are told; its rules are those of
https://beta.techmc.wiki/en/articles/redstone-components/pistons.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.block.push_reaction import PushReaction
from gametest.core.direction import Direction
from gametest.core.position import BlockPos

if TYPE_CHECKING:
    from gametest.block.block_state import BlockState
    from gametest.level.level import Level

PUSH_LIMIT: Final = 12
PISTONS: Final = ("minecraft:piston", "minecraft:sticky_piston")

_SLIME: Final = "minecraft:slime_block"
_HONEY: Final = "minecraft:honey_block"
_STICKY: Final = (_SLIME, _HONEY)
_IMMOVABLE: Final = frozenset(
    f"minecraft:{name}"
    for name in (
        "obsidian",
        "crying_obsidian",
        "respawn_anchor",
        "reinforced_deepslate",
    )
)


@final
@attrs.define(eq=False, repr=False)
class PushStructure:
    """Filled by `resolve`; the lists mean nothing where that says no."""

    level: Level
    piston: BlockPos
    facing: Direction
    is_extending: bool

    towards: Direction = attrs.field(init=False)
    """The way the blocks go."""
    pushed: list[BlockPos] = attrs.field(init=False, factory=list)
    """The first moves last."""
    destroyed: list[BlockPos] = attrs.field(init=False, factory=list)

    def __attrs_post_init__(self) -> None:
        self.towards = self.facing if self.is_extending else self.facing.opposite

    def resolve(self) -> bool:
        """False if something in the way stands fast or there is too much of it."""
        level, facing = self.level, self.facing
        start = facing.from_pos(self.piston)
        if not self.is_extending:
            start = facing.from_pos(start)
        state = level.get_block_state(start)
        if not is_pushable(level, state, start, self.towards, facing, breaks=False):
            if (
                self.is_extending
                and state.block.push_reaction is PushReaction.DESTROY
                and level.is_in_world(start)
            ):
                self.destroyed.append(start)
                return True
            return False
        if not self._add_line(start, self.towards):
            return False
        done = 0
        while done < len(self.pushed):
            pos = self.pushed[done]
            if is_sticky(level.get_block_state(pos)) and not self._add_sides(pos):
                return False
            done += 1
        return True

    def _add_line(self, start: BlockPos, side: Direction) -> bool:
        """What moves with the block at `start`: stuck behind it, and before it.

        `side` is where it was met from: what can only be pushed is not dragged.
        """
        level, towards, pushed = self.level, self.towards, self.pushed
        state = level.get_block_state(start)
        if (
            state.is_air
            or not is_pushable(level, state, start, towards, side, breaks=False)
            or start == self.piston
            or start in pushed
        ):
            return True
        if 1 + len(pushed) > PUSH_LIMIT:
            return False
        line = [start]
        back = towards.opposite
        while is_sticky(state):
            behind = back.from_pos(line[-1])
            before, state = state, level.get_block_state(behind)
            if (
                state.is_air
                or not _stick_together(before, state)
                or not is_pushable(level, state, behind, towards, back, breaks=False)
                or behind == self.piston
            ):
                break
            line.append(behind)
            if len(line) + len(pushed) > PUSH_LIMIT:
                return False
        pushed.extend(reversed(line))
        return self._push_on(start, len(line))

    def _push_on(self, start: BlockPos, added: int) -> bool:
        """Forward from `start`, until air, a block that breaks, or one that stands fast."""
        level, towards, pushed = self.level, self.towards, self.pushed
        pos = towards.from_pos(start)
        while True:
            if pos in pushed:
                place = pushed.index(pos)
                self._reorder(added, place)
                for met in pushed[: place + added + 1]:
                    if is_sticky(level.get_block_state(met)) and not self._add_sides(
                        met
                    ):
                        return False
                return True
            state = level.get_block_state(pos)
            if state.is_air:
                return True
            if (
                not is_pushable(level, state, pos, towards, towards, breaks=True)
                or pos == self.piston
            ):
                return False
            if state.block.push_reaction is PushReaction.DESTROY:
                self.destroyed.append(pos)
                return True
            if len(pushed) >= PUSH_LIMIT:
                return False
            pushed.append(pos)
            added += 1
            pos = towards.from_pos(pos)

    def _reorder(self, added: int, place: int) -> None:
        """The line just added goes before the block that it ran into."""
        pushed = self.pushed
        start = len(pushed) - added
        line = pushed[start:]
        pushed[place:] = line + pushed[place:start]

    def _add_sides(self, pos: BlockPos) -> bool:
        level = self.level
        state = level.get_block_state(pos)
        for side in Direction:
            if side.axis is self.towards.axis:
                continue
            beside = side.from_pos(pos)
            other = level.get_block_state(beside)
            if _stick_together(other, state) and not self._add_line(beside, side):
                return False
        return True


def is_pushable(
    level: Level,
    state: BlockState,
    pos: BlockPos,
    towards: Direction,
    side: Direction,
    *,
    breaks: bool,
) -> bool:
    """Whether the block may go `towards`; `side` is the direction of the pull or push itself.

    `breaks`: a block that breaks counts as one that gives way.
    """
    if not level.is_in_world(pos):
        return False
    if state.is_air:
        return True
    block = state.block
    if block.name in _IMMOVABLE or not level.is_in_world(towards.from_pos(pos)):
        return False
    if block.name in PISTONS:
        return state.get("extended") == "false"
    if block.hardness == -1:
        return False
    match block.push_reaction:
        case PushReaction.BLOCK:
            return False
        case PushReaction.DESTROY:
            return breaks
        case PushReaction.PUSH_ONLY:
            if towards is not side:
                return False
    return not state.has_block_entity


def is_sticky(state: BlockState) -> bool:
    return state.block.name in _STICKY


def _stick_together(one: BlockState, other: BlockState) -> bool:
    """Slime and honey do not stick to each other."""
    name, other_name = one.block.name, other.block.name
    if name in _STICKY:
        return other_name not in _STICKY or name == other_name
    return other_name in _STICKY
