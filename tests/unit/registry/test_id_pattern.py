from __future__ import annotations

import pytest

from gametest.registry.id_pattern import match_ids, spell_out

SETS = {"color": ["white", "red"], "strip": ["", "stripped_"], "wood": ["oak", "elm"]}
IDS = (
    "red_wool",
    "white_wool",
    "oak_log",
    "stripped_oak_log",
    "ore",
    "gold_ore",
    "oak",
)


@pytest.mark.parametrize(
    ("pattern", "words"),
    [
        ("stone", ["stone"]),
        ("{color}_wool", ["white_wool", "red_wool"]),
        (
            "{strip}{wood}_log",
            ["oak_log", "elm_log", "stripped_oak_log", "stripped_elm_log"],
        ),
    ],
)
def test_sets_are_spelt_out_in_order(pattern: str, words: list[str]) -> None:
    assert words == list(spell_out(pattern, SETS))


@pytest.mark.parametrize(
    ("pattern", "found"),
    [
        ("{color}_wool", {"white_wool", "red_wool"}),
        ("{strip}{wood}_log", {"oak_log", "stripped_oak_log"}),
        ("*ore", {"ore", "gold_ore"}),
        ("*_ore", {"gold_ore"}),
        ("oak*", {"oak", "oak_log"}),
        ("*_oak_*", {"stripped_oak_log"}),
        ("nothing", set()),
    ],
)
def test_pattern_matches_existing_ids(pattern: str, found: set[str]) -> None:
    assert found == match_ids([pattern], IDS, SETS)
