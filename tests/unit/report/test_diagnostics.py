from __future__ import annotations

import json
from io import StringIO

import pytest

from gametest.core.diagnostic import Diagnostic, DiagnosticCollector
from gametest.core.source_location import SourceLocation
from gametest.report.diagnostics import write_diagnostics


def found() -> list[Diagnostic]:
    collector = DiagnosticCollector()
    collector.error(
        "unknown-command",
        "'smmn' is no command",
        SourceLocation("demo/a.mcfunction", 2, 9, 2, 13),
        notes=("the nearest known is 'block'",),
    )
    collector.warning(
        "missing-function",
        "no pack holds demo:x",
        SourceLocation("pack.zip!data/tick.json", 3, 5),
        related=(SourceLocation("other.json", 1, 2),),
    )
    return list(collector)


def test_text_underlines_the_place_and_counts() -> None:
    stream = StringIO()
    sources = {"demo/a.mcfunction": "say hi\nexecute smmn ~ ~ ~\n"}

    write_diagnostics(found(), stream, "text", sources.get, color=False)

    assert stream.getvalue() == (
        "demo/a.mcfunction:2:9: error: 'smmn' is no command [unknown-command]\n"
        "  2 | execute smmn ~ ~ ~\n"
        "    |         ^^^^\n"
        "  note: the nearest known is 'block'\n"
        "pack.zip!data/tick.json:3:5: warning: no pack holds demo:x "
        "[missing-function]\n"
        "  see: other.json:1:2\n"
        "1 error, 1 warning\n"
    )


@pytest.mark.parametrize(
    ("summary", "expected"), [(True, "no findings\n"), (False, "")]
)
def test_nothing_found_is_said_only_in_the_summary(
    summary: bool, expected: str
) -> None:
    stream = StringIO()

    write_diagnostics([], stream, summary=summary)

    assert expected == stream.getvalue()


def test_an_unknown_format_is_refused() -> None:
    with pytest.raises(ValueError, match="no format 'xml'"):
        write_diagnostics([], StringIO(), "xml")


def test_json_is_one_document_with_counts() -> None:
    stream = StringIO()

    write_diagnostics(found(), stream, "json")

    document = json.loads(stream.getvalue())
    assert (document["errors"], document["warnings"]) == (1, 1)
    assert document["diagnostics"][0] == {
        "severity": "error",
        "code": "unknown-command",
        "message": "'smmn' is no command",
        "location": {
            "source": "demo/a.mcfunction",
            "line": 2,
            "column": 9,
            "end_line": 2,
            "end_column": 13,
        },
        "notes": ["the nearest known is 'block'"],
        "related": [],
    }


def test_github_gets_annotations() -> None:
    stream = StringIO()

    write_diagnostics(found(), stream, "github")

    assert stream.getvalue() == (
        "::error file=demo/a.mcfunction,line=2,endLine=2,col=9,endColumn=13,"
        "title=unknown-command::'smmn' is no command%0Athe nearest known is 'block'\n"
        "::warning file=pack.zip,title=missing-function::no pack holds demo:x\n"
    )
