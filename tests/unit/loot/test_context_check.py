"""What a table's type lets it ask for: https://minecraft.wiki/w/Loot_context."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from gametest.core.identifier import Identifier
from gametest.loot.table.loot_library import LootLibrary

MakeLoot = Callable[..., LootLibrary]


def table(context: str, condition: Any) -> dict[str, Any]:
    return {
        "type": context,
        "pools": [
            {
                "rolls": 1,
                "entries": [{"type": "item", "name": "stick", "condition": condition}],
            }
        ],
    }


@pytest.mark.parametrize(
    ("context", "condition", "codes"),
    [
        ("chest", {"type": "killed_by_player"}, ["missing-context"]),
        ("entity", {"type": "killed_by_player"}, []),
        ("generic", {"type": "killed_by_player"}, []),
        ("block", {"type": "match_tool", "predicate": {}}, []),
        ("chest", {"type": "match_tool", "predicate": {}}, ["missing-context"]),
        ("chest", {"type": "survives_explosion"}, []),
        (
            "block",
            {"type": "entity_properties", "entity": "attacker", "predicate": {}},
            ["missing-context"],
        ),
        (
            "barter",
            {"type": "inverted", "term": {"type": "killed_by_player"}},
            ["missing-context"],
        ),
    ],
)
def test_table_is_warned_of_what_its_type_lacks(
    make_loot: MakeLoot, context: str, condition: Any, codes: list[str]
) -> None:
    loot = make_loot({"a": table(context, condition)})
    loot.compile_all()

    assert codes == [found.code for found in loot.predicates.collector]


def test_table_is_used_all_the_same(make_loot: MakeLoot) -> None:
    loot = make_loot({"a": table("chest", {"type": "killed_by_player"})})

    assert loot.find_table(Identifier.parse("demo:a")) is not None
