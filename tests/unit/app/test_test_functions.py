from __future__ import annotations

import sys
from pathlib import Path

import pytest

from gametest.app.test_functions import load_test_functions
from gametest.core.errors import UsageError

BODY = """
from gametest import test_function

@test_function("a:one")
def one(helper): helper.succeed()

class Group:
    @test_function("a:two")
    def two(self, helper): helper.succeed()

group = Group()
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "some_bodies.py"
    path.write_text(BODY, encoding="utf-8")
    return path


def ids(names: list[str], directory: Path) -> list[str]:
    return [str(found.id) for found in load_test_functions(names, directory).functions]


def test_a_file_gives_its_functions(file: Path) -> None:
    assert ids(["some_bodies.py"], file.parent) == ["a:one"]


def test_an_attribute_of_a_file_gives_its_methods(file: Path) -> None:
    assert ids(["some_bodies.py:group"], file.parent) == ["a:two"]


def test_a_whole_path_does_not_ask_for_the_folder(file: Path) -> None:
    assert ids([str(file)], Path("elsewhere")) == ["a:one"]


def test_the_same_file_named_twice_is_no_clash(file: Path) -> None:
    assert ids(["some_bodies.py", str(file)], file.parent) == ["a:one"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("raise ValueError('x')", r"bad\.py: ValueError: x"),
        ("def f(:", r"bad\.py: invalid syntax"),
        ("import no_such_thing", "No module named 'no_such_thing'"),
        ("raise SystemExit(0)", "SystemExit"),
    ],
)
def test_a_file_that_cannot_be_imported_is_a_sentence(
    tmp_path: Path, text: str, message: str
) -> None:
    (tmp_path / "bad.py").write_text(text, encoding="utf-8")

    with pytest.raises(UsageError, match=message):
        load_test_functions(["bad.py"], tmp_path)


def test_two_functions_of_one_id_are_named(file: Path) -> None:
    other = file.with_name("other_bodies.py")
    other.write_text(BODY, encoding="utf-8")

    with pytest.raises(UsageError, match=r"a:one is defined twice: .*some_bodies"):
        load_test_functions([str(file), str(other)], file.parent)


def test_a_function_may_be_named_by_itself(file: Path) -> None:
    assert ids(["some_bodies.py:one"], file.parent) == ["a:one"]


def test_a_name_that_registers_nothing_is_noted(tmp_path: Path) -> None:
    found = load_test_functions(["shlex"], tmp_path)

    assert found.functions == ()
    assert found.notes == ("--functions shlex registers no test function",)


def test_the_games_own_function_cannot_be_defined(file: Path) -> None:
    file.write_text(BODY.replace("a:one", "minecraft:always_pass"), encoding="utf-8")

    with pytest.raises(UsageError, match="always_pass is the game's own"):
        load_test_functions([str(file)], file.parent)


def test_the_folder_of_modules_comes_last_on_the_path(tmp_path: Path) -> None:
    before = list(sys.path)
    try:
        load_test_functions(["shlex"], tmp_path)
        added = sys.path[len(before) :]
    finally:
        sys.path[:] = before

    assert added == [str(tmp_path)]


def _package(folder: Path, target: str) -> None:
    info = folder / "odd-1.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: odd\nVersion: 1\n")
    (info / "entry_points.txt").write_text(f"[gametest.test_function]\nx = {target}\n")


def test_an_entry_point_that_cannot_be_loaded_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _package(tmp_path / "packages", "no_such_module_of_odd")
    monkeypatch.syspath_prepend(tmp_path / "packages")

    with pytest.raises(UsageError, match="entry point 'x' of package 'odd': No module"):
        load_test_functions([], tmp_path)


@pytest.mark.parametrize("here", ["", "."])
def test_the_folder_where_one_stands_is_no_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, here: str
) -> None:
    _package(tmp_path, "no_such_module_of_odd")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [here, str(tmp_path), *sys.path])

    assert load_test_functions([], tmp_path).functions == ()


def test_a_file_may_have_dataclasses(file: Path) -> None:
    text = "from __future__ import annotations\nfrom dataclasses import dataclass\n"
    text += "@dataclass\nclass Case:\n    number: int\n"
    file.write_text(text + BODY, encoding="utf-8")

    assert ids([str(file)], file.parent) == ["a:one"]
