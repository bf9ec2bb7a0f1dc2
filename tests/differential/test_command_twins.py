"""Random packs do the same with and without the short ways of the command engine.

More of them: `python -m tools.fuzz.twins`.
"""

from __future__ import annotations

from typing import Final

import pytest

from tools.fuzz.twins.case import Case, observe
from tools.fuzz.twins.comparison import difference
from tools.fuzz.twins.game_tests import pack_difference, random_pack
from tools.fuzz.twins.grammar import random_case

_BOARD: Final = "scoreboard objectives add o dummy"
_LIMIT: Final = "gamerule max_command_sequence_length"
_GUARDED: Final = (
    "execute if score #a o matches 1 if score #b o matches 1 run scoreboard players add #c o 1\n"
    "execute unless score #a o matches 1 run function p:g\n"
    "execute positioned ~ ~1 ~ if score #b o matches 1 align xyz run say x"
)
_CASES: Final[dict[str, Case]] = {
    "links count behind a condition that fails": Case(
        {"p:f": _GUARDED, "p:g": "say g"}, {}, (_BOARD, "function p:f")
    ),
    "a condition is a fork": Case(
        {"p:f": _GUARDED, "p:g": "say g"},
        {},
        (_BOARD, "gamerule max_command_forks 1", "function p:f"),
    ),
    **{
        f"the limit of {limit} is met within a line": Case(
            {"p:f": _GUARDED, "p:g": "say g"},
            {},
            (_BOARD, f"{_LIMIT} {limit}", "function p:f"),
        )
        for limit in range(1, 12)
    },
    "an objective is missed before an uncounted score is asked for": Case(
        {"p:f": "execute unless score Ann u = #a o run say x"},
        {},
        (
            "scoreboard objectives add u minecraft.custom:minecraft.boat_one_cm",
            "function p:f",
        ),
    ),
    "what was killed is not found by a tag that it gets": Case(
        {"p:f": "kill @s\ntag @s add y\nexecute as @e[tag=y] run say found"},
        {},
        (
            "summon marker 0 0 0 {Tags:[x]}",
            "execute as @e[tag=x] run function p:f",
            "execute as @e[tag=y] run say found",
        ),
    ),
}


@pytest.mark.parametrize("name", _CASES)
def test_pack_does_the_same_without_short_ways(name: str) -> None:
    assert difference(_CASES[name]) is None


@pytest.mark.parametrize("seed", range(40))
def test_random_pack_does_the_same_without_short_ways(seed: int) -> None:
    case = random_case(str(seed))

    assert difference(case) is None, str(case)


@pytest.mark.parametrize("seed", range(4))
def test_random_tests_have_the_same_events_without_short_ways(seed: int) -> None:
    assert pack_difference(random_pack(str(seed))) is None


def test_results_of_a_tag_of_functions_are_added_in_32_bits() -> None:
    """The sum goes into a score (https://minecraft.wiki/w/Commands/function)."""
    case = Case(
        {"p:a": "return 2147483647", "p:b": "return 2"},
        {"p:t": ("p:a", "p:b")},
        (_BOARD, "execute store result score #a o run function #p:t"),
    )

    assert "o dummy {'#a': -2147483647} []" in observe(case, "plain")


@pytest.mark.parametrize("holder", ["Ann", "@s", "@a"])
def test_operation_with_an_uncounted_score_of_a_player_is_unsupported(
    holder: str,
) -> None:
    line = f"scoreboard players operation {holder} o += {holder} u"
    uncounted = "scoreboard objectives add u minecraft.custom:minecraft.boat_one_cm"
    case = Case({}, {}, (_BOARD, uncounted, f"execute as Ann run {line}"))

    told = "\n".join(observe(case, "usual"))

    assert "scoreboard criterion: minecraft.custom:minecraft.boat_one_cm" in told
