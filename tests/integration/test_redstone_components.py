"""Delays and levels of single components, from the Minecraft wiki's page of each."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from gametest.behaviour.interaction import use_block
from gametest.behaviour.registry import register_behaviours
from gametest.block.block_table import BlockTable
from gametest.core.position import BlockPos
from gametest.level.behaviour_tables import BehaviourTables
from gametest.level.level import Level

LEVER = "lever[face=floor,facing=east,powered=false]"


@pytest.fixture(scope="module")
def behaviours(blocks: BlockTable) -> BehaviourTables:
    tables = BehaviourTables(blocks)
    register_behaviours(tables)
    return tables.freeze()


@pytest.fixture
def level(behaviours: BehaviourTables) -> Level:
    return Level.of(behaviours)


def _build(level: Level, cells: Mapping[tuple[int, int, int], str]) -> None:
    """As listed, on a floor of stone at y 100, without updates."""
    parse = level.blocks.parse_state
    floor = parse("stone").id
    under = {BlockPos(x, 100, z): floor for x, _, z in cells}
    built = {BlockPos(*pos): parse(text).id for pos, text in cells.items()}
    level.set_states_quiet({**under, **built}.items())


def _set(level: Level, pos: tuple[int, int, int], text: str) -> None:
    level.set_block(BlockPos(*pos), level.blocks.parse_state(text))


def _get(level: Level, pos: tuple[int, int, int], name: str) -> str:
    return level.get_block_state(BlockPos(*pos)).get(name)


def _use(level: Level, pos: tuple[int, int, int]) -> None:
    use_block(level, BlockPos(*pos))


def _tick_of_change(level: Level, pos: tuple[int, int, int], name: str) -> int:
    """How many ticks pass until the property has another value."""
    before = _get(level, pos, name)
    for count in range(1, 200):
        level.tick()
        if _get(level, pos, name) != before:
            return count
    pytest.fail(f"{name} stays {before}")


@pytest.mark.parametrize(
    ("component", "name", "ticks"),
    [
        ("repeater[facing=west,delay=1]", "powered", 2),
        ("repeater[facing=west,delay=2]", "powered", 4),
        ("repeater[facing=west,delay=3]", "powered", 6),
        ("repeater[facing=west,delay=4]", "powered", 8),
        ("comparator[facing=west]", "powered", 2),
        ("redstone_wall_torch[facing=east]", "lit", 2),
    ],
)
def test_component_answers_after_its_delay(
    level: Level, component: str, name: str, ticks: int
) -> None:
    _build(level, {(0, 101, 0): "stone", (1, 101, 0): component})
    level.set_states_quiet(
        [(BlockPos(0, 100, 0), level.blocks.parse_state("stone").id)]
    )
    _set(level, (0, 101, 0), "redstone_block" if name == "powered" else "stone")
    if name == "lit":
        _set(level, (0, 102, 0), LEVER)
        _use(level, (0, 102, 0))

    assert ticks == _tick_of_change(level, (1, 101, 0), name)


@pytest.mark.parametrize(
    ("button", "ticks"),
    [
        ("stone_button", 20),
        ("polished_blackstone_button", 20),
        ("oak_button", 30),
        ("crimson_button", 30),
    ],
)
def test_button_comes_up_after_its_time(level: Level, button: str, ticks: int) -> None:
    _build(level, {(0, 101, 0): f"{button}[face=floor]"})
    _use(level, (0, 101, 0))

    assert "true" == _get(level, (0, 101, 0), "powered")
    assert ticks == _tick_of_change(level, (0, 101, 0), "powered")


def test_lamp_goes_on_at_once_and_off_four_ticks_later(level: Level) -> None:
    _build(level, {(0, 101, 0): LEVER, (1, 101, 0): "redstone_lamp"})
    _use(level, (0, 101, 0))

    assert "true" == _get(level, (1, 101, 0), "lit")

    _use(level, (0, 101, 0))

    assert 4 == _tick_of_change(level, (1, 101, 0), "lit")


def test_repeater_locks_while_side_input_is_on(level: Level) -> None:
    _build(
        level,
        {
            (0, 101, 0): LEVER,
            (1, 101, 0): "repeater[facing=west]",
            (1, 101, 1): "repeater[facing=south]",
        },
    )
    _set(level, (1, 101, 2), "redstone_block")
    for _ in range(3):
        level.tick()

    assert "true" == _get(level, (1, 101, 0), "locked")

    _use(level, (0, 101, 0))
    for _ in range(10):
        level.tick()

    assert "false" == _get(level, (1, 101, 0), "powered")


def test_using_a_repeater_lengthens_its_delay(level: Level) -> None:
    _build(level, {(0, 101, 0): "repeater[facing=west,delay=4]"})
    _use(level, (0, 101, 0))

    assert "1" == _get(level, (0, 101, 0), "delay")


def test_torch_burns_out_at_the_eighth_turn_off_within_sixty_ticks(
    level: Level,
) -> None:
    """https://minecraft.wiki/w/Redstone_Torch: 8 times, and it looks again after 160 ticks."""
    _build(
        level,
        {
            (0, 101, 0): "stone",
            (0, 102, 0): LEVER,
            (1, 101, 0): "redstone_wall_torch[facing=east,lit=true]",
        },
    )
    offs = 0
    for _ in range(8):
        _use(level, (0, 102, 0))
        level.tick()
        level.tick()
        offs += _get(level, (1, 101, 0), "lit") == "false"
        _use(level, (0, 102, 0))
        level.tick()
        level.tick()

    assert 8 == offs
    assert "false" == _get(level, (1, 101, 0), "lit")
    # Off in the second of the last four ticks: 160 after that, 158 from here.
    assert 158 == _tick_of_change(level, (1, 101, 0), "lit")


@pytest.mark.parametrize(
    ("mode", "side_distance", "expected"),
    [
        ("compare", 1, "15"),
        ("compare", 3, "15"),
        ("subtract", 3, "2"),
        ("subtract", 1, "0"),
    ],
)
def test_comparator_compares_and_subtracts(
    level: Level, mode: str, side_distance: int, expected: str
) -> None:
    """Back 15; dust at the side has 15 beside its source, one less per block on."""
    cells = {
        (0, 101, 0): "redstone_block",
        (1, 101, 0): f"comparator[facing=west,mode={mode}]",
        (2, 101, 0): "redstone_wire",
    }
    line = {(1, 101, z): "redstone_wire" for z in range(1, side_distance + 1)}
    _build(level, {**cells, **line})
    _set(level, (1, 101, side_distance + 1), "redstone_block")
    for _ in range(4):
        level.tick()

    assert expected == _get(level, (2, 101, 0), "power")


@pytest.mark.parametrize(
    ("block", "expected"),
    [
        ("composter[level=5]", "5"),
        ("cake[bites=0]", "14"),
        ("cake[bites=6]", "2"),
        ("water_cauldron[level=3]", "3"),
        ("lava_cauldron", "3"),
        ("cauldron", "0"),
        ("respawn_anchor[charges=2]", "7"),
        ("end_portal_frame[eye=true]", "15"),
        ("copper_bulb[lit=true,powered=false]", "15"),
        ("chest", "0"),
        ("candle_cake", "14"),
        ("red_candle_cake", "14"),
        ("composter[level=8]", "8"),
        ("powder_snow_cauldron[level=2]", "2"),
        ("beehive[honey_level=5]", "5"),
        ("copper_golem_statue[copper_golem_pose=standing]", "1"),
        ("copper_golem_statue[copper_golem_pose=star]", "4"),
        ("creaking_heart", "0"),
        ("detector_rail", "0"),
        ("decorated_pot", "0"),
        ("oak_shelf", "0"),
        ("crafter", "0"),
        ("lectern", "0"),
        ("jukebox", "0"),
        ("command_block", "0"),
        ("sculk_sensor", "0"),
        ("ender_chest", "0"),
        ("campfire", "0"),
    ],
)
def test_comparator_reads_the_state_behind_it(
    level: Level, block: str, expected: str
) -> None:
    _build(
        level,
        {(1, 101, 0): "comparator[facing=west]", (2, 101, 0): "redstone_wire"},
    )
    _set(level, (0, 100, 0), "stone")
    _set(level, (0, 101, 0), block)
    for _ in range(4):
        level.tick()

    assert expected == _get(level, (2, 101, 0), "power")


def test_note_block_rises_in_pitch_when_used(level: Level) -> None:
    _build(level, {(0, 101, 0): "note_block[note=24]"})
    _use(level, (0, 101, 0))

    assert "0" == _get(level, (0, 101, 0), "note")


@pytest.mark.parametrize(
    ("below", "above", "expected"),
    [
        ("oak_planks", "air", "bass"),
        ("gold_block", "air", "bell"),
        ("air", "air", "harp"),
        ("gold_block", "zombie_head", "zombie"),
    ],
)
def test_note_block_takes_its_instrument_from_below_or_a_head_above(
    level: Level, below: str, above: str, expected: str
) -> None:
    _build(level, {(0, 101, 0): "note_block"})
    _set(level, (0, 100, 0), "dirt")
    _set(level, (0, 100, 0), below)
    _set(level, (0, 102, 0), "stone")
    _set(level, (0, 102, 0), above)

    assert expected == _get(level, (0, 101, 0), "instrument")


def test_covered_note_block_queues_no_event(level: Level) -> None:
    _build(level, {(0, 101, 0): "note_block", (0, 102, 0): "stone"})
    _set(level, (1, 101, 0), "redstone_block")

    assert "true" == _get(level, (0, 101, 0), "powered")
    assert 0 == level.statistics().block_events


def test_observer_pulses_for_two_ticks(level: Level) -> None:
    _build(level, {(0, 101, 0): "observer[facing=west]"})
    _set(level, (-1, 101, 0), "stone")

    assert 2 == _tick_of_change(level, (0, 101, 0), "powered")
    assert 2 == _tick_of_change(level, (0, 101, 0), "powered")


def test_pressed_plate_comes_up_when_nobody_stands_on_it(level: Level) -> None:
    _build(level, {(0, 101, 0): "stone_pressure_plate[powered=true]"})
    pos = BlockPos(0, 101, 0)
    level.schedule_tick(pos, level.get_block_state(pos).block, 20)

    assert 20 == _tick_of_change(level, (0, 101, 0), "powered")


@pytest.mark.parametrize(
    "block", ["oak_trapdoor", "iron_trapdoor", "oak_fence_gate", "iron_door"]
)
def test_powered_openable_opens_and_closes(level: Level, block: str) -> None:
    _build(level, {(0, 101, 0): block})
    if block.endswith("_door"):
        _build(level, {(0, 101, 0): block, (0, 102, 0): f"{block}[half=upper]"})
    _set(level, (1, 101, 0), "redstone_block")

    assert "true" == _get(level, (0, 101, 0), "open")

    _set(level, (1, 101, 0), "air")

    assert "false" == _get(level, (0, 101, 0), "open")


def test_upper_half_of_a_door_follows_the_lower(level: Level) -> None:
    _build(level, {(0, 101, 0): "iron_door", (0, 102, 0): "iron_door[half=upper]"})
    _set(level, (1, 101, 0), "redstone_block")

    assert "true" == _get(level, (0, 102, 0), "open")


def test_copper_bulb_switches_at_each_rising_edge(level: Level) -> None:
    _build(level, {(0, 101, 0): "copper_bulb", (1, 101, 0): LEVER})
    seen = []
    for _ in range(4):
        _use(level, (1, 101, 0))
        seen.append(_get(level, (0, 101, 0), "lit"))

    assert ["true", "true", "false", "false"] == seen
