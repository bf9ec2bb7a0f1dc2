from __future__ import annotations

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
    return [str(found.id) for found in load_test_functions(names, directory)]


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
