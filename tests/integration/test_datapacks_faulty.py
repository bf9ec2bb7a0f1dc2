"""The pack `datapacks/faulty`: each finding of `gametest check`, word for word."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import pytest

from gametest.app.loading import LoadOptions, check_packs

PACK: Final = Path(__file__).parents[2] / "datapacks/faulty"
EXPECTED: Final[dict[str, list[dict[str, str]]]] = json.loads(
    (PACK / "expected.json").read_text(encoding="utf-8")
)


@pytest.fixture(scope="module")
def findings() -> dict[str, list[dict[str, str]]]:
    """What is said of each file, in the order in which it is said."""
    loaded = check_packs(LoadOptions(packs=(PACK,), use_cache=False))
    found: dict[str, list[dict[str, str]]] = {}
    for finding in loaded.diagnostics:
        location = finding.location
        file = Path(location.source).relative_to(PACK).as_posix()
        found.setdefault(file, []).append(
            {
                "place": f"{location.line}:{location.column}",
                "severity": finding.severity.value,
                "code": finding.code,
                "message": finding.message,
            }
        )
    return found


def test_each_file_with_a_fault_is_named(
    findings: dict[str, list[dict[str, str]]],
) -> None:
    assert sorted(EXPECTED) == sorted(findings)


def test_each_file_has_a_fault_but_the_good_one() -> None:
    files = {file.relative_to(PACK).as_posix() for file in PACK.rglob("*.mcfunction")}

    assert files - EXPECTED.keys() == {"data/faulty/function/good.mcfunction"}


@pytest.mark.parametrize("file", EXPECTED)
def test_a_fault_is_told_at_its_place(
    file: str, findings: dict[str, list[dict[str, str]]]
) -> None:
    assert EXPECTED[file] == findings[file]
