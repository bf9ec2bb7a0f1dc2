from __future__ import annotations

from gametest.core.diagnostic import Diagnostic, Severity
from gametest.core.errors import DiagnosticError, PackLoadError, UnsupportedError
from gametest.core.position import BlockPos
from gametest.core.source_location import SourceLocation


def finding(message: str) -> Diagnostic:
    return Diagnostic(
        Severity.ERROR, "json-syntax", message=message, location=SourceLocation("f")
    )


def test_a_load_error_carries_every_finding() -> None:
    error = PackLoadError([finding("one"), finding("two")])

    assert [diagnostic.message for diagnostic in error.diagnostics] == ["one", "two"]
    assert str(error) == "f: error: one [json-syntax]\nf: error: two [json-syntax]"


def test_a_diagnostic_error_carries_its_finding() -> None:
    assert finding("one") == DiagnosticError(finding("one")).diagnostic


def test_an_unsupported_mechanic_names_itself_and_its_place() -> None:
    assert (
        str(UnsupportedError("fire", BlockPos(1, 2, 3)))
        == "fire is not simulated at 1 2 3"
    )
    assert str(UnsupportedError("fire")) == "fire is not simulated"
