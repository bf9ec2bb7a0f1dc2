"""Bodies of the selftest pack about components, each named as the test that runs it.

What is to come of each, and by which source, is in `selftest/expected.json`. Circuits are built on
`selftest:floor`, 5 by 5 blocks of stone at y = 0.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from gametest import GameTestHelper, test_function

Pos = tuple[int, int, int]
Check = Callable[[], None]

DUST = "minecraft:redstone_wire"
LAMP = "minecraft:redstone_lamp"
POWER = "minecraft:redstone_block"
LEVER = "minecraft:lever[face=floor]"


def build(helper: GameTestHelper, blocks: Mapping[Pos, str]) -> None:
    """One after the other, with the updates that each causes."""
    for pos, block in blocks.items():
        helper.set_block(pos, block)


def has(helper: GameTestHelper, pos: Pos, name: str, value: object) -> Check:
    """An assertion about a property, for later."""
    return lambda: helper.assert_block_property(pos, name, value)


def pull(helper: GameTestHelper, pos: Pos) -> Check:
    return lambda: helper.pull_lever(pos)


# Repeaters


def row(helper: GameTestHelper, delay: int) -> tuple[Pos, Pos]:
    """Lever, repeater, and a lamp that the test does not look at; gives the first two."""
    lever, repeater = (0, 1, 2), (1, 1, 2)
    build(
        helper,
        {
            lever: LEVER,
            repeater: f"minecraft:repeater[facing=west,delay={delay}]",
            (2, 1, 2): LAMP,
        },
    )
    return lever, repeater


@test_function("selftest:repeater/delays")
def repeater_delays(helper: GameTestHelper) -> None:
    """Two, four, six and eight ticks, for both edges; a click turns to the next delay."""
    lever, repeater = row(helper, 1)
    sequence = helper.start_sequence()
    for ticks in (2, 4, 6, 8):
        for powered in (True, False):
            sequence.then_execute(pull(helper, lever))
            sequence.then_wait_until(
                has(helper, repeater, "powered", powered), expected_delay=ticks
            )
        sequence.then_execute(lambda: helper.use_block(repeater))
    sequence.then_execute(has(helper, repeater, "delay", 1)).then_succeed()


@test_function("selftest:repeater/short_pulse")
def repeater_short_pulse(helper: GameTestHelper) -> None:
    """A pulse that ends in the tick of its beginning comes out as long as the delay."""
    lever, repeater = row(helper, 3)
    helper.pull_lever(lever)
    helper.pull_lever(lever)
    (
        helper.start_sequence()
        .then_wait_until(has(helper, repeater, "powered", True), expected_delay=6)
        .then_wait_until(has(helper, repeater, "powered", False), expected_delay=6)
        .then_succeed()
    )


@test_function("selftest:repeater/stretches_pulse")
def repeater_stretches_pulse(helper: GameTestHelper) -> None:
    lever, repeater = row(helper, 4)
    helper.pull_lever(lever)
    helper.run_after_delay(2, pull(helper, lever))
    (
        helper.start_sequence()
        .then_wait_until(has(helper, repeater, "powered", True), expected_delay=8)
        .then_wait_until(has(helper, repeater, "powered", False), expected_delay=8)
        .then_succeed()
    )


def with_lock(helper: GameTestHelper, delay: int) -> tuple[Pos, Pos, Pos]:
    """Lever and repeater of a row, and the lever of the repeater that can lock it."""
    lever, repeater = row(helper, delay)
    lock = (1, 1, 4)
    build(helper, {lock: LEVER, (1, 1, 3): "minecraft:repeater[facing=south]"})
    return lever, repeater, lock


@test_function("selftest:repeater/locked_off")
def repeater_locked_off(helper: GameTestHelper) -> None:
    """Unlocked, it follows: two ticks for the locking repeater, two for its own delay."""
    lever, repeater, lock = with_lock(helper, 1)
    helper.pull_lever(lock)
    (
        helper.start_sequence()
        .then_execute_after(4, pull(helper, lever))
        .then_execute_for(20, has(helper, repeater, "powered", False))
        .then_execute(pull(helper, lock))
        .then_wait_until(has(helper, repeater, "powered", True), expected_delay=4)
        .then_succeed()
    )


@test_function("selftest:repeater/locked_on")
def repeater_locked_on(helper: GameTestHelper) -> None:
    lever, repeater, lock = with_lock(helper, 1)
    helper.pull_lever(lever)
    (
        helper.start_sequence()
        .then_wait_until(has(helper, repeater, "powered", True), expected_delay=2)
        .then_execute(pull(helper, lock))
        .then_execute_after(4, pull(helper, lever))
        .then_execute_for(20, has(helper, repeater, "powered", True))
        .then_succeed()
    )


@test_function("selftest:repeater/not_locked_by_dust")
def repeater_not_locked_by_dust(helper: GameTestHelper) -> None:
    lever, repeater = row(helper, 1)
    build(helper, {(1, 1, 3): DUST, (1, 1, 4): POWER})
    helper.assert_block_property(repeater, "locked", False)
    helper.pull_lever(lever)
    helper.succeed_on_tick_when(2, has(helper, repeater, "powered", True))


# Levers, buttons, lamps


@test_function("selftest:lever/toggles")
def lever_toggles(helper: GameTestHelper) -> None:
    lever = (2, 1, 2)
    helper.set_block(lever, LEVER)
    for powered in (True, False):
        helper.pull_lever(lever)
        helper.assert_block_property(lever, "powered", powered)
    helper.succeed()


def press(helper: GameTestHelper, button: str, ticks: int) -> Pos:
    pos = (2, 1, 2)
    helper.set_block(pos, f"minecraft:{button}[face=floor]")
    helper.press_button(pos)
    helper.succeed_on_tick_when(ticks, has(helper, pos, "powered", False))
    return pos


@test_function("selftest:button/stone")
def button_stone(helper: GameTestHelper) -> None:
    press(helper, "stone_button", 20)


@test_function("selftest:button/wood")
def button_wood(helper: GameTestHelper) -> None:
    press(helper, "oak_button", 30)


@test_function("selftest:button/second_press")
def button_second_press(helper: GameTestHelper) -> None:
    """Pressing a pressed button does not lengthen its pulse."""
    pos = press(helper, "stone_button", 20)
    helper.run_at_tick_time(10, lambda: helper.press_button(pos))


@test_function("selftest:lamp/goes_off_late")
def lamp_goes_off_late(helper: GameTestHelper) -> None:
    lever, lamp = (1, 1, 2), (2, 1, 2)
    build(helper, {lever: LEVER, lamp: LAMP})
    helper.pull_lever(lever)
    helper.assert_block_property(lamp, "lit", True)
    helper.pull_lever(lever)
    helper.succeed_on_tick_when(4, has(helper, lamp, "lit", False))


@test_function("selftest:lamp/bridges_gap")
def lamp_bridges_gap(helper: GameTestHelper) -> None:
    """Power that is back within four ticks leaves the lamp on."""
    lever, lamp = (1, 1, 2), (2, 1, 2)
    build(helper, {lever: LEVER, lamp: LAMP})
    (
        helper.start_sequence()
        .then_execute(pull(helper, lever))
        .then_execute(pull(helper, lever))
        .then_execute_for(2, has(helper, lamp, "lit", True))
        .then_execute(pull(helper, lever))
        .then_execute_for(10, has(helper, lamp, "lit", True))
        .then_succeed()
    )


# Note blocks, comparators, observers


@test_function("selftest:note_block/power")
def note_block_power(helper: GameTestHelper) -> None:
    build(helper, {(1, 1, 2): LEVER, (2, 1, 2): "minecraft:note_block"})
    for powered in (True, False):
        helper.pull_lever((1, 1, 2))
        helper.assert_block_property((2, 1, 2), "powered", powered)
    helper.succeed()


@test_function("selftest:note_block/tuning")
def note_block_tuning(helper: GameTestHelper) -> None:
    """Twenty-five notes, then the first again."""
    pos = (2, 1, 2)
    helper.set_block(pos, "minecraft:note_block")
    for note in (*range(1, 25), 0):
        helper.use_block(pos)
        helper.assert_block_property(pos, "note", note)
    helper.succeed()


@test_function("selftest:note_block/instrument")
def note_block_instrument(helper: GameTestHelper) -> None:
    """The block below chooses it."""
    pos, below = (2, 1, 2), (2, 0, 2)
    helper.set_block(pos, "minecraft:note_block")
    for block, instrument in (
        ("gold_block", "bell"),
        ("packed_ice", "chime"),
        ("glowstone", "pling"),
        ("dirt", "harp"),
    ):
        helper.set_block(below, f"minecraft:{block}")
        helper.assert_block_property(pos, "instrument", instrument)
    helper.succeed()


@test_function("selftest:comparator/modes")
def comparator_modes(helper: GameTestHelper) -> None:
    """15 behind and 5 beside: passed on by comparing, 10 by subtracting."""
    comparator, output = (1, 1, 2), (2, 1, 2)
    plate = "minecraft:heavy_weighted_pressure_plate[power=5]"
    build(
        helper,
        {
            comparator: "minecraft:comparator[facing=west]",
            output: DUST,
            (1, 1, 1): DUST,
            (1, 1, 0): plate,
            (0, 1, 2): POWER,
        },
    )
    (
        helper.start_sequence()
        .then_wait_until(has(helper, output, "power", 15), expected_delay=2)
        .then_execute(lambda: helper.use_block(comparator))
        .then_execute(has(helper, output, "power", 10))
        .then_succeed()
    )


@test_function("selftest:comparator/reads_composter")
def comparator_reads_composter(helper: GameTestHelper) -> None:
    output = (2, 1, 2)
    build(
        helper,
        {
            (1, 1, 2): "minecraft:comparator[facing=west]",
            output: DUST,
            (0, 1, 2): "minecraft:composter[level=6]",
        },
    )
    helper.succeed_on_tick_when(2, has(helper, output, "power", 6))


@test_function("selftest:observer/pulse")
def observer_pulse(helper: GameTestHelper) -> None:
    """Two ticks after the change, for two ticks."""
    observer = (2, 1, 2)
    helper.set_block(observer, "minecraft:observer[facing=west]")
    helper.set_block((1, 1, 2), "minecraft:stone")
    (
        helper.start_sequence()
        .then_wait_until(has(helper, observer, "powered", True), expected_delay=2)
        .then_wait_until(has(helper, observer, "powered", False), expected_delay=2)
        .then_succeed()
    )


@test_function("selftest:rail/power_passes_on")
def rail_power_passes_on(helper: GameTestHelper) -> None:
    """From the first of five rails to the last, and gone with its source."""
    rail = "minecraft:powered_rail[shape=east_west]"
    build(helper, {(x, 1, 2): rail for x in range(5)})
    last = (4, 1, 2)
    helper.set_block((0, 1, 1), POWER)
    has(helper, last, "powered", True)()
    helper.set_block((0, 1, 1), "minecraft:air")
    has(helper, last, "powered", False)()
    helper.succeed()


@test_function("selftest:composter/ready")
def composter_ready(helper: GameTestHelper) -> None:
    composter = (2, 1, 2)
    helper.set_block(composter, "minecraft:composter[level=7]")
    helper.succeed_on_tick_when(20, has(helper, composter, "level", 8))


@test_function("selftest:piston/too_many")
def piston_too_many(helper: GameTestHelper) -> None:
    """Slime holds more than a piston can move: twelve blocks."""
    cells = {
        (x, y, z): "minecraft:stone"
        for x in range(1, 5)
        for y in (1, 2)
        for z in range(1, 4)
    }
    slime = {(1, 1, 1): "minecraft:slime_block", (1, 2, 1): "minecraft:slime_block"}
    build(helper, {**cells, **slime, (0, 1, 1): "minecraft:piston[facing=east]"})
    build(helper, {(x, 3, 1): "minecraft:slime_block" for x in (1, 2)})
    build(helper, {(x, y, 0): "minecraft:stone" for x in range(1, 5) for y in (1, 2)})
    helper.set_block((0, 2, 1), POWER)
    stays = has(helper, (0, 1, 1), "extended", False)
    helper.start_sequence().then_idle(4).then_execute(stays).then_succeed()
