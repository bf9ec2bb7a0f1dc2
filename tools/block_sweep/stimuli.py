"""What is done to a state, one after the other, each in a fresh place.

Each yields whether something changed that the stimulus did not write itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from gametest.behaviour.interaction import (
    attack_block,
    tick_block,
    tick_block_randomly,
    use_block,
)
from gametest.block.block_state import BlockState
from gametest.core.direction import HORIZONTALS, Direction, Rotation
from gametest.core.errors import UnsupportedError
from gametest.core.position import BlockPos, Vec3
from gametest.level.entities.entity import Entity
from gametest.level.world.world_clocks import OVERWORLD_CLOCK
from tools.block_sweep.bench import PLACE, SweepBench

Stimulus = Callable[[SweepBench, BlockState], bool]

_RANDOM_TICKS: Final = 300
_PATIENCE: Final = 12
"""Ticks in which a plain block shows what it does."""
_LONG_PATIENCE: Final = 22
"""Ticks in which what lies under water does it."""
_MANY_RANDOM_TICKS: Final = 2500
_NIGHT: Final = 18000
_ABOVE: Final = Direction.UP.from_pos(PLACE)
_BELOW: Final = Direction.DOWN.from_pos(PLACE)
_AROUND: Final = tuple(side.from_pos(PLACE) for side in Direction)


def placed(bench: SweepBench, state: BlockState) -> bool:
    """Beside a lamp and a comparator that reads it."""
    lamp = Direction.WEST.from_pos(PLACE)
    bench.put_quietly(lamp, bench.state("redstone_lamp"))
    comparator = Direction.EAST.from_pos(PLACE)
    bench.put_quietly(comparator, bench.state("comparator[facing=west]"))
    bench.put_quietly(PLACE, state)
    expected = bench.look()
    bench.put_quietly(PLACE, bench.level.blocks.air)
    bench.put(PLACE, state)
    if expected != bench.look():
        return True
    bench.tick(_PATIENCE)
    return expected != bench.look()


def updated(bench: SweepBench, state: BlockState) -> bool:
    """A log comes and goes on each side."""
    bench.put_quietly(PLACE, state)
    log, air = bench.state("oak_log"), bench.level.blocks.air
    for pos in _AROUND:
        before = bench.look(without=(pos,))
        old = bench.level.get_block_state(pos)
        for block in (log, air) if old.is_air else (air, log, old):
            bench.put(pos, block)
            bench.tick(2)
            if before != bench.look(without=(pos,)):
                return True
    return False


def joined(bench: SweepBench, state: BlockState) -> bool:
    """Its own kind comes beside it, turned every way."""
    turned = {state.rotate(rotation) for rotation in Rotation}
    for side in (*HORIZONTALS, Direction.UP, Direction.DOWN):
        pos = side.from_pos(PLACE)
        for other in sorted(turned, key=lambda one: one.id):
            bench.clear()
            bench.put_quietly(PLACE, state)
            before = bench.look(without=(pos,))
            bench.put(pos, other)
            if before != bench.look(without=(pos,)):
                return True
    return False


def powered(bench: SweepBench, state: BlockState) -> bool:
    """A block of redstone comes, then goes: beside it, then on the far side of its front."""
    for side in (Direction.NORTH, Direction.SOUTH):
        source = side.from_pos(PLACE)
        bench.clear()
        bench.put_quietly(PLACE, state)
        before = bench.look(without=(source,))
        for block in ("redstone_block", "air"):
            bench.put(source, bench.state(block))
            for _ in range(_PATIENCE):
                if before != bench.look(without=(source,)):
                    return True
                bench.tick()
    return False


def ticked(bench: SweepBench, state: BlockState) -> bool:
    """A scheduled tick out of turn."""
    return _acts(bench, state, lambda: tick_block(bench.level, PLACE))


def ticked_randomly(bench: SweepBench, state: BlockState) -> bool:
    """In the open, then under something solid and bright, then on sand at night."""
    if not bench.level.behaviours.ticks_randomly(state.id):
        return _acts(bench, state, lambda: tick_block_randomly(bench.level, PLACE))

    def tick(count: int = _RANDOM_TICKS) -> None:
        for _ in range(count):
            if bench.level.get_block_state(PLACE) is state:
                tick_block_randomly(bench.level, PLACE)

    def tick_beside(pos: BlockPos, block: str) -> None:
        old = bench.level.get_block_state(pos)
        bench.put_quietly(pos, bench.state(block))
        tick(_MANY_RANDOM_TICKS if block == "sand" else _RANDOM_TICKS)
        bench.put_quietly(pos, old)

    def tick_at_night() -> None:
        clocks = bench.level.world.clocks
        clocks.set(OVERWORLD_CLOCK, _NIGHT)
        tick_beside(_BELOW, "sand")
        clocks.set(OVERWORLD_CLOCK, 0)

    acts = (tick, lambda: tick_beside(_ABOVE, "glowstone"), tick_at_night)
    return any(_acts(bench, state, act) for act in acts)


def left_alone(bench: SweepBench, state: BlockState) -> bool:
    """All that may carry it is there, then taken away side by side."""
    stone, air = bench.state("stone"), bench.level.blocks.air
    for gone in _AROUND:
        bench.clear()
        for pos in _AROUND:
            bench.put_quietly(pos, stone)
        bench.put_quietly(PLACE, state)
        before = bench.look(without=(gone,))
        bench.put(gone, air)
        bench.tick(3)
        if before != bench.look(without=(gone,)):
            return True
    return False


def covered(bench: SweepBench, state: BlockState) -> bool:
    """Water, then snow, comes above it; what they do by themselves does not count."""
    for cover in ("water", "snow"):
        bench.clear()
        bench.put_quietly(PLACE, state)
        bench.put(_ABOVE, bench.state(cover))
        for _ in range(_LONG_PATIENCE if cover == "water" else 3):
            bench.tick()
            above = bench.level.get_block_state(_ABOVE)
            is_whole = above.is_air or above.is_block(f"minecraft:{cover}")
            there = bench.level.get_block_state(PLACE)
            is_same = there is state or there.is_block("minecraft:water")
            if not is_same or not is_whole:
                return True
    return False


def heard(bench: SweepBench, state: BlockState) -> bool:
    """A block breaks beside it."""
    pos = Direction.SOUTH.from_pos(PLACE)
    bench.put_quietly(PLACE, state)
    before = bench.look(without=(pos,))
    bench.put_quietly(pos, bench.state("glass"))
    bench.level.destroy_block(pos, drop=False)
    bench.tick(3)
    return before != bench.look(without=(pos,))


def used(bench: SweepBench, state: BlockState) -> bool:
    """An empty hand, right and left."""
    return any(
        _acts(bench, state, lambda act=act: act(bench.level, PLACE))  # type: ignore[misc]
        for act in (use_block, attack_block)
    )


def touched(bench: SweepBench, state: BlockState) -> bool:
    """Something stands in it, steps on it, or hits it."""
    behaviour = bench.level.behaviours.behaviour(state.block)
    if behaviour is None:
        return False
    level = bench.level
    x, y, z = PLACE
    body = Entity("minecraft:armor_stand", level.new_uuid(), Vec3(x + 0.5, y, z + 0.5))
    ball = Entity(
        "minecraft:snowball", level.new_uuid(), Vec3(x + 0.5, y + 1.0, z + 0.5)
    )

    def enter() -> None:
        level.add_entity(body)
        behaviour.entity_inside(level, PLACE, state, body)
        level.remove_entity(body)

    def step() -> None:
        behaviour.step_on(level, PLACE, state, body)

    def strike() -> None:
        behaviour.projectile_hit(level, PLACE, state, ball)

    return any(_acts(bench, state, act) for act in (enter, step, strike))


STIMULI: Final[tuple[tuple[str, Stimulus], ...]] = (
    ("placed", placed),
    ("updated", updated),
    ("powered", powered),
    ("left alone", left_alone),
    ("joined", joined),
    ("ticked", ticked),
    ("ticked randomly", ticked_randomly),
    ("covered", covered),
    ("heard", heard),
    ("touched", touched),
    ("used", used),
)


def _acts(bench: SweepBench, state: BlockState, act: Callable[[], object]) -> bool:
    bench.clear()
    bench.put_quietly(PLACE, state)
    before = bench.look()
    with _noting(bench):
        act()
    bench.tick(2)
    return before != bench.look()


@contextmanager
def _noting(bench: SweepBench) -> Iterator[None]:
    try:
        yield
    except UnsupportedError as error:
        bench.missing.append(error.mechanic)
