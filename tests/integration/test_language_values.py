"""How many values of the language are asked, each with the page or report that it comes from.

A value is an assertion or a failure that is asked for in a test of `datapacks/selftest`, or a line of
`golden/command`. What a file says in its first comments is its source.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Final

LEAST: Final = 300
ROOT: Final = Path(__file__).parents[2]
SELFTEST: Final = ROOT / "datapacks/selftest"
GOLDEN: Final = ROOT / "tests/golden/command"

_ASKS: Final = re.compile(r"\b(?:assert|await|fail)\b")


def _sources() -> dict[str, str]:
    """By test, those of the dialect."""
    found: dict[str, str] = {}
    for file in SELFTEST.glob("expected_language_*.json"):
        for test, entry in json.loads(file.read_text("utf-8")).items():
            found[test] = entry["source"]
    return found


def _dialect_values() -> int:
    count = 0
    for test, source in _sources().items():
        path = test.removeprefix("selftest:").split("[")[0]
        file = SELFTEST / f"data/selftest/test/{path}.mcfunction"
        lines = [one.strip() for one in file.read_text("utf-8").splitlines()]
        asked = sum(bool(_ASKS.search(one)) for one in lines if one[:1] != "#")
        count += asked if source.startswith("https://") else 0
    return count


def _golden_values() -> int:
    count = 0
    for file in GOLDEN.glob("*.mcfunction"):
        lines = file.read_text("utf-8").splitlines()
        if "https://" in "".join(one for one in lines if one.startswith("#")):
            count += sum(not one.startswith("#") for one in lines)
    return count


def test_three_hundred_tests_of_the_dialect_have_a_source() -> None:
    assert len(_sources()) >= LEAST
    assert not [test for test, source in _sources().items() if not source]


def test_three_hundred_values_are_asked_in_the_dialect() -> None:
    assert _dialect_values() >= LEAST


def test_three_hundred_values_are_asked_of_the_console() -> None:
    assert _golden_values() >= LEAST
