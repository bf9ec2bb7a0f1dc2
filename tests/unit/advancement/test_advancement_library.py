"""https://minecraft.wiki/w/Advancement_definition; spellings by version as in vanilla-mcdoc."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from gametest.advancement.advancement_library import AdvancementLibrary
from gametest.core.errors import UnsupportedError

Make = Callable[..., AdvancementLibrary]

IMPOSSIBLE = {"trigger": "minecraft:impossible"}
PLAIN = {"criteria": {"a": IMPOSSIBLE}}


def one(trigger: str, **conditions: Any) -> dict[str, Any]:
    return {"criteria": {"a": {"trigger": trigger, "conditions": conditions}}}


def findings(library: AdvancementLibrary) -> list[str]:
    library.read_all()
    return [
        f"{found.location.line}:{found.location.column} {found.code}"
        for found in library.predicates.collector
    ]


ZOMBIE_CONDITION = {
    "type": "entity_properties",
    "entity": "this",
    "predicate": {"entity_type": "zombie"},
}
OLD_CONDITION = {
    "condition": "entity_properties",
    "entity": "this",
    "predicate": {"type": "zombie"},
}


@pytest.mark.parametrize(
    ("target", "advancement"),
    [
        ("26.3", one("player_killed_entity", entity=ZOMBIE_CONDITION)),
        ("26.1", one("player_killed_entity", entity={"type": "zombie"})),
        ("26.1", one("player_killed_entity", entity=[OLD_CONDITION])),
        ("26.3", one("enter_block", blocks="#minecraft:logs")),
        ("26.2", one("enter_block", block="water", state={"level": "3"})),
        ("26.3", one("recipe_unlocked", recipes=["demo:a", "demo:b"])),
        ("26.2", one("recipe_unlocked", recipe="demo:a")),
        ("26.3", one("player_generates_container_loot", loot_tables="demo:a")),
        ("1.21.11", one("spear_mobs", count=2)),
        ("1.21.5", one("location", player={"location": {"biomes": "plains"}})),
        ("26.3", one("inventory_changed", items=[{"items": "stick"}])),
        ("26.3", one("player_hurt_entity", damage={"dealt": {"min": 2}})),
        ("26.3", one("fall_from_height", distance={"y": {"min": 3}})),
    ],
)
def test_a_spelling_of_its_version_is_read(
    make_advancements: Make, target: str, advancement: dict[str, Any]
) -> None:
    library = make_advancements({"a": advancement}, target)

    assert [] == findings(library)
    assert ["demo:a"] == list(library.advancements)


@pytest.mark.parametrize(
    ("target", "advancement", "codes"),
    [
        (
            "26.3",
            one("player_killed_entity", entity={"type": "zombie"}),
            ["unknown-type"],
        ),
        (
            "26.3",
            one("recipe_unlocked", recipe="a:b"),
            ["missing-field", "unknown-field"],
        ),
        ("26.2", one("enter_block", blocks="water"), ["unknown-field"]),
        ("26.3", one("enter_blok"), ["unknown-type"]),
        ("1.21.5", one("spear_mobs"), ["unknown-type"]),
        ("26.3", one("enter_block", blocks="wather"), ["unknown-block"]),
        ("26.3", one("consume_item", item={"items": "stik"}), ["unknown-item"]),
        ("26.3", one("tick", players={}), ["unknown-field"]),
        ("26.3", {"criteria": {}}, ["bad-requirements"]),
        ("26.3", {}, ["missing-field"]),
        ("26.3", {**PLAIN, "requirements": [["b"]]}, ["bad-requirements"] * 2),
        ("26.3", {**PLAIN, "parent": "demo:none"}, ["missing-advancement"]),
        ("26.3", {**PLAIN, "parent": "demo:a"}, ["missing-advancement"]),
        ("26.3", {**PLAIN, "rewards": {"function": "demo:no"}}, ["missing-function"]),
        ("26.3", {**PLAIN, "rewards": {"loot": ["demo:no"]}}, ["missing-loot-table"]),
        ("26.3", {**PLAIN, "display": {"title": "A"}}, ["missing-field"] * 2),
    ],
)
def test_a_mistake_is_found_by_its_code(
    make_advancements: Make, target: str, advancement: Any, codes: list[str]
) -> None:
    library = make_advancements({"a": advancement}, target)

    assert codes == [found.split()[1] for found in findings(library)]


def test_a_finding_names_line_and_column_and_the_nearest_word(
    make_advancements: Make,
) -> None:
    text = '{\n  "criteria": {\n    "a": { "trigger": "minecraft:tik" }\n  }\n}\n'
    library = make_advancements({"a": text})

    assert ["3:23 unknown-type"] == findings(library)
    assert "did you mean 'tick'" in str(next(iter(library.predicates.collector)))


def test_a_parent_of_the_game_counts_as_there(make_advancements: Make) -> None:
    library = make_advancements({"a": {**PLAIN, "parent": "minecraft:story/root"}})

    assert [] == findings(library)
    with pytest.raises(UnsupportedError, match="story/root"):
        library.ancestors("demo:a")


def test_children_of_what_is_left_out_are_left_out(make_advancements: Make) -> None:
    library = make_advancements(
        {
            "a": {**PLAIN, "parent": "demo:none"},
            "b": {**PLAIN, "parent": "demo:a"},
            "c": PLAIN,
        }
    )

    assert ["demo:c"] == list(library.advancements)


def test_descendants_come_depth_first(make_advancements: Make) -> None:
    library = make_advancements(
        {
            "a": PLAIN,
            "b": {**PLAIN, "parent": "demo:a"},
            "c": {**PLAIN, "parent": "demo:b"},
            "d": {**PLAIN, "parent": "demo:a"},
        }
    )

    assert ["demo:b", "demo:c", "demo:d"] == library.descendants("demo:a")
    assert ["demo:b", "demo:a"] == library.ancestors("demo:c")


def test_nothing_is_read_before_it_is_asked_for(make_advancements: Make) -> None:
    library = make_advancements({"a": "{"})

    assert 0 == len(library.predicates.collector)
    assert [] == library.listeners("minecraft:tick")
    assert 1 == len(library.predicates.collector)
