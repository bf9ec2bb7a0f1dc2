"""Rules of pack.mcmeta: https://minecraft.wiki/w/Pack.mcmeta and the notes of 25w31a,
https://github.com/misode/technical-changes/blob/main/1.21.9/25w31a.md.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

from gametest.core.diagnostic import DiagnosticCollector, Severity
from gametest.pack.format_range import ANY_MINOR, FormatRange
from gametest.pack.json_document import parse_json
from gametest.pack.pack_metadata import PackMetadata, read_metadata


def read(value: object) -> tuple[PackMetadata, DiagnosticCollector]:
    collector = DiagnosticCollector()
    document = parse_json(json.dumps(value, indent=2), "p/pack.mcmeta", collector)
    assert document is not None
    return read_metadata(document, collector), collector


def findings(value: object) -> list[tuple[str, str]]:
    """Code and severity of each finding; each has a line."""
    _, collector = read(value)
    assert all(finding.location.line for finding in collector)
    return [(finding.code, finding.severity.value) for finding in collector]


def pack(**fields: Any) -> dict[str, Any]:
    return {"pack": {"description": "", **fields}}


@pytest.mark.parametrize(
    ("fields", "low", "high"),
    [
        ({"pack_format": 71}, (71, 0), (71, ANY_MINOR)),
        ({"pack_format": 71, "supported_formats": 71}, (71, 0), (71, ANY_MINOR)),
        ({"pack_format": 71, "supported_formats": [48, 81]}, (48, 0), (81, ANY_MINOR)),
        (
            {
                "pack_format": 48,
                "supported_formats": {"min_inclusive": 48, "max_inclusive": 81},
            },
            (48, 0),
            (81, ANY_MINOR),
        ),
        ({"min_format": 88, "max_format": 88}, (88, 0), (88, ANY_MINOR)),
        ({"min_format": [88], "max_format": [88, 0]}, (88, 0), (88, 0)),
        ({"min_format": [94, 1], "max_format": [101]}, (94, 1), (101, ANY_MINOR)),
        (
            {"pack_format": 94, "min_format": 94, "max_format": 121},
            (94, 0),
            (121, ANY_MINOR),
        ),
        (
            {
                "pack_format": 71,
                "supported_formats": [71, 121],
                "min_format": 71,
                "max_format": 121,
            },
            (71, 0),
            (121, ANY_MINOR),
        ),
    ],
)
def test_every_era_of_format_fields_is_read(
    fields: dict[str, Any], low: tuple[int, int], high: tuple[int, int]
) -> None:
    metadata, collector = read(pack(**fields))

    assert FormatRange(low, high) == metadata.formats
    assert list(collector) == []


@pytest.mark.parametrize(
    ("fields", "code", "words"),
    [
        ({}, "missing-field", "'pack_format'"),
        (
            {"min_format": 90, "max_format": 88},
            "bad-pack-format",
            "above max_format 88",
        ),
        ({"min_format": 88}, "missing-field", "'max_format'"),
        ({"max_format": 88}, "missing-field", "'min_format'"),
        (
            {"pack_format": 60, "supported_formats": [60, 88]},
            "missing-field",
            "'min_format' and 'max_format'",
        ),
        ({"pack_format": 88}, "missing-field", "'min_format' and 'max_format'"),
        (
            {"min_format": 88, "max_format": 88, "supported_formats": [88, 88]},
            "bad-pack-format",
            "not allowed",
        ),
        (
            {"min_format": 71, "max_format": 88, "supported_formats": [71, 88]},
            "missing-field",
            "'pack_format'",
        ),
        (
            {"min_format": 71, "max_format": 88, "pack_format": 71},
            "missing-field",
            "'supported_formats'",
        ),
        (
            {
                "min_format": 71,
                "max_format": 88,
                "pack_format": 71,
                "supported_formats": [71, 81],
            },
            "bad-pack-format",
            "supported_formats says 71 to 81",
        ),
        (
            {"pack_format": 48, "supported_formats": [71, 81]},
            "bad-pack-format",
            "pack_format 48",
        ),
        (
            {"pack_format": 71, "supported_formats": [81, 71]},
            "bad-pack-format",
            "starts at 81",
        ),
        ({"pack_format": "71"}, "wrong-type", "the text '71'"),
        ({"pack_format": True}, "wrong-type", "got true"),
        ({"pack_format": -1}, "out-of-range", "at least 0"),
        ({"pack_format": 71, "supported_formats": "71"}, "wrong-type", "'71'"),
        ({"pack_format": 71, "supported_formats": [71]}, "wrong-type", "a list"),
        ({"pack_format": 71, "supported_formats": [71, True]}, "wrong-type", "a list"),
        (
            {"pack_format": 71, "supported_formats": {"min_inclusive": 71}},
            "missing-field",
            "'max_inclusive'",
        ),
        ({"min_format": [], "max_format": 88}, "wrong-type", "a list of one or two"),
        ({"min_format": 88, "max_format": [88, 1, 2]}, "wrong-type", "a list"),
        ({"min_format": [88, -1], "max_format": 88}, "out-of-range", "at least 0"),
    ],
)
def test_contradicting_format_fields_are_one_error(
    fields: dict[str, Any], code: str, words: str
) -> None:
    _, collector = read(pack(**fields))

    (finding,) = collector
    assert (code, Severity.ERROR) == (finding.code, finding.severity)
    assert words in finding.message


@pytest.mark.parametrize(
    ("fields", "low", "high"),
    [
        ({"min_format": 101.1, "max_format": 101.1}, (101, 0), (101, ANY_MINOR)),
        ({"min_format": [94.5, 1], "max_format": 101}, (94, 1), (101, ANY_MINOR)),
        ({"pack_format": 71.9}, (71, 0), (71, ANY_MINOR)),
        (
            {"pack_format": 71, "supported_formats": [48.5, 81]},
            (48, 0),
            (81, ANY_MINOR),
        ),
        (
            {
                "pack_format": 48,
                "supported_formats": {"min_inclusive": 48, "max_inclusive": 81.2},
            },
            (48, 0),
            (81, ANY_MINOR),
        ),
    ],
)
def test_decimals_are_cut_with_a_warning(
    fields: dict[str, Any], low: tuple[int, int], high: tuple[int, int]
) -> None:
    """`Codec.INT` of DataFixerUpper; https://github.com/the-great-chicken/SGP-Datapack has 101.1."""
    metadata, collector = read(pack(**fields))

    assert FormatRange(low, high) == metadata.formats
    assert {one.severity for one in collector} == {Severity.WARNING}
    assert all("the game cuts" in one.message for one in collector)


def test_a_decimal_that_is_whole_is_a_whole_number() -> None:
    metadata, collector = read(pack(pack_format=71.0))

    assert FormatRange((71, 0), (71, ANY_MINOR)) == metadata.formats
    assert list(collector) == []


def test_a_format_error_stands_at_its_value() -> None:
    _, collector = read(pack(min_format=90, max_format=88))

    assert [str(finding.location) for finding in collector] == ["p/pack.mcmeta:4:19"]


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ([], [("wrong-type", "error")]),
        ({}, [("missing-field", "error")]),
        ({"pack": 3}, [("wrong-type", "error")]),
        ({"pack": {"pack_format": 71}}, [("missing-field", "error")]),
        (pack(pack_format=71, discription=""), [("unknown-field", "warning")]),
        ({**pack(pack_format=71), "fliter": {}}, [("unknown-field", "warning")]),
        ({**pack(pack_format=71), "beet": {}, "id": "x", "language": {}}, []),
    ],
)
def test_the_outer_shape_is_checked(
    value: object, expected: list[tuple[str, str]]
) -> None:
    assert expected == findings(value)


NEW = {"min_format": 94, "max_format": 121}
OLD = {"pack_format": 48, "supported_formats": [48, 71]}
BOTH = {
    "pack_format": 48,
    "supported_formats": [48, 121],
    "min_format": 48,
    "max_format": 121,
}


@pytest.mark.parametrize(
    ("fields", "entries", "expected"),
    [
        (OLD, [{"directory": "a", "formats": [48, 57]}], []),
        (OLD, [{"directory": "a", "formats": 71}], []),
        (NEW, [{"directory": "a", "min_format": 101, "max_format": 121}], []),
        (
            BOTH,
            [
                {
                    "directory": "a",
                    "formats": [48, 81],
                    "min_format": 48,
                    "max_format": 81,
                },
                {
                    "directory": "b",
                    "formats": [82, 121],
                    "min_format": 82,
                    "max_format": 121,
                },
            ],
            [],
        ),
        # One entry reaches below 82, so each of them needs the older field.
        (
            BOTH,
            [
                {
                    "directory": "a",
                    "formats": [48, 81],
                    "min_format": 48,
                    "max_format": 81,
                },
                {"directory": "b", "min_format": 82, "max_format": 121},
            ],
            ["missing-field"],
        ),
        (
            NEW,
            [
                {
                    "directory": "a",
                    "formats": [94, 121],
                    "min_format": 94,
                    "max_format": 121,
                }
            ],
            ["bad-pack-format"],
        ),
        (BOTH, [{"directory": "a", "formats": [48, 81]}], ["missing-field"]),
        (OLD, [{"directory": "a"}], ["missing-field"]),
        (OLD, [{"formats": [48, 57]}], ["missing-field"]),
        (NEW, [{"directory": "a", "min_format": 101}], ["missing-field"]),
        (
            NEW,
            [{"directory": "a", "min_format": 121, "max_format": 94}],
            ["bad-pack-format"],
        ),
        (
            NEW,
            [{"directory": "../a", "min_format": 94, "max_format": 94}],
            ["bad-pack-format"],
        ),
        (
            NEW,
            [{"directory": "..", "min_format": 94, "max_format": 94}],
            ["bad-pack-format"],
        ),
        (NEW, ["a"], ["wrong-type"]),
        (OLD, [{"directory": "a", "formats": [4, 47]}], ["dead-overlay"]),
        (
            NEW,
            [{"directory": "a", "min_format": 122, "max_format": 130}],
            ["dead-overlay"],
        ),
    ],
)
def test_overlay_entries_follow_the_rules_of_their_era(
    fields: dict[str, Any], entries: list[Any], expected: list[str]
) -> None:
    value = {**pack(**fields), "overlays": {"entries": entries}}

    assert expected == [code for code, _ in findings(value)]


def test_a_broken_overlay_does_not_hide_the_next_one() -> None:
    entries = [{"directory": "a", "min_format": 121}, {"directory": "b"}]

    assert len(findings({**pack(**NEW), "overlays": {"entries": entries}})) == 2


@pytest.mark.parametrize(
    ("patterns", "namespace", "path", "hidden"),
    [
        ([{"namespace": "^a$"}], "a", "function/x.mcfunction", True),
        ([{"namespace": "^a$"}], "ab", "function/x.mcfunction", False),
        ([{"namespace": "a"}], "cab", "function/x.mcfunction", True),
        ([{"path": "function/"}], "a", "function/x.mcfunction", True),
        ([{"path": "^recipe/.*"}], "a", "function/recipe/x.mcfunction", False),
        ([{"namespace": "^a$", "path": "y"}], "a", "function/x.mcfunction", False),
        ([{}], "a", "function/x.mcfunction", True),
        ([], "a", "function/x.mcfunction", False),
    ],
)
def test_a_filter_looks_for_its_patterns_anywhere(
    patterns: list[Any], namespace: str, path: str, hidden: bool
) -> None:
    metadata, _ = read({**pack(pack_format=71), "filter": {"block": patterns}})

    assert hidden == any(rule.hides(namespace, path) for rule in metadata.filters)


@pytest.mark.parametrize(
    ("section", "expected"),
    [
        ({}, ["missing-field"]),
        ({"block": {}}, ["wrong-type"]),
        ({"block": [1]}, ["wrong-type"]),
        ({"block": [{"path": 1}]}, ["wrong-type"]),
        ({"block": [{"path": "(a"}]}, ["bad-filter"]),
        ({"block": [{"path": "*"}, {"namespace": "["}]}, ["bad-filter", "bad-filter"]),
        ({"block": [{"paths": "a"}]}, ["unknown-field"]),
    ],
)
def test_a_wrong_filter_is_told(section: object, expected: list[str]) -> None:
    value = {**pack(pack_format=71), "filter": section}

    assert expected == [code for code, _ in findings(value)]


def test_known_features_are_read() -> None:
    value = {**pack(pack_format=71), "features": {"enabled": ["redstone_experiments"]}}

    metadata, collector = read(value)

    assert [str(f) for f in metadata.features] == ["minecraft:redstone_experiments"]
    assert len(collector) == 0


@pytest.mark.parametrize(
    ("feature", "expected"),
    [
        ("minecraft:redstone_experiment", ("unknown-feature", "warning")),
        ("Redstone", ("bad-identifier", "error")),
        (1, ("wrong-type", "error")),
    ],
)
def test_unknown_features_are_told(feature: object, expected: tuple[str, str]) -> None:
    value = {**pack(pack_format=71), "features": {"enabled": [feature]}}

    assert [expected] == findings(value)


def test_the_nearest_feature_is_named() -> None:
    _, collector = read(
        {**pack(pack_format=71), "features": {"enabled": ["trade_rebalanced"]}}
    )

    (finding,) = collector
    assert "'minecraft:trade_rebalance'" in finding.message
