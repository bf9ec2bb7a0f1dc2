from __future__ import annotations

import pytest

from gametest.level.world.scoreboard import (
    Scoreboard,
    UnknownObjectiveError,
    wrap_int,
)


@pytest.mark.parametrize(
    ("value", "expected"),
    [(2**31, -(2**31)), (-(2**31) - 1, 2**31 - 1), (5, 5), (2**32, 0), (-1, -1)],
)
def test_scores_overflow_at_32_bits(value: int, expected: int) -> None:
    assert expected == wrap_int(value)


def test_adding_starts_from_0_and_wraps() -> None:
    objective = Scoreboard().add_objective("points", "dummy")

    assert objective is not None
    assert objective.add("steve", 3) == 3
    assert objective.add("steve", 2**31 - 1) == -(2**31) + 2


def test_objective_name_is_taken_once() -> None:
    scoreboard = Scoreboard()
    scoreboard.add_objective("points", "dummy")

    assert scoreboard.add_objective("points", "trigger") is None


def test_removing_an_objective_clears_its_displays() -> None:
    scoreboard = Scoreboard()
    scoreboard.add_objective("points", "dummy")
    scoreboard.displays["sidebar"] = "points"

    assert scoreboard.remove_objective("points")
    assert not scoreboard.remove_objective("points")
    assert scoreboard.displays == {}


def test_score_that_was_never_set_is_missing() -> None:
    scoreboard = Scoreboard()
    objective = scoreboard.add_objective("a", "dummy")
    assert objective is not None
    objective.set("steve", 1)

    assert scoreboard.find_score("steve", "a") == 1
    assert scoreboard.find_score("alex", "a") is None
    assert scoreboard.find_score("steve", "b") is None


def test_unknown_objective_is_refused_with_the_nearest() -> None:
    scoreboard = Scoreboard()
    scoreboard.add_objective("points", "dummy")

    with pytest.raises(UnknownObjectiveError, match="did you mean 'points'"):
        scoreboard.objective("point")


def test_reset_takes_one_objective_or_all() -> None:
    scoreboard = Scoreboard()
    for name in ("a", "b"):
        objective = scoreboard.add_objective(name, "dummy")
        assert objective is not None
        objective.set("steve", 1)
        objective.set("alex", 2)

    scoreboard.reset("steve", "a")
    scoreboard.reset("alex")

    assert scoreboard.find_score("steve", "a") is None
    assert scoreboard.find_score("steve", "b") == 1
    assert scoreboard.holders() == ("steve",)


def test_team_is_found_by_its_member() -> None:
    scoreboard = Scoreboard()
    red = scoreboard.add_team("red")
    assert red is not None
    scoreboard.join_team("steve", red)

    found = scoreboard.team_of("steve")

    assert found is not None
    assert found.name == "red"
    assert scoreboard.team_of("alex") is None


def test_member_is_in_one_team_at_a_time_and_in_none_when_it_is_removed() -> None:
    """https://minecraft.wiki/w/Commands/team"""
    scoreboard = Scoreboard()
    red, blue = scoreboard.add_team("red"), scoreboard.add_team("blue")
    assert red is not None
    assert blue is not None

    scoreboard.join_team("steve", red)
    scoreboard.join_team("steve", blue)
    assert ([], ["steve"]) == (list(red.members), list(blue.members))
    assert scoreboard.leave_team("steve")
    assert not scoreboard.leave_team("steve")
    scoreboard.join_team("steve", blue)
    scoreboard.remove_team("blue")
    assert scoreboard.team_of("steve") is None
    assert scoreboard.add_team("red") is None
