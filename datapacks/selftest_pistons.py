"""Bodies of the selftest pack about pistons, each named as the test that runs it.

What is to come of each, and by which source, is in `selftest/expected_piston.json`. All stand on
`selftest:floor`, 5 by 5 blocks of stone at y = 0.
"""

from __future__ import annotations

from collections.abc import Callable

from gametest import GameTestHelper, test_function

Pos = tuple[int, int, int]
Check = Callable[[], None]

LEVER: Pos = (0, 1, 2)
BASE: Pos = (1, 1, 2)
HEAD: Pos = (2, 1, 2)
NEXT: Pos = (3, 1, 2)
"""Where the block goes that stands before the piston."""

AIR = "minecraft:air"
STONE = "minecraft:stone"
MOVING = "minecraft:moving_piston"
PISTON = "minecraft:piston"
STICKY = "minecraft:sticky_piston"


def build(helper: GameTestHelper, kind: str, block: str = AIR) -> None:
    """Lever, piston facing east, and what stands before it."""
    helper.set_block(LEVER, "minecraft:lever[face=floor]")
    helper.set_block(BASE, f"{kind}[facing=east]")
    helper.set_block(HEAD, block)


def stand(helper: GameTestHelper, *names: str) -> Check:
    """An assertion for later: the blocks from the base on."""

    def check() -> None:
        for pos, name in zip((BASE, HEAD, NEXT), names, strict=False):
            helper.assert_block_present(name, pos)

    return check


def pull(helper: GameTestHelper) -> Check:
    return lambda: helper.pull_lever(LEVER)


@test_function("selftest:piston/tick_by_tick")
def tick_by_tick(helper: GameTestHelper) -> None:
    """The event runs in the tick after the lever, and the block lands two ticks later."""
    build(helper, PISTON, STONE)
    helper.pull_lever(LEVER)
    (
        helper.start_sequence()
        .then_execute(stand(helper, PISTON, STONE, AIR))
        .then_execute_after(1, stand(helper, PISTON, MOVING, MOVING))
        .then_execute_after(1, stand(helper, PISTON, MOVING, MOVING))
        .then_execute_after(1, stand(helper, PISTON, "minecraft:piston_head", STONE))
        .then_succeed()
    )


def there_and_back(helper: GameTestHelper, *names: str) -> None:
    """The lever on for three ticks, and off for three."""
    helper.pull_lever(LEVER)
    (
        helper.start_sequence()
        .then_execute_after(3, pull(helper))
        .then_execute_after(3, stand(helper, *names))
        .then_succeed()
    )


@test_function("selftest:piston/plain_leaves_its_block")
def plain_leaves_its_block(helper: GameTestHelper) -> None:
    build(helper, PISTON, STONE)
    there_and_back(helper, PISTON, AIR, STONE)


@test_function("selftest:piston/sticky_pulls_its_block")
def sticky_pulls_its_block(helper: GameTestHelper) -> None:
    build(helper, STICKY, STONE)
    there_and_back(helper, STICKY, STONE, AIR)


@test_function("selftest:piston/glazed_terracotta_stays")
def glazed_terracotta_stays(helper: GameTestHelper) -> None:
    """It can be pushed, not pulled."""
    glazed = "minecraft:white_glazed_terracotta"
    build(helper, STICKY, glazed)
    helper.pull_lever(LEVER)
    (
        helper.start_sequence()
        .then_execute_after(4, pull(helper))
        .then_execute_after(3, stand(helper, STICKY, AIR, glazed))
        .then_succeed()
    )


@test_function("selftest:piston/short_pulse_drops_the_block")
def short_pulse_drops_the_block(helper: GameTestHelper) -> None:
    """Shorter than the stroke: the block stays where it was going."""
    build(helper, STICKY, STONE)
    helper.pull_lever(LEVER)
    (
        helper.start_sequence()
        .then_execute_after(1, pull(helper))
        .then_execute_after(1, stand(helper, MOVING, AIR, STONE))
        .then_execute_after(3, stand(helper, STICKY, AIR, STONE))
        .then_succeed()
    )


@test_function("selftest:piston/short_pulse_pulls_the_next")
def short_pulse_pulls_the_next(helper: GameTestHelper) -> None:
    """Nothing was being pushed, so the block farther on comes."""
    build(helper, STICKY)
    helper.set_block(NEXT, STONE)
    helper.pull_lever(LEVER)
    (
        helper.start_sequence()
        .then_execute_after(1, pull(helper))
        .then_execute_after(4, stand(helper, STICKY, STONE, AIR))
        .then_succeed()
    )


@test_function("selftest:piston/quasi_connectivity")
def quasi_connectivity(helper: GameTestHelper) -> None:
    """Power for the cell above counts, once the piston is updated."""
    helper.set_block(BASE, f"{PISTON}[facing=east]")
    helper.set_block((1, 2, 1), "minecraft:redstone_block")
    beside = (1, 1, 3)
    (
        helper.start_sequence()
        .then_execute_for(5, stand(helper, PISTON, AIR))
        .then_execute(lambda: helper.set_block(beside, STONE))
        .then_execute_after(3, stand(helper, PISTON, "minecraft:piston_head"))
        .then_execute(lambda: helper.set_block((1, 2, 1), AIR))
        .then_execute_for(5, stand(helper, PISTON, "minecraft:piston_head"))
        .then_execute(lambda: helper.set_block(beside, AIR))
        .then_execute_after(3, stand(helper, PISTON, AIR))
        .then_succeed()
    )


@test_function("selftest:piston/torch_gives_way")
def torch_gives_way(helper: GameTestHelper) -> None:
    build(helper, PISTON, "minecraft:torch")
    helper.pull_lever(LEVER)
    lands = stand(helper, PISTON, "minecraft:piston_head", AIR)
    helper.start_sequence().then_execute_after(3, lands).then_succeed()


@test_function("selftest:piston/lands_dry")
def lands_dry(helper: GameTestHelper) -> None:
    """A block that is pushed leaves its water behind."""
    build(helper, PISTON, "minecraft:copper_grate[waterlogged=true]")
    helper.pull_lever(LEVER)
    (
        helper.start_sequence()
        .then_execute_after(
            3, lambda: helper.assert_block_property(NEXT, "waterlogged", False)
        )
        .then_succeed()
    )


@test_function("selftest:piston/head_breaks_its_base")
def head_breaks_its_base(helper: GameTestHelper) -> None:
    build(helper, PISTON)
    helper.pull_lever(LEVER)
    (
        helper.start_sequence()
        .then_execute_after(3, lambda: helper.destroy_block(HEAD))
        .then_execute(stand(helper, AIR, AIR))
        .then_succeed()
    )


@test_function("selftest:piston/base_takes_its_head")
def base_takes_its_head(helper: GameTestHelper) -> None:
    build(helper, PISTON)
    helper.pull_lever(LEVER)
    (
        helper.start_sequence()
        .then_execute_after(3, lambda: helper.destroy_block(BASE))
        .then_execute(stand(helper, AIR, AIR))
        .then_succeed()
    )


@test_function("selftest:piston/moved_observer_pulses")
def moved_observer_pulses(helper: GameTestHelper) -> None:
    """Two ticks after it arrives, for two ticks."""
    build(helper, PISTON, "minecraft:observer[facing=up]")
    helper.pull_lever(LEVER)

    def powered(value: bool) -> Check:
        return lambda: helper.assert_block_property(NEXT, "powered", value)

    (
        helper.start_sequence()
        .then_execute_after(3, powered(False))
        .then_wait_until(powered(True), expected_delay=2)
        .then_wait_until(powered(False), expected_delay=2)
        .then_succeed()
    )
