"""Copper that nobody waxed ages by random ticks.

https://minecraft.wiki/w/Oxidation: 64 of 1125 random ticks look around within 4 blocks; a less
aged one there stops it, and the share of more aged ones raises the chance.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gametest.block.block_state import BlockState
from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos
from gametest.level.block_behaviour import BlockBehaviour
from gametest.level.update_flags import ALL

if TYPE_CHECKING:
    from gametest.block.block import Block
    from gametest.level.level import Level

_STAGES: Final = ("", "exposed_", "weathered_", "oxidized_")
OLDEST: Final = 3
_PREFIX: Final = "minecraft:"
_LOOKS: Final = 64 / 1125
_REACH: Final = 4
_FRESH_FACTOR: Final = 0.75


def stage_of(name: str) -> int | None:
    """0 to 3; None for what never ages: no copper, or waxed. `name` has no namespace."""
    if "copper" not in name and not name.endswith("lightning_rod"):
        return None
    if name.startswith(("waxed_", "raw_")) or name.endswith(("_ore", "_torch")):
        return None
    for stage, prefix in reversed(tuple(enumerate(_STAGES))):
        if name.startswith(prefix):
            return stage
    return None


class Aging(BlockBehaviour):
    """A copper block; also mixed into what doors, bulbs and the like do."""

    __slots__ = ()

    def is_randomly_ticking(self, state: BlockState) -> bool:
        return ages(state)

    def random_tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        age(level, pos, state)


def with_aging(behaviour: BlockBehaviour) -> BlockBehaviour:
    """The same behaviour, of a class that ages too."""
    kind = type(behaviour)
    if issubclass(kind, Aging):
        return behaviour
    # No slots of its own, so that an object of the one class can become one of the other.
    behaviour.__class__ = type(
        f"Aging{kind.__name__}", (Aging, kind), {"__slots__": ()}
    )
    return behaviour


def ages(state: BlockState) -> bool:
    """Whether random ticks may age it; one half of two does it for both."""
    if _older(state) is None:
        return False
    if state.find("type") == "right":
        return False
    return not (state.block.name.endswith("_door") and state.get("half") == "upper")


def age(level: Level, pos: BlockPos, state: BlockState) -> None:
    """One random tick."""
    random = level.random
    older_block = _older(state)
    if older_block is None or not ages(state) or random.next_float() >= _LOOKS:
        return
    stage = stage_of(state.block.name.removeprefix(_PREFIX)) or 0
    same = older = 0
    for place in _around(pos):
        other = level.get_block_state(place).block.name.removeprefix(_PREFIX)
        other_stage = stage_of(other)
        if other_stage is None:
            continue
        if other_stage < stage:
            return
        if other_stage > stage:
            older += 1
        else:
            same += 1
    share = (older + 1) / (older + same + 1)
    factor = _FRESH_FACTOR if stage == 0 else 1.0
    if random.next_float() >= share * share * factor:
        return
    if state.has_block_entity:
        raise UnsupportedError(f"{state.block.name}: age", pos)
    level.set_block(pos, older_block.state_of(state.properties), ALL)


def _around(pos: BlockPos) -> list[BlockPos]:
    steps = range(-_REACH, _REACH + 1)
    return [
        pos.offset(dx, dy, dz)
        for dx in steps
        for dy in steps
        for dz in steps
        if 0 < abs(dx) + abs(dy) + abs(dz) <= _REACH
    ]


def _older(state: BlockState) -> Block | None:
    name = state.block.name.removeprefix(_PREFIX)
    stage = stage_of(name)
    if stage is None or stage == OLDEST:
        return None
    rest = name.removeprefix(_STAGES[stage])
    if rest == "copper_block":
        rest = "copper"
    # Before 1.21.9 lightning rods did not age.
    return state.block.table.find_block(f"{_PREFIX}{_STAGES[stage + 1]}{rest}")
