"""What a change makes run, and what stays known."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gametest.app.loading import LoadOptions
from gametest.app.watching.session import Plan, WatchSession
from gametest.framework.events import Outcome

FILES = {
    "pack.mcmeta": json.dumps(
        {"pack": {"description": "", "min_format": 121, "max_format": 121}}
    ),
    "data/demo/test/one.mcfunction": "function demo:one\nassert score #a a matches 1\n",
    "data/demo/test/two.mcfunction": "execute if block ~ ~ ~ #demo:airs\nsucceed\n",
    "data/demo/function/one.mcfunction": "scoreboard objectives add a dummy\n"
    "scoreboard players set #a a 1\n",
    "data/demo/tags/block/airs.json": '{"values": ["minecraft:air"]}',
}
ONE = "data/demo/function/one.mcfunction"
TAG = "data/demo/tags/block/airs.json"


class Watched:
    def __init__(self, pack: Path) -> None:
        self.pack = pack
        for name, text in FILES.items():
            self.write(name, text)
        self.session = WatchSession(LoadOptions(packs=(pack,), use_cache=False))
        self.session.run(self.session.change(None))

    def write(self, name: str, text: str) -> str:
        path = self.pack / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        return str(path.resolve())

    def change(self, name: str, text: str) -> Plan:
        return self.session.change([self.write(name, text)])

    def run(self, name: str, text: str) -> list[str]:
        """The ids of the tests that ran."""
        plan = self.change(name, text)
        if plan.tests:
            self.session.run(plan)
        return [str(test.id) for test in plan.tests]


@pytest.fixture
def watched(tmp_path: Path) -> Watched:
    return Watched(tmp_path / "pack")


def test_all_run_at_the_start(watched: Watched) -> None:
    assert {
        "demo:one": Outcome.PASSED,
        "demo:two": Outcome.PASSED,
    } == watched.session.verdicts


def test_a_change_runs_what_it_touches_and_keeps_the_other_verdicts(
    watched: Watched,
) -> None:
    ran = watched.run(ONE, FILES[ONE].replace("1", "2"))

    assert ["demo:one"] == ran
    assert ("demo:one",) == watched.session.red()
    assert ["demo:one"] == watched.run(ONE, FILES[ONE])
    assert () == watched.session.red()


def test_a_file_that_nothing_names_runs_nothing(watched: Watched) -> None:
    assert [] == watched.run("data/demo/function/lonely.mcfunction", "say x\n")


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("pack/data/demo/function/one.mcfunction", True),
        ("pack", True),
        ("game_tests.py", True),
        ("watch.log", False),
        ("package/notes.txt", False),
    ],
)
def test_only_packs_and_python_concern_the_watch(
    watched: Watched, name: str, expected: bool
) -> None:
    assert expected is watched.session.concerns(str(watched.pack.parent / name))


def test_a_new_test_runs_and_a_removed_one_has_no_verdict(watched: Watched) -> None:
    name = "data/demo/test/three.mcfunction"

    assert ["demo:three"] == watched.run(name, "succeed\n")

    path = watched.pack / name
    path.unlink()
    plan = watched.session.change([str(path.resolve())])

    assert () == plan.tests
    assert ["demo:one", "demo:two"] == sorted(watched.session.verdicts)


def test_nothing_runs_while_the_packs_have_errors(watched: Watched) -> None:
    """All that has changed meanwhile counts once they load again."""
    broken = watched.change("data/demo/test_instance/bad.json", "{")
    meanwhile = watched.change(ONE, FILES[ONE] + "# a remark\n")
    (watched.pack / "data/demo/test_instance/bad.json").unlink()
    bad = str((watched.pack / "data/demo/test_instance/bad.json").resolve())
    good = watched.session.change([bad])

    assert broken.is_blocked
    assert meanwhile.is_blocked
    assert ["demo:one"] == [str(test.id) for test in good.tests]


def test_what_a_line_is_checked_against_is_not_remembered(watched: Watched) -> None:
    """Without its tag the line is wrong, although its own file is as it was."""
    path = watched.pack / TAG
    path.unlink()

    assert ["demo:two"] == [
        str(test.id) for test in watched.session.change([str(path.resolve())]).tests
    ]
    assert watched.session.loaded is not None
    codes = [found.code for found in watched.session.loaded.diagnostics]
    assert ["dialect-syntax"] == codes


def test_a_test_stands_where_it_stands_when_all_run(watched: Watched) -> None:
    plan = watched.change("data/demo/test/two.mcfunction", "fail {text: 'no'}\n")
    seen: list[tuple[int, int, int]] = []

    from gametest.framework.events import TestPlaced
    from gametest.framework.listener import GameTestListener

    class Places(GameTestListener):
        def test_placed(self, event: TestPlaced) -> None:
            seen.append(event.pos)

    watched.session.run(plan, [Places()])
    watched.session.run(watched.session.change(None), [Places()])

    assert 3 == len(seen)
    assert seen[0] == seen[2]
