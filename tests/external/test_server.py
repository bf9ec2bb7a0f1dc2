"""`gametest server` as a person or a supervisor runs it."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tools.server_process import running_server

Gametest = Callable[..., subprocess.CompletedProcess[str]]

pytestmark = pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")


def test_it_answers_lines_and_stops_by_command(tmp_path: Path, packs: Path) -> None:
    with running_server(tmp_path, packs / "green") as server:
        server.type("seed", "nonsense", "test run green:*")

        assert server.wait_for("seed is 0")
        assert server.wait_for("unknown command 'nonsense'")
        assert server.wait_for("running 3 tests")
        assert server.wait_for("all required tests passed")
        server.type("tick query")
        assert server.wait_for("P95")
        assert 0 == server.end()


def test_the_end_of_its_input_stops_it_when_it_was_told_so(
    tmp_path: Path, packs: Path
) -> None:
    with running_server(tmp_path, packs / "green", "--stop-at-end") as server:
        assert server.process.stdin is not None
        server.process.stdin.close()
        server.wait_for("stopping the server")

        assert 0 == server.process.wait(60)


@pytest.mark.parametrize(
    ("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)]
)
@pytest.mark.parametrize("pace", [(), ("--tps", "1")])
def test_a_signal_saves_the_world_before_the_end(
    tmp_path: Path, packs: Path, number: int, code: int, pace: tuple[str, ...]
) -> None:
    world: tuple[str, ...] = ("--save", str(tmp_path / "world"), *pace)
    with running_server(tmp_path, packs / "green", *world) as server:
        server.type("setblock 3 9 3 minecraft:stone", "save-all")
        server.wait_for("hash")

        assert code == server.end(number)
        (saved,) = [line for line in server.lines if "save 2" in line]

    with running_server(tmp_path, packs / "green", *world) as server:
        (opened,) = [line for line in server.lines if "opened" in line]
        assert opened.partition("hash ")[2] == saved.partition("hash ")[2]
        server.type("execute if block 3 9 3 minecraft:stone run say it stands")
        server.wait_for("it stands")
        assert 0 == server.end()


def test_a_broken_reload_keeps_the_old_packs_and_says_why(tmp_path: Path) -> None:
    pack = tmp_path / "pack"
    functions = pack / "data" / "demo" / "function"
    environment = pack / "data" / "demo" / "test_environment" / "night.json"
    for folder in (functions, environment.parent):
        folder.mkdir(parents=True)
    (pack / "pack.mcmeta").write_text(
        '{"pack": {"description": "", "min_format": [121, 0], "max_format": [121, 0]}}'
    )
    hello = functions / "hello.mcfunction"
    hello.write_text("say one\n")
    with running_server(tmp_path, pack) as server:
        hello.write_text("say two\n")
        environment.write_text('{"type": "minecraft:nonsense"}')
        server.type("reload")
        server.wait_for("night.json:1:", "nonsense")
        server.wait_for("not reloaded")
        server.type("function demo:hello")
        server.wait_for("one")

        environment.unlink()
        server.type("reload")
        server.wait_for("reloaded the packs: pack")
        server.type("function demo:hello")
        server.wait_for("two")
        assert 0 == server.end()


def test_a_reload_leaves_out_what_the_game_would(tmp_path: Path) -> None:
    pack = tmp_path / "pack"
    functions = pack / "data" / "demo" / "function"
    functions.mkdir(parents=True)
    (pack / "pack.mcmeta").write_text(
        '{"pack": {"description": "", "min_format": [121, 0], "max_format": [121, 0]}}'
    )
    hello, other = (functions / f"{name}.mcfunction" for name in ("hello", "other"))
    hello.write_text("say one\n")
    with running_server(tmp_path, pack) as server:
        hello.write_text("sya two\n")
        other.write_text("say three\n")
        server.type("reload")
        server.wait_for("hello.mcfunction:1:1", "sya")
        server.wait_for("reloaded the packs: pack")
        server.type("function demo:hello")
        server.wait_for("was left out, as its file has errors")
        server.type("function demo:other")
        server.wait_for("three")
        assert 0 == server.end()


def test_a_sprint_tells_how_fast_it_was(tmp_path: Path, packs: Path) -> None:
    with running_server(tmp_path, packs / "green", "--tps", "20") as server:
        server.type("tick sprint 5000")

        assert "5000 ticks" in server.wait_for("sprint over", "P50", "P95", "P99")
        assert 0 == server.end()


def test_rcon_without_a_password_is_refused(gametest: Gametest, packs: Path) -> None:
    found = gametest("server", packs / "green", "--rcon-port", "0")

    assert 2 == found.returncode
    assert "password" in found.stderr
