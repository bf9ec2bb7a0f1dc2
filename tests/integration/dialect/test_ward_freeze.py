"""Ward's tests go on while the game is frozen, and a freeze ends with its batch.

Test `tick_freeze` of https://github.com/mcbookshelf/ward.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

HEAD = "scoreboard objectives add v dummy\ntick freeze\n"


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(
            "execute store result score #a v run time query gametime\n"
            "await delay 5\n"
            "execute store result score #b v run time query gametime\n"
            "assert score #a v = #b v",
            id="a wait ends, the world's time stands",
        ),
        pytest.param(
            "summon item ~ ~40 ~ {Item:{id:'stick'}}\nawait delay 5\n"
            "execute positioned ~ ~40 ~ run assert entity @e[type=item,distance=..0.1]\n"
            "tick unfreeze\nawait delay 5\n"
            "execute positioned ~ ~40 ~ run assert not entity @e[type=item,distance=..0.1]",
            id="nothing else moves until it is lifted",
        ),
    ],
)
def test_a_test_of_ward_goes_on_in_a_frozen_game(
    play_one: Callable[..., Any], text: str
) -> None:
    end = play_one(HEAD + text, dialect="ward")

    assert ("passed", None) == (end.outcome.value, end.failure)


def test_time_limit_counts_in_a_frozen_game(play_one: Callable[..., Any]) -> None:
    text = "# @max_ticks 30\n" + HEAD + "await entity @e[type=pig]"

    end = play_one(text, dialect="ward")

    assert "failed" == end.outcome.value
    assert 30 == end.failure.tick


def test_freeze_is_lifted_after_the_batch(play: Callable[..., Any]) -> None:
    text = (
        "# @max_attempts 2\nscoreboard objectives add kept dummy\n"
        "scoreboard players add #n kept 1\n"
        "execute if score #n kept matches 1 run tick freeze\nawait delay 3\n"
        "execute if score #n kept matches 1 run fail\n"
        "execute store result score #a kept run time query gametime\nawait delay 3\n"
        "execute store result score #b kept run time query gametime\n"
        "assert score #b kept > #a kept"
    )

    end = play({"one": text}, dialect="ward", shared_world=True).of("one")

    assert ("passed", None) == (end.outcome.value, end.failure)


def test_a_test_of_packtest_stands_still_in_a_frozen_game(
    play_one: Callable[..., Any],
) -> None:
    end = play_one(HEAD + "await delay 5t")

    assert "failed" == end.outcome.value
    assert "frozen" in end.failure.message
