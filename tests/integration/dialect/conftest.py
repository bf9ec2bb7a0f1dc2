"""Test files of a dialect, played through the whole program but for the command line."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final, final

import attrs
import pytest

from gametest.app.loading import LoadOptions, load_packs
from gametest.app.run import RunSettings, run_tests
from gametest.app.selection import SelectionOptions, select_tests
from gametest.framework.events import TestFinished
from gametest.framework.listener import GameTestListener
from gametest.nbt.binary_writer import write_nbt
from gametest.nbt.tags import Int, Tag

META: Final = '{"pack":{"description":"","min_format":101,"max_format":121}}'


@final
class Ends(GameTestListener):
    def __init__(self) -> None:
        self.by_test: dict[str, TestFinished] = {}

    def test_finished(self, event: TestFinished) -> None:
        self.by_test[event.test] = event


@final
@attrs.frozen
class Played:
    ends: dict[str, TestFinished]
    findings: list[str]

    def of(self, test: str) -> TestFinished:
        return self.ends[f"t:{test}"]

    def outcome(self, test: str) -> str:
        return self.of(test).outcome.value

    def message(self, test: str) -> str:
        failure = self.of(test).failure
        assert failure is not None, f"{test} {self.outcome(test)}"
        return failure.reason.split("\n")[0]

    def details(self, test: str) -> list[str]:
        failure = self.of(test).failure
        assert failure is not None
        return failure.reason.split("\n")[1:]

    def line(self, test: str) -> int:
        failure = self.of(test).failure
        assert failure is not None
        assert failure.location is not None
        return failure.location.line


Play = Callable[..., Played]


@pytest.fixture
def play(tmp_path: Path) -> Play:
    """`play({"a": "assert ..."}, functions={"f": "say hi"}, dialect="ward")`: tests `t:a`."""

    def run(
        tests: Mapping[str, str],
        functions: Mapping[str, str] | None = None,
        files: Mapping[str, str] | None = None,
        dialect: str = "packtest",
        **settings: object,
    ) -> Played:
        texts = {
            "pack.mcmeta": META,
            **{f"data/t/test/{name}.mcfunction": text for name, text in tests.items()},
            **{
                f"data/t/function/{name}.mcfunction": text
                for name, text in (functions or {}).items()
            },
            **(files or {}),
        }
        for name, text in texts.items():
            path = tmp_path / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        room = tmp_path / "data/t/structure/room.nbt"
        room.parent.mkdir(parents=True, exist_ok=True)
        room.write_bytes(_room())
        loaded = load_packs(
            LoadOptions(packs=(tmp_path,), use_cache=False, dialect=dialect)
        )
        ends = Ends()
        chosen = select_tests(loaded, SelectionOptions(), tmp_path).tests
        run_tests(loaded, chosen, RunSettings(**settings), [ends])  # type: ignore[arg-type]
        prefix = f"{tmp_path}/"
        found = [
            f"{d.severity.value} {d.location.source.removeprefix(prefix)}:"
            f"{d.location.line}:{d.location.column} {d.code}: {d.message}"
            for d in loaded.diagnostics
        ]
        return Played(ends.by_test, found)

    return run


@pytest.fixture
def play_one(play: Play) -> Callable[..., TestFinished]:
    """One test; its end."""

    def run(text: str, **options: object) -> TestFinished:
        return play({"one": text}, **options).of("one")

    return run


def _room() -> bytes:
    """5x5x5, a floor of stone."""
    floor: list[Tag] = [
        {"pos": [Int(x), Int(0), Int(z)], "state": Int(0)}
        for x in range(5)
        for z in range(5)
    ]
    return write_nbt(
        {
            "DataVersion": Int(4903),
            "size": [Int(5), Int(5), Int(5)],
            "palette": [{"Name": "minecraft:stone"}],
            "blocks": floor,
            "entities": [],
        },
        compress=True,
    )
