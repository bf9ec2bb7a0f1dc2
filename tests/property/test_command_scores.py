"""`scoreboard players operation` against Java's arithmetic, written down plainly."""

from __future__ import annotations

from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gametest.command.command_source_stack import CommandSourceStack
from gametest.command.engine.function_runner import FunctionRunner
from gametest.server.server import Server
from tools.fuzz.world import FuzzWorld

SCORES: Final = st.integers(-(2**31), 2**31 - 1) | st.integers(-10, 10)
SIGNS: Final = ("=", "+=", "-=", "*=", "/=", "%=", "<", ">")


@pytest.fixture(scope="module")
def server() -> Server:
    server = FuzzWorld.of_version("26.3").server
    server.world.scoreboard.add_objective("o", "dummy")
    return server


def _wrapped(value: int) -> int:
    return (value + 2**31) % 2**32 - 2**31


def _java(sign: str, one: int, two: int) -> int | None:
    """None: the command fails. Java's `floorDiv` and `floorMod` round as Python does."""
    if sign in ("/=", "%=") and two == 0:
        return None
    results = {"=": two, "<": min(one, two), ">": max(one, two)}
    results |= {"+=": one + two, "-=": one - two, "*=": one * two}
    if two:
        results |= {"/=": one // two, "%=": one % two}
    return _wrapped(results[sign])


def _run(server: Server, line: str) -> bool | None:
    source = CommandSourceStack(server, server.overworld)
    return (
        FunctionRunner().run_command(line, source, server.functions.dispatcher).success
    )


@given(SCORES, st.sampled_from(SIGNS), SCORES)
def test_operations_are_javas(server: Server, one: int, sign: str, two: int) -> None:
    """https://minecraft.wiki/w/Scoreboard and Pumpkin-MC/Pumpkin pull 3595."""
    board = server.world.scoreboard
    board.objective("o").set("#a", one)
    board.objective("o").set("#b", two)

    success = _run(server, f"scoreboard players operation #a o {sign} #b o")

    expected = _java(sign, one, two)
    assert (expected is not None) is success
    assert (one if expected is None else expected) == board.find_score("#a", "o")
    assert two == board.find_score("#b", "o")


@given(SCORES, SCORES)
def test_swap_exchanges_two_scores(server: Server, one: int, two: int) -> None:
    board = server.world.scoreboard
    board.objective("o").set("#a", one)
    board.objective("o").set("#b", two)

    _run(server, "scoreboard players operation #a o >< #b o")

    assert (two, one) == (board.find_score("#a", "o"), board.find_score("#b", "o"))
