from __future__ import annotations

from pathlib import Path

import pytest

from gametest.report.repository_path import repository_path


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A repository with a pack in a folder below its top."""
    (tmp_path / "top" / ".git").mkdir(parents=True)
    folder = tmp_path / "top" / "sub" / "pack"
    folder.mkdir(parents=True)
    return tmp_path / "top"


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("pack/a.json", "sub/pack/a.json"),
        ("./pack/a.json", "sub/pack/a.json"),
        ("../pack/a.json", "pack/a.json"),
        ("pack.zip!data/a.json", "sub/pack.zip!data/a.json"),
        ("../../elsewhere/a.json", "../../elsewhere/a.json"),
        ("/elsewhere/a.json", "/elsewhere/a.json"),
    ],
)
def test_a_path_starts_at_the_top_of_the_repository(
    typed: str, expected: str, checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(checkout / "sub")

    assert expected == repository_path(typed, {})


def test_the_workspace_of_github_wins(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(checkout / "sub")
    environ = {"GITHUB_WORKSPACE": str(checkout.parent)}

    assert repository_path("pack/a.json", environ) == "top/sub/pack/a.json"


def test_without_a_repository_a_path_starts_where_one_stands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    found = repository_path("./pack/a.json", {"GITHUB_WORKSPACE": str(tmp_path)})

    assert found == "pack/a.json"


def test_a_checkout_that_is_reached_by_a_link_is_found(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    link = checkout.parent / "link"
    link.symlink_to(checkout, target_is_directory=True)
    monkeypatch.chdir(checkout)

    found = repository_path("sub/pack/a.json", {"GITHUB_WORKSPACE": str(link)})

    assert found == "sub/pack/a.json"
