from __future__ import annotations

import pytest

from gametest.core.diagnostic import Diagnostic, DiagnosticCollector, Severity
from gametest.core.source_location import SourceLocation

PLACE = SourceLocation("f.json", 2, 3)


def test_a_finding_is_one_line_with_place_severity_and_code() -> None:
    finding = Diagnostic(
        Severity.WARNING, "unknown-field", message="unknown field 'x'", location=PLACE
    )

    assert str(finding) == "f.json:2:3: warning: unknown field 'x' [unknown-field]"


def test_notes_follow_on_lines_of_their_own() -> None:
    finding = Diagnostic(
        Severity.ERROR,
        "json-syntax",
        message="not JSON",
        location=PLACE,
        notes=("one", "two"),
    )

    assert str(finding) == "f.json:2:3: error: not JSON [json-syntax]\n  one\n  two"


def test_a_code_that_is_not_in_the_table_is_refused() -> None:
    with pytest.raises(ValueError, match="'no-such-code' is not in the table"):
        Diagnostic(Severity.ERROR, "no-such-code", message="", location=PLACE)


def test_findings_come_sorted_by_place() -> None:
    collector = DiagnosticCollector()
    collector.error("json-syntax", "later", SourceLocation("g"))
    collector.warning("unknown-field", "second", PLACE)
    collector.error("missing-field", "first", PLACE)

    assert [finding.message for finding in collector] == ["first", "second", "later"]
    assert [finding.message for finding in collector.errors] == ["first", "later"]
    assert [finding.message for finding in collector.warnings] == ["second"]


def test_the_same_finding_counts_once() -> None:
    collector = DiagnosticCollector()
    collector.error("json-syntax", "same", PLACE)
    other = DiagnosticCollector()
    other.error("json-syntax", "same", PLACE)
    collector.extend(other)

    assert len(collector) == 1
