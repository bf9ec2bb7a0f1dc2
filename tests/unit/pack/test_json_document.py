from __future__ import annotations

from collections.abc import Callable

import pytest

from gametest.core.diagnostic import DiagnosticCollector, Severity
from gametest.pack.json_document import MAX_JSON_DEPTH, JsonDocument, parse_json
from gametest.registry.structuring import StructuringIssue

Found = Callable[[], list[tuple[str, str]]]

DOCUMENT = """{
  "envs": [
    "a:b",
    {"type": "all_of"}
  ],
  "a/b~c": 1
}"""


def document() -> JsonDocument:
    parsed = parse_json(DOCUMENT, "f.json", DiagnosticCollector())
    assert parsed is not None
    return parsed


@pytest.mark.parametrize(
    ("pointer", "at_key", "place"),
    [
        ("", False, "f.json:1:1"),
        ("/envs", False, "f.json:2:11"),
        ("/envs", True, "f.json:2:3"),
        ("/envs/0", False, "f.json:3:5"),
        ("/envs/1/type", False, "f.json:4:14"),
        ("/envs/1/type", True, "f.json:4:6"),
        ("/a~1b~0c", False, "f.json:6:12"),
        ("/envs/1/missing", False, "f.json:4:5"),
        ("/envs/1/missing", True, "f.json:4:5"),
        ("/nothing/at/all", False, "f.json:1:1"),
    ],
)
def test_a_pointer_has_the_place_of_its_value_or_nearest_ancestor(
    pointer: str, at_key: bool, place: str
) -> None:
    assert place == str(document().locate(pointer, at_key=at_key))


def test_a_place_has_the_end_of_its_value_too() -> None:
    location = document().locate("/envs/0")

    assert (location.end_line, location.end_column) == (3, 10)


def test_issues_are_reported_at_their_places(collector: DiagnosticCollector) -> None:
    issue = StructuringIssue(
        "unknown-field", "no such", "/envs", True, Severity.WARNING
    )

    document().report([issue], collector)

    assert [str(d) for d in collector] == [
        "f.json:2:3: warning: no such [unknown-field]"
    ]


@pytest.mark.parametrize(
    ("text", "code", "place"),
    [
        ("", "json-syntax", "f.json:1:1"),
        ("{}\n{}", "json-syntax", "f.json:2:1"),
        ("{'a': 1}", "json-syntax", "f.json:1:2"),
        ('{"a" 1}', "json-syntax", "f.json:1:6"),
        ('{"a": 1} // no', "json-syntax", "f.json:1:10"),
        ('["a\nb"]', "json-syntax", "f.json:1:4"),
        ('["NaN", NaN]', "json-syntax", "f.json:1:9"),
        ("[1,\n-Infinity]", "json-syntax", "f.json:2:1"),
        ("[1" + "0" * 5000 + "]", "json-syntax", "f.json:1:2"),
        ("[" * 100 + "]" * 100, "json-depth", "f.json:1:65"),
        ("[" * 100_000 + "]" * 100_000, "json-depth", "f.json:1:65"),
        ('{"a":' * 100_000, "json-depth", "f.json:1:321"),
        ('["' + "\\" * 100_000, "json-syntax", "f.json:1:2"),
    ],
)
def test_what_is_not_json_is_one_error_with_its_place(
    text: str, code: str, place: str, collector: DiagnosticCollector, found: Found
) -> None:
    parsed = parse_json(text, "f.json", collector)

    assert parsed is None
    assert [(code, place)] == found()


@pytest.mark.parametrize(
    "text",
    [
        "[" * MAX_JSON_DEPTH + "]" * MAX_JSON_DEPTH,
        '["' + "[" * 100 + '"]',
        "[" + "[]," * 100 + "[]]",
        '"\\ud800"',
        "[1e999]",
    ],
)
def test_unusual_json_within_the_limits_is_read(
    text: str, collector: DiagnosticCollector
) -> None:
    assert parse_json(text, "f.json", collector) is not None
    assert len(collector) == 0


def test_a_key_met_twice_is_a_warning_and_the_last_one_counts(
    collector: DiagnosticCollector,
) -> None:
    parsed = parse_json('{"a": {"b": 1,\n "b": 2}, "c": "b"}', "f.json", collector)

    assert parsed is not None
    assert parsed.value == {"a": {"b": 2}, "c": "b"}
    (finding,) = collector
    assert (finding.code, finding.severity) == ("duplicate-key", Severity.WARNING)
    assert str(finding.location) == "f.json:2:2"
    assert [str(place) for place in finding.related] == ["f.json:1:8"]
