"""Tests made of blocks (https://minecraft.wiki/w/Test_Block)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pytest

from gametest.core.direction import Rotation
from gametest.framework.events import Outcome, TestLogged
from gametest.framework.run.run_plan import PlanOptions

MakeStructure = Callable[..., bytes]
START, ACCEPT = "test_block[mode=start]", "test_block[mode=accept]"
FAIL, LOG = "test_block[mode=fail,message=burned]", "test_block[mode=log,message=hot]"
WIRE = "redstone_wire[power=0,east=side,west=side]"


def _play(
    stage: Any,
    make_structure: MakeStructure,
    *cells: tuple[tuple[int, int, int], str],
    size: tuple[int, int, int] = (9, 3, 3),
    **options: Any,
) -> Any:
    instance = {
        "type": "block_based",
        "environment": "minecraft:default",
        "structure": "demo:s",
        "max_ticks": options.pop("max_ticks", 20),
        **options.pop("fields", {}),
    }
    floor = [((x, 0, z), "stone") for x in range(size[0]) for z in range(size[2])]
    files = {
        "test_instance/t.json": instance,
        "structure/s.nbt": make_structure(size, [*floor, *cells]),
    }
    return stage.play(files, **options)


def _row(*blocks: str) -> Iterable[tuple[tuple[int, int, int], str]]:
    return [((x, 1, 1), block) for x, block in enumerate(blocks)]


def test_accept_block_beside_the_start_block_passes_in_tick_zero(
    stage: Any, make_structure: MakeStructure
) -> None:
    result = _play(stage, make_structure, *_row(START, ACCEPT)).of("t")

    assert result.outcome is Outcome.PASSED
    assert result.ticks == 0


def test_repeater_delays_acceptance(stage: Any, make_structure: MakeStructure) -> None:
    """A repeater of four redstone ticks takes eight game ticks."""
    repeater = "repeater[delay=4,facing=west]"
    result = _play(stage, make_structure, *_row(START, repeater, ACCEPT)).of("t")

    assert result.outcome is Outcome.PASSED
    # Scheduled in the ticker's phase of tick 0, so it is due eight ticks later.
    assert result.ticks == 8


def test_fail_block_fails_with_its_message(
    stage: Any, make_structure: MakeStructure
) -> None:
    result = _play(stage, make_structure, *_row(START, FAIL), ((5, 1, 1), ACCEPT)).of(
        "t"
    )

    assert result.outcome is Outcome.FAILED
    # It is looked at once more in the tick in which the failure is reported.
    assert result.failure.message == "burned on tick 1"


def test_accept_beats_fail_in_the_same_tick(
    stage: Any, make_structure: MakeStructure
) -> None:
    result = _play(stage, make_structure, *_row(FAIL, START, ACCEPT)).of("t")

    assert result.outcome is Outcome.PASSED


def test_log_block_speaks_twice(stage: Any, make_structure: MakeStructure) -> None:
    """At once, and again when the runner looks."""
    played = _play(
        stage, make_structure, *_row(START, LOG), ((5, 1, 1), ACCEPT), max_ticks=5
    )

    assert [event.message for event in played.all(TestLogged)] == ["hot", "hot"]
    assert played.of("t").log == ("hot", "hot")
    assert played.of("t").failure.kind == "timeout"


@pytest.mark.parametrize(
    ("cells", "message"),
    [
        (_row(ACCEPT), "no test block in mode start"),
        (_row(START, ACCEPT, START), "more than one test block in mode start"),
        (_row(START), "no test block in mode accept"),
    ],
)
def test_blocks_that_must_be_there(
    stage: Any, make_structure: MakeStructure, cells: Any, message: str
) -> None:
    result = _play(stage, make_structure, *cells).of("t")

    assert result.outcome is Outcome.FAILED
    assert message in result.failure.message


def test_accept_block_that_goes_away_fails_the_test(
    stage: Any, make_structure: MakeStructure
) -> None:
    files = {
        "function/tick.mcfunction": "setblock 5 6 2 minecraft:air",
        "data/minecraft/tags/function/tick.json": {"values": ["demo:tick"]},
        "test_instance/t.json": {
            "type": "block_based",
            "environment": "minecraft:default",
            "structure": "demo:s",
            "max_ticks": 20,
        },
        "structure/s.nbt": make_structure(
            (9, 3, 3), [((0, 1, 1), START), ((5, 1, 1), ACCEPT)]
        ),
    }
    result = stage.play(files).of("t")

    assert "no test block in mode accept" in result.failure.message


def test_nothing_happens_in_time(stage: Any, make_structure: MakeStructure) -> None:
    played = _play(
        stage, make_structure, *_row(START), ((8, 1, 1), ACCEPT), max_ticks=5000
    )
    result = played.of("t")

    assert result.failure.kind == "timeout"
    assert result.failure.message == "neither success nor failure within 5000 ticks"
    assert played.servers[0].statistics().ticks_run < 50


@pytest.mark.parametrize("rotation", Rotation)
@pytest.mark.parametrize("skip", [True, False])
def test_circuit_works_under_every_rotation(
    stage: Any, make_structure: MakeStructure, rotation: Rotation, skip: bool
) -> None:
    row = _row(START, WIRE, "repeater[delay=2,facing=west]", WIRE, ACCEPT)
    result = _play(
        stage,
        make_structure,
        *row,
        plan=PlanOptions(extra_rotation=rotation),
        skip=skip,
        fields={"padding": 2},
    ).of("t")

    assert result.outcome is Outcome.PASSED
    assert result.ticks == 4
    assert result.rotation == rotation.value


def test_verified_circuit_gives_four_hundred_equal_results(
    stage: Any, make_structure: MakeStructure
) -> None:
    row = _row(START, WIRE, "repeater[delay=2,facing=west]", ACCEPT)
    played = _play(stage, make_structure, *row, plan=PlanOptions(verify=True))

    assert played.summary.passed == 400
    assert {result.ticks for result in played.finished} == {4}


def test_second_attempt_starts_from_a_fresh_structure(
    stage: Any, make_structure: MakeStructure
) -> None:
    played = _play(
        stage,
        make_structure,
        *_row(START, FAIL),
        ((5, 1, 1), ACCEPT),
        shared_world=True,
        fields={"max_attempts": 3},
    )

    assert [result.failure.tick for result in played.finished] == [1, 1, 1]
    assert played.of("t").failure.kind == "exhausted-attempts"


def test_mechanic_is_laid_to_the_test_in_whose_box_it_happens(
    stage: Any, make_structure: MakeStructure
) -> None:
    """A structure block that would save beside the start block; the other test has none."""
    instance = {
        "type": "block_based",
        "environment": "minecraft:default",
        "max_ticks": 20,
    }
    played = stage.play(
        {
            "structure/a.nbt": make_structure((3, 1, 3), _at_floor(START, ACCEPT)),
            "structure/b.nbt": make_structure(
                (3, 1, 3), _at_floor("structure_block[mode=save]", START, ACCEPT)
            ),
            "test_instance/a.json": {**instance, "structure": "demo:a"},
            "test_instance/b.json": {**instance, "structure": "demo:b"},
        }
    )
    result = played.of("b")

    assert played.of("a").outcome is Outcome.PASSED
    assert result.outcome is Outcome.UNSUPPORTED
    assert result.missing[0].mechanic.startswith("minecraft:structure_block")
    assert result.missing[0].relative_pos == (0, 0, 0)


def _at_floor(*blocks: str) -> Iterable[tuple[tuple[int, int, int], str]]:
    return [((x, 0, 0), block) for x, block in enumerate(blocks)]


def test_failure_of_a_fail_block_says_where_it_stands(
    stage: Any, make_structure: MakeStructure
) -> None:
    result = _play(stage, make_structure, *_row(START, FAIL, "air", ACCEPT)).of("t")

    assert result.failure.relative_pos == (1, 1, 1)
    assert result.failure.pos == (1, 6, 2)
    assert result.failure.message == "burned on tick 1"
