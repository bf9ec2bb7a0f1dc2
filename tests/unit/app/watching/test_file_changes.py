from __future__ import annotations

import os
from pathlib import Path

import pytest

from gametest.app.watching.file_changes import PolledChanges, is_ignored


def test_looking_finds_what_was_written_made_and_removed(tmp_path: Path) -> None:
    """The pause is when somebody works."""
    kept, gone = tmp_path / "kept.json", tmp_path / "gone.json"
    kept.write_text("1")
    gone.write_text("1")
    made = tmp_path / "folder" / "made.json"

    def work(_seconds: float) -> None:
        kept.write_text("22")
        gone.unlink()
        made.parent.mkdir()
        made.write_text("1")

    changes = PolledChanges((os.path.realpath(tmp_path),), pause=work)

    assert {os.path.realpath(path) for path in (kept, gone, made)} == changes.wait()


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("/pack/data/demo/function/a.mcfunction", False),
        ("/pack/.git/index", True),
        ("/pack/__pycache__/a.pyc", True),
        ("/pack/data/.a.json.swp", True),
        ("/pack/data/a.json~", True),
        ("/pack/data/.#a.json", True),
    ],
)
def test_files_of_editors_and_tools_are_ignored(path: str, expected: bool) -> None:
    assert expected is is_ignored(path)
