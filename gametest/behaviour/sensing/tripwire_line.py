"""A line of tripwire from hook to hook: whether it holds, and whether it is pulled.

https://minecraft.wiki/w/Tripwire_Hook: up to 40 strings lie between two hooks that face each other.
The order of writes is general knowledge of the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.behaviour.vibration import vibrate
from gametest.block.block_state import BlockState
from gametest.core.direction import Direction
from gametest.core.position import BlockPos
from gametest.level.update_flags import ALL

if TYPE_CHECKING:
    from gametest.level.level import Level

_REACH: Final = 42
"""Cells from a hook within which the other one stands, that one excluded."""
_PULL_TIME: Final = 10
"""Ticks until a hook whose string changed looks again."""
_HOOK: Final = "minecraft:tripwire_hook"
_WIRE: Final = "minecraft:tripwire"


def find_hook_of(
    level: Level, pos: BlockPos, side: Direction
) -> tuple[int, BlockPos] | None:
    """The hook at the end of the strings on one side that faces this string, and how far it is."""
    for distance in range(1, _REACH):
        pos = side.from_pos(pos)
        state = level.get_block_state(pos)
        if state.is_block(_HOOK):
            is_ours = state.get("facing") == side.opposite.label
            return (distance, pos) if is_ours else None
        if not state.is_block(_WIRE):
            return None
    return None


def lay_line(
    level: Level,
    pos: BlockPos,
    state: BlockState,
    *,
    is_removed: bool = False,
    is_told: bool = False,
    changed: tuple[int, BlockState] | None = None,
) -> None:
    """Look along the line of the hook at `pos`, and set both hooks and its strings.

    `is_removed`: the hook is gone; `is_told`: its neighbours hear of it. `changed` is a string at
    a distance that counts as the state given, whatever stands there now.
    """
    facing = Direction.by_label(state.get("facing"))
    length, strings, holds, is_pulled = _read_line(level, pos, facing, changed)
    if changed is not None:
        level.schedule_tick(pos, state.block, _PULL_TIME)
    holds = holds and not is_removed and length > 1
    is_pulled = is_pulled and holds
    before = state.get("attached") == "true", state.get("powered") == "true"
    set_to = state.with_("attached", _word(holds)).with_("powered", _word(is_pulled))
    if length > 0:
        end = _along(pos, facing, length)
        level.set_block(end, set_to.with_("facing", facing.opposite.label), ALL)
        _tell(level, end, set_to, facing.opposite)
        _sound(level, end, before, (holds, is_pulled))
    _sound(level, pos, before, (holds, is_pulled))
    if not is_removed:
        level.set_block(pos, set_to, ALL)
        if is_told:
            _tell(level, pos, set_to, facing)
    if before[0] != holds:
        for distance, string in strings.items():
            at = _along(pos, facing, distance)
            if level.get_block_state(at).is_block(_WIRE):
                level.set_block(at, string.with_("attached", _word(holds)), ALL)


def _read_line(
    level: Level,
    pos: BlockPos,
    facing: Direction,
    changed: tuple[int, BlockState] | None,
) -> tuple[int, dict[int, BlockState], bool, bool]:
    """Distance of the other hook (0: none), the strings, whether it holds, whether it is pulled."""
    strings: dict[int, BlockState] = {}
    holds, is_pulled = True, False
    for distance in range(1, _REACH):
        string = level.get_block_state(_along(pos, facing, distance))
        if string.is_block(_HOOK):
            is_ours = string.get("facing") == facing.opposite.label
            return (distance if is_ours else 0), strings, holds, is_pulled
        if changed is not None and distance == changed[0]:
            string = changed[1]
            # One that was cut pulls for a moment; a disarmed one lets go at once.
            holds &= string.get("disarmed") == "false"
        elif not string.is_block(_WIRE):
            holds = False
            continue
        is_pulled |= _pulls(string)
        strings[distance] = string
    return 0, strings, holds, is_pulled


def _pulls(string: BlockState) -> bool:
    return string.get("powered") == "true" and string.get("disarmed") == "false"


def _along(pos: BlockPos, facing: Direction, distance: int) -> BlockPos:
    return pos.offset(facing.dx * distance, facing.dy * distance, facing.dz * distance)


def _tell(level: Level, pos: BlockPos, state: BlockState, facing: Direction) -> None:
    level.update_neighbors_at(pos, state.block)
    level.update_neighbors_at(facing.opposite.from_pos(pos), state.block)


def _sound(
    level: Level, pos: BlockPos, before: tuple[bool, bool], after: tuple[bool, bool]
) -> None:
    (held, was_pulled), (holds, is_pulled) = before, after
    if is_pulled != was_pulled:
        vibrate(level, pos, "block_activate" if is_pulled else "block_deactivate")
    elif holds != held:
        vibrate(level, pos, "block_attach" if holds else "block_detach")


def _word(value: bool) -> str:
    return str(value).lower()
