"""Eggs that crack: turtle eggs, sniffer eggs. What hatches is not simulated.

https://minecraft.wiki/w/Turtle_Egg, https://minecraft.wiki/w/Sniffer_Egg
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from gametest.behaviour.nature.soil import SAND
from gametest.behaviour.vibration import vibrate
from gametest.block.block_state import BlockState
from gametest.core.direction import Direction
from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos
from gametest.level.block_behaviour import BlockBehaviour
from gametest.level.place_random import random_at
from gametest.level.update_flags import CLIENTS

if TYPE_CHECKING:
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level

_DAY: Final = 24000
_ONE_IN: Final = 500
_CERTAIN_HOURS: Final = range(21062, 21905)
"""Then every random tick counts."""
_UNSURE: Final = 15
"""Ticks by which versions may differ at both ends."""
_LAST_CRACK: Final = "2"
_TREADS: Final = 100
_FALLS: Final = 3
"""One egg breaks in so many steps, in so many falls: general knowledge of the game."""
_GENTLE: Final = frozenset({"minecraft:bat", "minecraft:turtle"})
_ZOMBIES: Final = frozenset(
    f"minecraft:{name}"
    for name in ("drowned", "husk", "zombie", "zombie_villager", "zombified_piglin")
)
_HATCHING: Final = 8000
"""Ticks per crack."""
_HATCHING_ON_MOSS: Final = 4000
_HATCHING_SPREAD: Final = 300


@final
class TurtleEgg(BlockBehaviour):
    """It cracks on sand only, seldom by day."""

    def is_randomly_ticking(self, state: BlockState) -> bool:
        return True

    def random_tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        below = level.get_neighbor_state(pos, Direction.DOWN)
        if below.block.name not in SAND:
            return
        if not _is_certain(level, pos) and level.random.next_int(_ONE_IN) != 0:
            return
        if state.get("hatch") == _LAST_CRACK:
            raise UnsupportedError("minecraft:turtle_egg: hatch", pos)
        level.set_block(pos, state.cycle("hatch"), CLIENTS)
        vibrate(level, pos)

    def step_on(
        self, level: Level, pos: BlockPos, state: BlockState, entity: Entity
    ) -> None:
        # A sneaking player treads lightly.
        if not getattr(entity, "is_sneaking", False):
            _trample(level, pos, state, entity, _TREADS)

    def fall_on(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        entity: Entity,
        distance: float,
    ) -> None:
        if entity.type_id not in _ZOMBIES:
            _trample(level, pos, state, entity, _FALLS)


@final
class SnifferEgg(BlockBehaviour):
    """It cracks twice, then hatches; faster on moss."""

    def on_place(
        self,
        level: Level,
        pos: BlockPos,
        state: BlockState,
        old_state: BlockState,
        moved: bool,
    ) -> None:
        below = level.get_neighbor_state(pos, Direction.DOWN)
        on_moss = below.is_block("minecraft:moss_block")
        delay = _HATCHING_ON_MOSS if on_moss else _HATCHING
        delay += random_at(level, pos).next_int(_HATCHING_SPREAD)
        level.schedule_tick(pos, state.block, delay)
        vibrate(level, pos, "block_place")

    def tick(self, level: Level, pos: BlockPos, state: BlockState) -> None:
        if state.get("hatch") == _LAST_CRACK:
            raise UnsupportedError("minecraft:sniffer_egg: hatch", pos)
        level.set_block(pos, state.cycle("hatch"), CLIENTS)


def _trample(
    level: Level, pos: BlockPos, state: BlockState, entity: Entity, one_in: int
) -> None:
    if not entity.is_living or entity.type_id in _GENTLE:
        return
    if not entity.is_player and not level.world.game_rules.is_on("mob_griefing"):
        return
    if level.random.next_int(one_in) != 0:
        return
    eggs = int(state.get("eggs"))
    if eggs == 1:
        level.destroy_block(pos, drop=False)
        return
    level.set_block(pos, state.with_("eggs", str(eggs - 1)), CLIENTS)
    vibrate(level, pos, "block_destroy")


def _is_certain(level: Level, pos: BlockPos) -> bool:
    clock = level.dimension_type.default_clock
    if clock is None:
        return False
    hour = level.world.clocks.get(clock) % _DAY
    start, end = _CERTAIN_HOURS.start, _CERTAIN_HOURS.stop
    if min(abs(hour - start), abs(hour - end)) < _UNSURE:
        raise UnsupportedError("minecraft:turtle_egg: crack at this hour", pos)
    return hour in _CERTAIN_HOURS
