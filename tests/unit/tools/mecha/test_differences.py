from __future__ import annotations

from pathlib import Path

from tools.mecha.differences import THEY, WE, differences, page

PAGE = Path(__file__).parents[4] / "docs" / "explanation" / "parser-differences.md"


def test_the_page_in_the_folder_is_the_generated_one() -> None:
    written = PAGE.read_text(encoding="utf-8")

    assert page() == written, "run `python -m tools.mecha --write-page`"


def test_only_lines_that_one_side_refuses_differ() -> None:
    lines = ["say hi", "gamerule minecraft:pvp", "kill @q", "say"]
    ours = [None, None, "why not", "too short"]
    theirs = [None, "Expected literal 'advance_time' but got", None, "too short"]

    found = differences(lines, ours, theirs)

    assert [(THEY, "gamerule minecraft:pvp"), (WE, "kill @q")] == [
        (one.refuses, one.line) for one in found
    ]
    assert [True, False] == [one.kind is not None for one in found]
