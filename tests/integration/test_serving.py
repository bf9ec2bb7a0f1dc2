"""A server as the command line, the console and RCON share it."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gametest.app.loading import LoadOptions
from gametest.app.serving import GameSession, ServeSettings
from gametest.core.errors import UsageError
from gametest.server.console_command import run_console_command

PACKS = Path(__file__).parents[1] / "packs"

Open = Callable[..., GameSession]


@pytest.fixture
def log() -> list[str]:
    return []


@pytest.fixture
def opened(log: list[str]) -> Open:
    """`opened(save=...)`, or with other packs: `opened("red", "green")`."""

    def make(*names: str, **settings: Any) -> GameSession:
        packs = tuple(PACKS / name for name in names or ("green",))
        session = GameSession(
            LoadOptions(packs=packs, use_cache=False),
            ServeSettings(**settings),
            say=log.append,
        )
        session.open()
        return session

    return make


def _run(session: GameSession, *commands: str) -> list[str]:
    said = []
    for command in commands:
        said.append(run_console_command(session.server, command))
        session.settle()
    return said


def _saved_world(opened: Open, folder: Path) -> None:
    session = opened(save=folder)
    _run(session, "setblock 1 9 1 stone")
    assert session.close()


def test_the_source_of_a_line_stands_on_the_ground(opened: Open) -> None:
    session = opened()

    assert ["test passed"] == _run(
        session, "execute if block ~ ~-1 ~ sandstone if block ~ ~ ~ air"
    )


def test_a_world_to_begin_with_is_only_read(
    opened: Open, tmp_path: Path, log: list[str]
) -> None:
    _saved_world(opened, tmp_path / "old")
    session = opened(world=tmp_path / "old")

    assert log[-1].startswith("opened the world")
    assert ["there is no place to save to: the server has no --save"] == _run(
        session, "save-all"
    )
    assert session.close()
    copy = opened(world=tmp_path / "old", save=tmp_path / "new")
    assert copy.close()
    assert (tmp_path / "new" / "world.json").is_file()


def test_a_world_is_not_saved_over_another(opened: Open, tmp_path: Path) -> None:
    _saved_world(opened, tmp_path / "one")
    _saved_world(opened, tmp_path / "two")

    with pytest.raises(UsageError, match="another world lies there"):
        opened(world=tmp_path / "one", save=tmp_path / "two")
    with pytest.raises(UsageError, match="no saved world is there"):
        opened(world=tmp_path / "none")


def test_two_servers_do_not_save_to_one_folder(opened: Open, tmp_path: Path) -> None:
    session = opened(save=tmp_path)

    with pytest.raises(UsageError, match="another server uses it"):
        opened(save=tmp_path)
    assert session.close()
    assert opened(save=tmp_path).close()


def test_saving_can_be_turned_off_for_the_end(
    opened: Open, tmp_path: Path, log: list[str]
) -> None:
    session = opened(save=tmp_path)

    assert [
        "the world is not saved when the server ends",
        "saving is already turned off",
        "the world is saved when the server ends",
        "saving is already turned on",
        "the world is not saved when the server ends",
    ] == _run(session, "save-off", "save-off", "save-on", "save-on", "save-off")
    assert session.close()
    assert not (tmp_path / "world.json").exists()


def test_a_world_that_cannot_be_saved_is_told(
    opened: Open, tmp_path: Path, log: list[str]
) -> None:
    session = opened(save=tmp_path)
    session.server.world.default_game_mode = print  # type: ignore[assignment]

    assert not session.close()
    assert "the world was not saved: saving the world, default_game_mode" in log[-1]


def test_packs_are_chosen_by_name(opened: Open, log: list[str]) -> None:
    session = opened("green", "red")

    assert [
        "3 packs are enabled: [vanilla], [green], [red]\n0 packs are available",
        "disabling the pack green",
        "1 pack is available: [green]",
        "pack 'green' is not enabled",
        "unknown pack 'gren', did you mean 'green'?",
        "pack 'red' is enabled already",
        "pack 'blue' is not enabled",
        "enabling the pack green",
        "3 packs are enabled: [vanilla], [green], [red]",
    ] == _run(
        session,
        "datapack list",
        "datapack disable green",
        "datapack list available",
        "datapack disable green",
        "datapack enable gren",
        "datapack enable red",
        "datapack enable green after blue",
        "datapack enable green before red",
        "datapack list enabled",
    )
    assert "reloaded the packs: green, red (8 tests)" == log[-1]


def test_chat_is_told_as_it_is_read(opened: Open, log: list[str]) -> None:
    _run(opened(), "say hi", "me waves")

    assert ["[Server] hi", "* Server waves"] == log[-2:]


def test_what_is_not_simulated_is_said_once(opened: Open, log: list[str]) -> None:
    session = opened()
    for _ in range(3):
        session.server.overworld.report_unsupported("a: mechanic", None)

    assert ["a: mechanic is not simulated"] == log


def test_a_command_that_is_not_simulated_says_so(opened: Open) -> None:
    assert ["command: jfr is not simulated"] == _run(opened(), "jfr start")


def test_tick_query_tells_times_once_there_are_some(opened: Open) -> None:
    session = opened(tps=40.0)
    before, after = _run(session, "tick query"), []
    session.loop.turn()
    after = _run(session, "tick query")

    assert ["the game is running at 40 ticks a second"] == before
    assert "P50" in after[0]


def test_packs_that_were_read_again_leave_nothing_behind(opened: Open) -> None:
    """Without looking for it the garbage of each reload would stay for long."""
    session = opened()
    before = weakref.ref(session.loaded)
    gc.disable()
    try:
        _run(session, "reload")
    finally:
        gc.enable()

    assert before() is None
