"""https://minecraft.wiki/w/Statistics#Resource_location"""

from __future__ import annotations

import pytest

from gametest.core.errors import UnsupportedError
from gametest.core.version import version_named
from gametest.level.world.criteria import (
    COUNTED,
    CUSTOM_COVERAGE,
    MISSED,
    STAT_COVERAGE,
    STAT_TYPES,
    coverage_of,
    criterion_rows,
    custom_stats,
    full_stat,
    stat_of,
)
from gametest.level.world.scoreboard import Scoreboard


@pytest.mark.parametrize(
    "spelling",
    [
        "minecraft.mined:minecraft.stone",
        "mined:minecraft.stone",
        "minecraft.mined:stone",
        "mined:stone",
    ],
)
def test_namespaces_of_the_game_can_be_left_out(spelling: str) -> None:
    assert "minecraft.mined:minecraft.stone" == full_stat(spelling)


def test_what_is_no_statistic_has_no_full_name() -> None:
    assert full_stat("deathCount") is None
    assert full_stat("teamkill.red") is None


def test_ids_of_a_predicate_make_a_criterion() -> None:
    assert "minecraft.used:minecraft.bow" == stat_of("minecraft:used", "minecraft:bow")


@pytest.mark.parametrize(
    ("criterion", "coverage"),
    [
        ("health", COUNTED),
        ("mined:stone", COUNTED),
        ("custom:deaths", COUNTED),
        ("minecraft.custom:minecraft.boat_one_cm", MISSED),
    ],
)
def test_coverage_is_found_by_any_spelling(criterion: str, coverage: str) -> None:
    assert coverage == coverage_of(criterion)


def test_every_kind_of_statistic_has_a_coverage() -> None:
    assert {*STAT_TYPES} == {*STAT_COVERAGE, "custom"}


def test_every_criterion_is_in_one_row_of_the_support_table() -> None:
    names = [name for row in criterion_rows() for name in row.names.split()]

    assert len(names) == len(set(names))
    assert {f"minecraft.custom:minecraft.{name}" for name in CUSTOM_COVERAGE} <= {
        *names
    }


def test_a_version_has_only_its_own_statistics() -> None:
    assert "nautilus_one_cm" not in custom_stats(version_named("1.21.5"))
    assert "nautilus_one_cm" in custom_stats(version_named("26.3"))


@pytest.mark.parametrize("holder_joined", [True, False])
def test_only_a_players_score_of_an_uncounted_statistic_is_refused(
    holder_joined: bool,
) -> None:
    board = Scoreboard()
    board.player_names["Alex"] = None
    board.add_objective("o", "custom:boat_one_cm")
    objective = board.objective("o")
    objective.set("Alex", 1)
    objective.set("#fake", 2)

    if holder_joined:
        with pytest.raises(UnsupportedError, match="boat_one_cm"):
            board.find_score("Alex", "o")
    else:
        assert 2 == board.find_score("#fake", "o")


def test_an_objective_of_an_opened_world_is_guarded_too() -> None:
    board = Scoreboard()
    board.add_objective("o", "custom:boat_one_cm")
    objective = board.objective("o")
    objective.scores = {"Alex": 1}
    board.player_names["Alex"] = None

    board.guard_scores()

    with pytest.raises(UnsupportedError):
        objective.scores.get("Alex")
