"""A console session with redstone and entities replays to the same world, tick by tick."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from gametest.app.console_recording import ConsoleRecorder, replay_console
from gametest.app.loading import LoadOptions
from gametest.app.serving import GameSession, ServeSettings
from gametest.core.errors import UsageError
from gametest.replay.failed_assertion import AssertionLedger
from gametest.replay.file.recording import Recording
from gametest.server.command_queue import CommandRequest
from gametest.server.console_command import run_console_command
from gametest.server.server import Server

PACK = Path(__file__).parents[1] / "packs" / "green"
TICKS = 80
TYPED = {
    1: (
        "setblock 3 9 3 stone",
        "setblock 3 10 3 redstone_wire",
        "setblock 4 9 3 stone",
        "setblock 4 10 3 repeater[delay=4,facing=west]",
        "setblock 5 10 3 sticky_piston[facing=up]",
    ),
    5: ("setblock 2 10 3 redstone_block", "no such command"),
    9: ("summon pig 0 40 0", "summon item 1 40 1 {Item:{id:'minecraft:stone'}}"),
    20: ("setblock 2 10 3 air", "random value 1..1000000"),
    40: ("kill @e[type=pig]", "scoreboard objectives add a dummy"),
}


@pytest.fixture
def record(tmp_path: Path) -> Callable[[], Recording]:
    def run() -> Recording:
        game = GameSession(
            LoadOptions(packs=(PACK,), use_cache=False),
            ServeSettings(seed=7),
            say=ignore,
        )
        game.open()
        recorder = ConsoleRecorder(game, tmp_path / "a.rec")
        for tick in range(1, TICKS):
            for line in TYPED.get(tick, ()):
                game.loop.queue.put(CommandRequest(line, ignore))
            game.loop.run_commands()
            game.loop.before_tick()
            game.server.tick()
        recorder.close()
        game.close()
        return Recording.load(tmp_path / "a.rec")

    return run


def ignore(_text: str) -> None:
    pass


def quiet() -> AssertionLedger:
    return AssertionLedger(log=lambda *_: None)


def test_world_has_the_same_hash_after_each_tick(
    record: Callable[[], Recording],
) -> None:
    recording = record()
    report = replay_console(recording, ledger=quiet())
    hashes = {frame.state_hash for frame in recording.frames()}

    assert report.passed, str(report)
    assert report.frames + 1 == recording.frame_count == TICKS
    assert len(hashes) > TICKS // 2  # The world moves.


def test_changed_rule_is_found_in_its_first_tick(
    record: Callable[[], Recording], monkeypatch: pytest.MonkeyPatch
) -> None:
    recording = record()

    def changed(server: Server, text: str) -> str:
        return run_console_command(server, text.replace("delay=4", "delay=3"))

    monkeypatch.setattr("gametest.app.console_recording.run_console_command", changed)
    report = replay_console(recording, ledger=quiet())

    assert [(one.kind, one.frame) for one in report.failures] == [("state", 0)]


def test_saved_world_is_no_beginning(tmp_path: Path) -> None:
    game = GameSession(
        LoadOptions(packs=(PACK,), use_cache=False),
        ServeSettings(save=tmp_path / "world"),
        say=ignore,
    )
    game.open()
    with pytest.raises(UsageError, match="begins with a fresh world"):
        ConsoleRecorder(game, tmp_path / "a.rec")
    game.close()
