"""The console: its own words, its script, and its terminal."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from gametest.app.loading import LoadOptions
from gametest.app.serving import GameSession, ServeSettings
from gametest.console.console import Console
from gametest.console.script import run_script

PACK = Path(__file__).parents[1] / "packs" / "green"
RED = Path(__file__).parents[1] / "packs" / "red"

Open = Callable[..., tuple[Console, list[str]]]


@pytest.fixture
def opened() -> Iterator[Open]:
    sessions = []

    def start(pack: Path = PACK, **options: bool) -> tuple[Console, list[str]]:
        said: list[str] = []
        load = LoadOptions(packs=(pack,), use_cache=False)
        session = GameSession(load, ServeSettings(), say=said.append)
        session.open()
        sessions.append(session)
        return Console(session, **options), said

    yield start
    for session in sessions:
        session.close()


def test_look_tells_the_state_its_data_and_its_power(opened: Open) -> None:
    console, _ = opened()
    console.execute("setblock 0 5 0 minecraft:barrel{Items:[]}")
    console.execute("setblock 1 5 0 minecraft:redstone_block")

    lines = console.execute("look 0 5 0").lines

    assert lines[0].startswith("0 5 0: minecraft:barrel[")
    assert 'id:"minecraft:barrel"' in lines[1]
    assert "  gets redstone power 15" in lines


def test_map_draws_a_layer_with_a_legend(opened: Open) -> None:
    console, _ = opened()
    console.execute("setblock 1 9 0 minecraft:lever")
    console.execute("setblock 0 9 1 minecraft:redstone_lamp")

    assert (
        "y 9, x -1 to 1, z -1 to 1",
        " . . .",
        " .[.]L",
        " . R .",
        "  L minecraft:lever",
        "  R minecraft:redstone_lamp",
    ) == console.execute("map 0 9 0 1").lines


def test_a_watched_score_is_told_when_it_changes(opened: Open) -> None:
    console, _ = opened()
    console.execute("scoreboard objectives add points dummy")
    watched = console.execute("watch score Alex points").lines
    console.execute("scoreboard players set Alex points 4")

    assert ("watching Alex points: none",) == watched
    assert ["Alex points: none -> 4 (game time 0)"] == list(console.watches.changes())
    assert [] == list(console.watches.changes())
    assert ("Alex points = 4",) == console.execute("watch").lines


def test_step_lets_a_world_that_runs_stand_still_first(opened: Open) -> None:
    console, _ = opened(runs_by_itself=True)

    first = console.execute("step 3").lines
    second = console.execute("step").lines

    assert "frozen" in first[0]
    assert "3 ticks passed, game time 3" == first[1]
    assert ("1 ticks passed, game time 4",) == second


@pytest.mark.parametrize(
    ("line", "cursor"),
    [("setblok 1 2 3 stone", 0), ("setblock 1 2 3 stonee", 15), ("/kill @x", 6)],
)
def test_a_mistake_is_marked_under_its_word(
    opened: Open, line: str, cursor: int
) -> None:
    console, _ = opened()

    answer = console.execute(line)

    assert answer.failed
    assert cursor == answer.cursor
    assert answer.marked(line, 2)[0].startswith(" " * (cursor + 2) + "^")


def test_own_words_are_offered_beside_the_games(opened: Open) -> None:
    console, _ = opened()

    offered = {one.text for one in console.read("s").suggestions}
    inner = {one.text for one in console.read("watch ").suggestions}
    slashed = {one.text for one in console.read("/s").suggestions}

    assert {"step", "setblock"} <= offered
    assert {"score"} == inner
    assert "step" not in slashed


def test_help_lists_the_own_words_after_the_commands(opened: Open) -> None:
    console, _ = opened()

    lines = console.execute("help").lines

    assert lines.index("/setblock") < lines.index("look <pos>")
    assert "map [<pos>] [<radius>]" in lines
    assert ("look <pos>",) == console.execute("help look").lines
    assert ("quit",) == console.execute("help quit").lines


def script(console: Console, text: str) -> tuple[int, str]:
    out = io.StringIO()
    return run_script(console, text.splitlines(), out), out.getvalue()


@pytest.mark.parametrize(
    ("lines", "code"),
    [
        ("say hi\n# a remark\n\nstep 5", 0),
        ("nonsense", 1),
        ("kill @e[type=pig]", 1),
        ("test run green:*\nwait", 0),
        ("quit\nnonsense", 0),
    ],
)
def test_a_script_ends_with_1_if_a_command_failed(
    opened: Open, lines: str, code: int
) -> None:
    console, _ = opened()

    assert code == script(console, lines)[0]


def test_a_script_ends_with_1_if_a_required_test_failed(opened: Open) -> None:
    console, said = opened(RED)

    assert 1 == script(console, "test run red:*\nwait")[0]
    assert any("red:fails" in line for line in said)


def test_a_script_names_the_line_that_failed(opened: Open) -> None:
    console, _ = opened()

    _, out = script(console, "say hi\nkill @x")

    assert "line 2: kill @x\n" in out


def test_the_terminal_completes_runs_and_leaves(opened: Open) -> None:
    prompt_toolkit = pytest.importorskip("prompt_toolkit")
    from prompt_toolkit.input import create_pipe_input
    from prompt_toolkit.output import DummyOutput

    from gametest.console.terminal import TerminalConsole

    assert prompt_toolkit
    console, said = opened(runs_by_itself=True)
    with create_pipe_input() as keys:
        keys.send_text("setblock 0 9 0 minecraft:stone\r")
        keys.send_text("nonsense\r")
        keys.send_text("quit\r")
        TerminalConsole(console, input=keys, output=DummyOutput()).run()

    assert "changed the block at 0 9 0" in said
    assert "  ^^^^^^^^" in said
    assert console.is_over


def test_a_fault_of_the_world_is_raised_where_the_console_began(
    opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("prompt_toolkit")
    from prompt_toolkit.input import create_pipe_input
    from prompt_toolkit.output import DummyOutput

    from gametest.console.terminal import TerminalConsole

    console, said = opened(runs_by_itself=True)

    def breaks(_console: Console, _line: str) -> None:
        raise RuntimeError("broken")

    monkeypatch.setattr(Console, "execute", breaks)
    with create_pipe_input() as keys:
        keys.send_text("say hi\r\r")
        with pytest.raises(RuntimeError, match="broken"):
            TerminalConsole(console, input=keys, output=DummyOutput()).run()

    assert "the world has stopped by a fault; Enter ends" in said
