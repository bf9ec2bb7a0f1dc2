"""Starts a test file: its dummy, its fixtures, then its lines."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from gametest.core.errors import UnsupportedError
from gametest.core.identifier import Identifier
from gametest.core.string_reader import StringReader
from gametest.framework.dialect.dialect_run import DialectRun
from gametest.framework.dialect.packtest_steps import plan_packtest
from gametest.framework.dialect.ward_steps import plan_ward
from gametest.framework.failure.game_test_errors import GameTestAssertError

if TYPE_CHECKING:
    from gametest.core.position import Vec3
    from gametest.framework.dialect.script import DialectScript
    from gametest.framework.game_test_helper import GameTestHelper

BEFORE = "before"
AFTER = "after"


def start(script: DialectScript, helper: GameTestHelper) -> None:
    info = helper.info
    if info.console is None:
        mechanic = "test file without a server"
        raise UnsupportedError(mechanic)
    server = info.console.server
    lines = script.lines(server.functions.dispatcher)
    for line in lines:
        if line.problem is not None:
            error = GameTestAssertError(line.problem.message, info.tick_count)
            error.location = line.problem.location
            raise error
    run = DialectRun(script, helper, server)
    info.clean_ups.append(partial(_leave, run))
    if script.dummy is not None:
        _spawn_executor(run, script.dummy)
    for fixture in script.fixtures:
        _set_up(run, fixture)
    if script.dialect.is_ward:
        plan_ward(run, lines)
    else:
        plan_packtest(run, lines)


def _spawn_executor(run: DialectRun, place: str) -> None:
    from gametest.command.arguments.coordinates import Vec3Argument
    from gametest.framework.commands.dummy.spawning import dummy_name, spawn

    pos: Vec3 = Vec3Argument().parse(StringReader(place)).position(run.source())
    run.executor = spawn(run.server, run, dummy_name(run), run.info.level, pos)
    # Both dialects say so before its first turn: PackTestFunction.java of
    # https://github.com/misode/packtest, docs/dummies.md of https://github.com/mcbookshelf/ward
    run.executor.set_on_ground(True)


def _set_up(run: DialectRun, fixture: Identifier) -> None:
    """`ns:path/before`, else `ns:path`; at the end `ns:path/after`."""
    functions = run.server.functions
    after = functions.find(part_of(fixture, AFTER))
    if after is not None:
        run.info.clean_ups.append(partial(run.call, after))
    before = functions.find(part_of(fixture, BEFORE)) or functions.find(fixture)
    if before is not None:
        run.call(before)


def part_of(fixture: Identifier, part: str) -> Identifier:
    return Identifier(fixture.namespace, f"{fixture.path}/{part}")


def _leave(run: DialectRun) -> None:
    run.chat.close()
    for player in run.dummies.values():
        run.server.remove_player(player)
