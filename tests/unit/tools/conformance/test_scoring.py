"""How events find their partners, by the rules of the traces' README."""

from __future__ import annotations

from math import inf, nan

import pytest

from tools.conformance.events import (
    BlockChanged,
    EntityMoved,
    EntityRemoved,
    Event,
    InventoryChanged,
    Vector,
    vector,
)
from tools.conformance.scoring import compare

OFF, ON = "minecraft:redstone_lamp[lit=false]", "minecraft:redstone_lamp[lit=true]"
LIT = BlockChanged(2, (0, 1, 0), OFF, ON)
REST: Vector = (0.0, 0.0, 0.0)


def _moved(pos: Vector, velocity: Vector = REST) -> EntityMoved:
    return EntityMoved(3, 1, "minecraft:item", pos, velocity)


def test_equal_events_match() -> None:
    score = compare([LIT], [LIT], 1e-6).score

    assert (score.expected, score.matched, score.extra) == (1, 1, 0)
    assert score.is_exact
    assert score.value == 1.0


def test_a_change_in_the_wrong_tick_is_one_missing_and_one_extra() -> None:
    late = BlockChanged(3, LIT.pos, OFF, ON)

    found = compare([LIT], [late], 1e-6)

    assert (found.missing, found.extra) == ((LIT,), (late,))
    assert found.score.value == 0.0
    assert found.first_tick == 2


@pytest.mark.parametrize(
    "other",
    [
        BlockChanged(2, (0, 1, 0), OFF, "minecraft:air"),
        BlockChanged(2, (0, 1, 0), "minecraft:air", ON),
        BlockChanged(2, (0, 1, 1), OFF, ON),
    ],
)
def test_another_state_or_place_is_no_match(other: Event) -> None:
    score = compare([LIT], [other], 1e-6).score

    assert (score.matched, score.extra) == (0, 1)
    assert not score.is_exact


def test_the_score_is_what_matched_among_expected_and_extra() -> None:
    more = [EntityRemoved(4, 1), EntityRemoved(5, 1)]

    score = compare([LIT, more[0]], [LIT, more[1]], 1e-6).score

    assert score.value == pytest.approx(1 / 3)


@pytest.mark.parametrize(("slot", "matched"), [(0, 1), (1, 0)])
def test_slots_are_told_apart(slot: int, matched: int) -> None:
    expected = InventoryChanged(1, (0, 0, 0), 0, "", "1x minecraft:stone")
    found = InventoryChanged(1, (0, 0, 0), slot, "", "1x minecraft:stone")

    assert compare([expected], [found], 1e-6).score.matched == matched


@pytest.mark.parametrize(
    ("distance", "matched"), [(0.0, 1), (9e-7, 1), (-9e-7, 1), (2e-6, 0)]
)
def test_an_entity_matches_within_the_tolerance(distance: float, matched: int) -> None:
    expected = _moved((1.0, 2.0, 3.0), (0.1, 0.2, 0.3))

    place = compare(
        [expected], [_moved((1.0, 2.0 + distance, 3.0), (0.1, 0.2, 0.3))], 1e-6
    )
    speed = compare(
        [expected], [_moved((1.0, 2.0, 3.0), (0.1, 0.2, 0.3 + distance))], 1e-6
    )

    assert place.score.matched == speed.score.matched == matched


@pytest.mark.parametrize(
    ("one", "other", "matched"),
    [(nan, nan, 1), (nan, 0.0, 0), (inf, inf, 1), (inf, -inf, 0), (inf, 1.0, 0)],
)
def test_what_is_no_number_meets_only_itself(
    one: float, other: float, matched: int
) -> None:
    expected = _moved(REST, (0.0, 0.0, one))
    found = _moved(REST, (0.0, 0.0, other))

    assert compare([expected], [found], 1e-6).score.matched == matched


def test_the_records_write_special_numbers_as_strings() -> None:
    x, y, z = vector(["NaN", "Infinity", 1])

    assert x != x
    assert (y, z) == (inf, 1.0)


def test_events_can_be_left_out_of_the_score() -> None:
    missing = EntityRemoved(4, 1)
    found = compare([LIT, missing], [LIT], 1e-6)

    score = found.score_without(lambda event: event == LIT)

    assert (score.expected, score.matched, score.extra) == (1, 0, 0)


def test_nothing_expected_and_nothing_found_is_exact() -> None:
    assert compare([], [], 1e-6).score.is_exact
