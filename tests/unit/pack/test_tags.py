"""Tags: https://minecraft.wiki/w/Tag#JSON_format; the rule that one missing entry drops
the whole tag: https://github.com/maybejake/Jakes-Build-Tools/issues/50.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from gametest.core.diagnostic import DiagnosticCollector, Severity
from gametest.core.identifier import Identifier
from gametest.pack.memory_pack import MemoryPack
from gametest.pack.pack_stack import PackStack, open_packs
from gametest.pack.tags import LoadedTags, load_tags, read_tags

Found = Callable[[], list[tuple[str, str]]]
Tags = Mapping[str, Any]


def stack_of(*packs: Tags) -> PackStack:
    """Packs `p0`, `p1`… from tag names to the tag file or its list of values."""
    sources = [
        MemoryPack.of(
            f"p{number}",
            {
                f"data/{name}.json".replace(":", "/tags/function/"): (
                    {"values": tag} if isinstance(tag, list) else tag
                )
                for name, tag in pack.items()
            },
        )
        for number, pack in enumerate(packs)
    ]
    return open_packs(sources, DiagnosticCollector())


def exists(identifier: Identifier) -> bool:
    return "gone" not in identifier.path


def load(collector: DiagnosticCollector, *packs: Tags) -> dict[str, list[str]]:
    tags = load_tags(stack_of(*packs), "tags/function", exists, collector)
    return {str(tag): [str(member) for member in tags[tag]] for tag in tags}


@pytest.mark.parametrize(
    ("packs", "expected"),
    [
        ([{"a:t": ["a:x", "y"]}], {"a:t": ["a:x", "minecraft:y"]}),
        ([{"a:t": []}], {"a:t": []}),
        ([{"a:t": ["a:x"]}, {"a:t": ["b:y"]}], {"a:t": ["a:x", "b:y"]}),
        ([{"a:t": ["a:x"]}, {"a:t": ["b:y", "a:x"]}], {"a:t": ["a:x", "b:y"]}),
        (
            [{"a:t": ["a:x"]}, {"a:t": {"replace": True, "values": ["b:y"]}}],
            {"a:t": ["b:y"]},
        ),
        (
            [
                {"a:t": ["a:x"]},
                {"a:t": {"replace": True, "values": ["b:y"]}},
                {"a:t": ["c:z"]},
            ],
            {"a:t": ["b:y", "c:z"]},
        ),
        (
            [{"a:t": ["a:x", "#a:u", "a:z"], "a:u": ["a:y"]}],
            {"a:t": ["a:x", "a:y", "a:z"], "a:u": ["a:y"]},
        ),
        ([{"a:t": ["#b:t"]}, {"b:t": ["b:y"]}], {"a:t": ["b:y"], "b:t": ["b:y"]}),
        (
            [{"a:t": [{"id": "a:x"}, {"id": "a:gone", "required": False}]}],
            {"a:t": ["a:x"]},
        ),
        ([{"a:t": [{"id": "#a:none", "required": False}, "a:x"]}], {"a:t": ["a:x"]}),
    ],
)
def test_tags_hold_their_entries_in_order(
    packs: list[Tags], expected: dict[str, list[str]], collector: DiagnosticCollector
) -> None:
    assert expected == load(collector, *packs)
    assert len(collector) == 0


def test_a_long_chain_of_tags_is_no_recursion(collector: DiagnosticCollector) -> None:
    chain: dict[str, Any] = {f"a:t{n}": [f"#a:t{n + 1}"] for n in range(3000)}

    tags = load(collector, {**chain, "a:t3000": ["a:x"]})

    assert tags["a:t0"] == ["a:x"]
    assert len(collector) == 0


def test_one_missing_entry_drops_the_whole_tag_of_all_packs(
    collector: DiagnosticCollector,
) -> None:
    tags = load(
        collector,
        {"minecraft:tick": ["a:fine", "a:gone"]},
        {"minecraft:tick": ["b:ok"], "b:other": ["b:ok"]},
    )

    assert tags == {"b:other": ["b:ok"]}
    (finding,) = collector
    assert (finding.code, finding.severity) == ("tag-missing-entry", Severity.WARNING)
    assert str(finding.location) == "p0/data/minecraft/tags/function/tick.json:4:5"
    assert "'a:gone' of pack 'p0'" in finding.message
    assert [str(place) for place in finding.related] == [
        "p1/data/minecraft/tags/function/tick.json:2:3"
    ]


def test_required_at_the_top_of_a_tag_file_does_nothing(
    collector: DiagnosticCollector, found: Found
) -> None:
    tags = load(collector, {"a:t": {"required": False, "values": ["a:gone"]}})

    assert tags == {}
    assert [code for code, _ in found()] == ["unknown-field", "tag-missing-entry"]


def test_tags_that_require_a_dropped_tag_are_dropped_too(
    collector: DiagnosticCollector,
) -> None:
    tags = load(
        collector,
        {
            "a:t": ["a:gone"],
            "a:u": ["#a:t", "a:x"],
            "a:v": [{"id": "#a:t", "required": False}, "a:x"],
        },
    )

    assert tags == {"a:v": ["a:x"]}
    assert [finding.message.partition("because ")[2] for finding in collector] == [
        "'a:gone' of pack 'p0' does not exist",
        "'#a:t' of pack 'p0' is dropped",
    ]


def test_the_nearest_name_is_told(collector: DiagnosticCollector) -> None:
    load_tags(
        stack_of({"a:t": ["a:gone_main"], "a:u": ["#a:tt"]}),
        "tags/function",
        exists,
        collector,
        known=[Identifier("a", "gone_man")],
    )

    assert [finding.message.rpartition(" mean ")[2] for finding in collector] == [
        "'a:gone_man'?",
        "'#a:t'?",
    ]


@pytest.mark.parametrize(
    ("tags", "ring"),
    [
        ({"a:t": ["#a:t"]}, "#a:t -> #a:t"),
        ({"a:t": ["#a:u"], "a:u": ["#a:t"]}, "#a:t -> #a:u -> #a:t"),
        (
            {"a:t": ["#a:u"], "a:u": ["#a:v"], "a:v": ["a:x", "#a:u"]},
            "#a:u -> #a:v -> #a:u",
        ),
    ],
)
def test_tags_that_contain_each_other_are_one_error(
    tags: Tags, ring: str, collector: DiagnosticCollector
) -> None:
    loaded = load(collector, tags)

    (finding,) = collector.errors
    assert finding.code == "tag-cycle"
    assert ring in finding.message
    assert finding.location.line
    assert loaded == {}


@pytest.mark.parametrize(
    ("tag", "code", "place"),
    [
        ("[]", "wrong-type", "1:1"),
        ("{}", "missing-field", "1:1"),
        ('{"values": {}}', "wrong-type", "1:12"),
        ('{"values": [1]}', "wrong-type", "1:13"),
        ('{"values": ["A:x"]}', "bad-identifier", "1:13"),
        ('{"values": ["#"]}', "bad-identifier", "1:13"),
        ('{"values": [{"id": "A:x"}]}', "bad-identifier", "1:20"),
        ('{"values": [{"required": false}]}', "missing-field", "1:13"),
        ('{"values": [{"id": "a:x", "required": "no"}]}', "wrong-type", "1:39"),
        ('{"values": [], "replace": "true"}', "wrong-type", "1:27"),
        ('{"values": ["a:x" "b:y"]}', "json-syntax", "1:19"),
    ],
)
def test_a_broken_tag_file_is_an_error_at_its_place(
    tag: str, code: str, place: str, collector: DiagnosticCollector, found: Found
) -> None:
    load(collector, {"a:t": tag})

    assert [(code, f"p0/data/a/tags/function/t.json:{place}")] == found()


def test_a_tag_without_values_is_an_error(
    collector: DiagnosticCollector, found: Found
) -> None:
    load(collector, {"a:t": {"value": []}})

    assert [code for code, _ in found()] == ["missing-field", "unknown-field"]


BASE = {
    Identifier("minecraft", "logs"): (Identifier("minecraft", "oak_log"),),
    Identifier("minecraft", "wool"): (Identifier("minecraft", "red_wool"),),
}


def read(collector: DiagnosticCollector, tags: Tags) -> LoadedTags:
    return read_tags(
        stack_of(tags),
        "tags/function",
        exists,
        collector,
        base=BASE,
        unwritten={Identifier("minecraft", "leaves")},
    )


@pytest.mark.parametrize(
    ("tags", "tag", "expected"),
    [
        ({"a:t": ["#logs"]}, "logs", ["oak_log"]),
        ({"minecraft:logs": ["x"]}, "logs", ["oak_log", "x"]),
        ({"minecraft:logs": {"replace": True, "values": ["x"]}}, "logs", ["x"]),
        ({"minecraft:mine": ["#logs", "#wool"]}, "mine", ["oak_log", "red_wool"]),
        ({"minecraft:leaves": {"replace": True, "values": ["x"]}}, "leaves", ["x"]),
    ],
)
def test_the_games_own_tags_lie_below_every_pack(
    tags: Tags, tag: str, expected: list[str], collector: DiagnosticCollector
) -> None:
    loaded = read(collector, tags)

    members = loaded.tags[Identifier("minecraft", tag)]
    assert expected == [member.path for member in members]
    assert len(collector) == 0


def test_the_games_tags_that_no_pack_builds_on_are_left_where_they_are(
    collector: DiagnosticCollector,
) -> None:
    loaded = read(collector, {"a:t": ["#logs"]})

    assert {"a:t", "minecraft:logs"} == {str(tag) for tag in loaded.tags}


@pytest.mark.parametrize(
    ("tags", "unsupported"),
    [
        ({"minecraft:leaves": ["x"]}, ["minecraft:leaves"]),
        ({"a:t": ["#leaves", "x"]}, ["a:t"]),
        ({"a:t": ["#a:u"], "a:u": ["#leaves"]}, ["a:t", "a:u"]),
    ],
)
def test_tags_on_a_tag_of_unknown_members_are_unsupported(
    tags: Tags, unsupported: list[str], collector: DiagnosticCollector, found: Found
) -> None:
    loaded = read(collector, tags)

    assert unsupported == sorted(str(tag) for tag in loaded.unsupported)
    assert {} == loaded.tags
    assert {"unsupported-tag"} == {code for code, _ in found()}
