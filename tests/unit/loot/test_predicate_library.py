"""https://minecraft.wiki/w/Predicate; format changes of 26.2 and 26.3 as in the changelogs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from gametest.core.identifier import Identifier
from gametest.core.version import version_named
from gametest.loot.loot_context import LootContext
from gametest.loot.predicate_library import InlinePredicateError, PredicateLibrary
from gametest.nbt.snbt import parse_snbt

MakeLibrary = Callable[..., PredicateLibrary]
Context = Callable[..., LootContext]

TRUE = {"type": "weather_check"}
OLD_TRUE = {"condition": "weather_check"}


def demo(name: str) -> Identifier:
    return Identifier("demo", name)


def findings(library: PredicateLibrary) -> list[str]:
    library.compile_all()
    return [
        f"{found.location.line}:{found.location.column} {found.code}"
        for found in library.collector
    ]


def test_files_are_found_by_id(make_library: MakeLibrary, context: Context) -> None:
    library = make_library({"a": TRUE})
    found = library.find(demo("a"))

    assert found is not None
    assert found.test(context())
    assert library.find(demo("b")) is None


def test_nothing_is_read_before_it_is_asked_for(make_library: MakeLibrary) -> None:
    library = make_library({"a": "{"})

    assert len(library.collector) == 0
    assert library.find(demo("a")) is None
    assert 1 == len(library.collector)


@pytest.mark.parametrize(
    ("target", "predicate", "codes"),
    [
        ("26.3", TRUE, []),
        ("26.3", OLD_TRUE, ["old-format"]),
        ("26.2", OLD_TRUE, []),
        ("26.2", TRUE, ["old-format"]),
        ("26.2", [OLD_TRUE, OLD_TRUE], []),
        ("26.3", [TRUE], ["wrong-type"]),
        ("26.3", {"type": "reference", "name": "demo:b"}, ["old-format"]),
        ("26.2", {"condition": "reference", "name": "demo:b"}, ["missing-predicate"]),
        ("26.3", {"type": "inverted", "term": "demo:b"}, ["missing-predicate"]),
        ("26.2", {"condition": "inverted", "term": "demo:b"}, ["wrong-type"]),
        ("26.3", {"type": "block_state_property", "block": "stone"}, ["old-format"]),
        ("26.2", {"condition": "block_state_property", "block": "stone"}, []),
        ("26.3", {"type": "match_block", "blocks": "stone"}, []),
        ("26.2", {"condition": "match_block", "blocks": "stone"}, ["unknown-type"]),
        ("26.1", {"condition": "time_check", "value": 1}, ["missing-field"]),
        ("1.21.11", {"condition": "time_check", "value": 1}, []),
    ],
)
def test_spelling_of_the_target_version(
    make_library: MakeLibrary, target: str, predicate: Any, codes: list[str]
) -> None:
    library = make_library({"a": predicate}, version_named(target))
    library.compile_all()

    assert codes == [found.code for found in library.collector]


@pytest.mark.parametrize(
    ("target", "entity", "codes"),
    [
        ("26.2", {"entity_type": "pig"}, []),
        ("26.2", {"type": "pig"}, ["old-format"]),
        ("26.2", {"type_specific": {"type": "player"}}, ["old-format"]),
        ("26.2", {"type_specific/player": {}}, []),
        ("26.1", {"type": "pig"}, []),
        ("26.1", {"entity_type": "pig"}, ["unknown-field"]),
        ("26.1", {"type_specific": {"type": "player", "gamemode": ["creative"]}}, []),
        ("26.1", {"type_specific": {"type": "slime", "size": 1}}, []),
        ("26.1", {"type_specific": {"type": "cat"}}, ["unknown-type"]),
    ],
)
def test_entity_predicates_of_the_target_version(
    make_library: MakeLibrary, target: str, entity: Any, codes: list[str]
) -> None:
    predicate = {
        "condition": "entity_properties",
        "entity": "this",
        "predicate": entity,
    }
    library = make_library({"a": predicate}, version_named(target))
    library.compile_all()

    assert codes == [found.code for found in library.collector]


def test_faults_are_told_at_their_place(make_library: MakeLibrary) -> None:
    library = make_library(
        {
            "a": (
                '{"type": "any_of", "terms": [\n'
                '  {"type": "weather_chek"},\n'
                '  {"type": "random_chance", "chance": "x y"},\n'
                '  {"type": "weather_check", "rainning": true}\n'
                "]}"
            )
        }
    )

    assert findings(library) == [
        "2:12 unknown-type",
        "3:39 bad-identifier",
        "4:29 unknown-field",
    ]


def test_json_that_is_broken_is_told_at_its_place(make_library: MakeLibrary) -> None:
    assert findings(make_library({"a": '{"type": }'})) == ["1:10 json-syntax"]


def test_unknown_field_is_only_a_warning(make_library: MakeLibrary) -> None:
    library = make_library({"a": {**TRUE, "rainning": True}})

    assert library.find(demo("a")) is not None
    assert 1 == len(library.collector.warnings)


def test_predicates_name_each_other(
    make_library: MakeLibrary, context: Context
) -> None:
    library = make_library(
        {
            "a": {"type": "any_of", "terms": ["demo:b", TRUE]},
            "b": {"type": "inverted", "term": TRUE},
        }
    )
    found, other = library.find(demo("a")), library.find(demo("b"))

    assert found is not None
    assert other is not None
    assert found.test(context())
    assert other.explain(context()) == "demo:b: inverted: weather_check passed"


def test_explanation_names_the_predicate_that_failed(
    make_library: MakeLibrary, context: Context
) -> None:
    library = make_library(
        {
            "a": {"type": "all_of", "terms": ["demo:b"]},
            "b": {"type": "inverted", "term": TRUE},
        }
    )
    found = library.find(demo("a"))

    assert found is not None
    assert "demo:a: demo:b: inverted: weather_check passed" == found.explain(context())


def test_ring_of_predicates_is_an_error(make_library: MakeLibrary) -> None:
    library = make_library(
        {
            "a": {"type": "inverted", "term": "demo:b"},
            "b": {"type": "inverted", "term": "demo:a"},
        }
    )
    library.compile_all()
    texts = [found.message for found in library.collector]

    assert "predicates name each other: demo:a -> demo:b -> demo:a" in texts


def test_inline_predicate_is_read_from_nbt(
    make_library: MakeLibrary, context: Context
) -> None:
    tag = parse_snbt("{type:weather_check,raining:false}")

    assert make_library().parse(tag).test(context())


def test_inline_predicate_names_the_guilty_value(make_library: MakeLibrary) -> None:
    tag = parse_snbt("{type:all_of,terms:[{type:weather_check,raining:2b}]}")

    with pytest.raises(
        InlinePredicateError, match=r"expected true or false, got 2 at terms/0/raining"
    ):
        make_library().parse(tag)


def test_unknown_ids_are_errors(make_library: MakeLibrary) -> None:
    block = {"predicate": {"block": {"blocks": "minecraft:stoen"}}}
    library = make_library({"a": {"type": "location_check", **block}})

    assert library.find(demo("a")) is None
    assert "'minecraft:stone'" in library.collector.errors[0].message


def test_unknown_tags_are_errors(make_library: MakeLibrary) -> None:
    block = {"predicate": {"block": {"blocks": "#demo:none"}}}

    assert (
        make_library({"a": {"type": "location_check", **block}}).find(demo("a")) is None
    )


def test_tags_of_the_pack_are_known(make_library: MakeLibrary) -> None:
    block = {"predicate": {"block": {"blocks": "#demo:some"}}}
    tag = {"data/demo/tags/block/some.json": {"values": ["stone"]}}
    library = make_library({"a": {"type": "location_check", **block}}, files=tag)

    assert library.find(demo("a")) is not None
