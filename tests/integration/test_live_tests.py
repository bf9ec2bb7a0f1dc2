"""`/test` in a running world (https://minecraft.wiki/w/Commands/test)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import final

import attrs
import pytest

from gametest.app.loading import LoadOptions
from gametest.app.serving import GameSession, ServeSettings
from gametest.core.position import BlockPos, Vec3
from gametest.entity.player import Player
from gametest.framework.events import BatchStarted, TestFinished
from gametest.framework.listener import GameTestListener
from gametest.server.console_command import run_console_command

PACKS = Path(__file__).parents[1] / "packs"
MOST_TICKS = 5000


@final
@attrs.define(eq=False)
class _Events(GameTestListener):
    finished: list[TestFinished] = attrs.field(factory=list)
    batches: list[BatchStarted] = attrs.field(factory=list)

    def test_finished(self, event: TestFinished) -> None:
        self.finished.append(event)

    def batch_started(self, event: BatchStarted) -> None:
        self.batches.append(event)


@final
@attrs.define(eq=False)
class Live:
    session: GameSession
    events: _Events
    log: list[str]

    def __call__(self, command: str) -> str:
        """What it answers; a run that it starts goes on to its end."""
        said = run_console_command(self.session.server, command)
        for _ in range(MOST_TICKS):
            if not self.session.tests.is_running:
                break
            self.session.loop.turn()
        return said

    def start(self, command: str) -> str:
        return run_console_command(self.session.server, command)

    def block(self, x: int, y: int, z: int) -> str:
        found = self.session.server.overworld.get_block_state(BlockPos(x, y, z))
        return found.block.name.removeprefix("minecraft:")


@pytest.fixture
def live(tmp_path: Path) -> Iterator[Live]:
    log: list[str] = []
    events = _Events()
    session = GameSession(
        LoadOptions(packs=(PACKS / "green", PACKS / "red"), use_cache=False),
        ServeSettings(export=tmp_path / "exported", save=tmp_path / "world"),
        say=log.append,
        listeners=[events],
    )
    session.open()
    yield Live(session, events, log)
    session.tests.stop_running()


Y = 4
"""Of the ground in the flat world of 26.3."""


def test_run_places_tests_on_the_ground_three_blocks_south(live: Live) -> None:
    assert "running 3 tests" == live("execute positioned 100 0 50 run test run green:*")

    places = sorted(e.pos for e in live.events.finished if e.pos is not None)
    assert (100, Y, 53) == places[0]
    assert {Y} == {pos[1] for pos in places}
    assert "all required tests passed" in live.log


def test_the_summary_counts_required_and_optional_failures(live: Live) -> None:
    live("test run red:*")

    assert "4 tests finished" in live.log
    assert "2 required tests failed" in live.log
    assert "1 optional test failed" in live.log


def test_a_pattern_without_a_namespace_means_the_games_own(live: Live) -> None:
    assert "running 1 test" == live("test run *")
    assert "no test matches 'repeater'; 'repeater' means 'minecraft:repeater'" == live(
        "test run repeater"
    )


def test_runfailed_runs_what_failed_last(live: Live) -> None:
    assert "no tests to run" == live("test runfailed")
    live("test run *:*")
    live.events.finished.clear()

    assert "running 2 tests" == live("test runfailed true")
    assert {"red:fails", "red:fails_too"} == {e.test for e in live.events.finished}


@pytest.mark.parametrize(
    ("arguments", "attempts"),
    [
        # With a number alone, failures do not stop it.
        ("red:fails 3", 3),
        ("red:fails 3 true", 1),
        ("red:fails 0 true", 1),
        ("red:passes 3", 3),
        ("red:passes 1", 1),
    ],
)
def test_number_of_times_and_until_failed(
    live: Live, arguments: str, attempts: int
) -> None:
    live(f"test run {arguments}")

    assert attempts == len(live.events.finished)


def test_rotation_steps_turn_the_tests_and_rows_have_the_length_asked_for(
    live: Live,
) -> None:
    live("test run red:* 1 true 3 2")

    places = [event.pos for event in live.events.finished if event.pos is not None]
    assert {"counterclockwise_90"} == {e.rotation for e in live.events.finished}
    assert 2 == len({x for x, _, _ in places})
    assert 2 == len({z for _, _, z in places})
    assert "the rotation is 0 to 3 quarter turns, not 4" == live(
        "test run red:* 1 true 4"
    )


def test_runmultiple_makes_copies_side_by_side(live: Live) -> None:
    assert "running 6 tests" == live("test runmultiple green:* 2")
    assert {1, 2} == {event.repeat for event in live.events.finished}


def test_verify_runs_a_hundred_under_each_rotation_in_one_place(live: Live) -> None:
    assert "running 400 tests" == live("test verify green:repeater")

    assert [0, 1, 2, 3] == [batch.index for batch in live.events.batches]
    assert 400 == len(live.events.finished)
    places = [event.pos for event in live.events.finished]
    assert 4 == places.count((0, Y, 3))
    # The tests of a batch are cleared before the next one.
    assert live("test locate green:repeater").endswith("found 100 test instance blocks")


def test_verify_stops_at_the_first_failure(live: Live) -> None:
    live("test verify red:fails")

    assert 1 <= len(live.events.finished) <= 100
    assert 1 == len(live.events.batches)


def test_tests_in_the_world_are_found_and_run_in_place(live: Live) -> None:
    live("test run green:repeater 1 true 1")
    (before,) = live.events.finished
    live.events.finished.clear()

    assert "running 1 test" == live("test runthese")
    (after,) = live.events.finished
    assert (before.pos, before.rotation) == (after.pos, after.rotation)
    assert "no tests to run" == live("execute positioned 40 4 0 run test runclosest")
    assert "running 1 test" == live("execute positioned 9 4 0 run test runclosest")


def test_that_is_the_test_in_view(live: Live) -> None:
    live("test run green:*")
    live.events.finished.clear()
    look = "execute positioned 0.5 5.5 0.5 rotated 0 0 run"

    assert "running 1 test" == live(f"{look} test runthat")
    (found,) = live.events.finished
    assert (0, Y, 3) == found.pos
    away = "execute positioned 0.5 5.5 0.5 rotated 180 0 run"
    assert "no tests to run" == live(f"{away} test runthat")


def test_reset_puts_the_structure_back_and_clears_the_block(live: Live) -> None:
    live("test run red:fails")
    assert "barrier" == live.block(-1, Y, 4)
    live("fill 0 5 4 3 6 6 minecraft:dirt")

    assert "reset 1 test" == live("test resetclosest")
    assert "air" == live.block(-1, Y, 4)
    assert "dirt" != live.block(0, Y + 1, 4)
    assert 'status: "cleared"' in live("data get block 0 4 3")


def test_clear_leaves_nothing(live: Live) -> None:
    live("test run *:*")

    assert "cleared 8 tests" == live("test clearall")
    assert "no tests to clear are near" == live("test clearall")
    assert "air" == live.block(0, Y, 3)
    assert "sandstone" == live.block(0, Y - 1, 3)


def test_clearall_takes_a_radius(live: Live) -> None:
    live("test run green:*")

    assert "cleared 1 test" == live("test clearall 4")


def test_locate_names_places_in_all_dimensions(live: Live) -> None:
    live("test run green:repeater")
    live("execute in the_nether run setblock 5 9 3 test_instance_block")
    live(
        "execute in the_nether run data merge block 5 9 3 {data:{test:'green:repeater'}}"
    )
    said = live("test locate green:*").splitlines()

    assert [
        "looking for test instance blocks",
        "found green:repeater at 0 4 3 in minecraft:overworld (3 blocks)",
        "found green:repeater at 5 9 3 in minecraft:the_nether (N/A)",
        "found 2 test instance blocks",
    ] == said
    assert live("test locate red:*").endswith("no test instance blocks are near")


def test_a_block_can_be_set_and_run_from_the_console(live: Live) -> None:
    live("setblock 20 10 20 test_instance_block")
    live(
        "data merge block 20 10 20 "
        "{data:{test:'green:repeater',size:[I;5,3,3],rotation:'180'}}"
    )
    near = "execute positioned 20 10 18 run"

    assert "reset 1 test" == live(f"{near} test resetclosest")
    assert "running 1 test" == live(f"{near} test runclosest")
    (found,) = live.events.finished
    assert ((20, 10, 20), "180") == (found.pos, found.extra_rotation)
    assert 'status: "finished"' in live("data get block 20 10 20 data")


def test_create_makes_a_room_with_a_floor_of_bedrock(live: Live) -> None:
    assert "created the test demo:new at 0 4 3" == live("test create demo:new 3")
    assert "test_instance_block" == live.block(0, 4, 3)
    assert ["bedrock", "air"] == [live.block(2, y, 6) for y in (5, 6)]
    assert "at most 48 blocks" in live("test create demo:new 49")
    assert "size: [I; 2, 3, 4]" in live("test create demo:b 2 3 4") + live(
        "data get block 0 4 3 data"
    ) + live("data get block 0 6 3 data") + live("data get block 0 5 3 data")


def test_export_saves_the_structure_unturned(live: Live, tmp_path: Path) -> None:
    from gametest.core.diagnostic import DiagnosticCollector
    from gametest.structure.reader import load_template

    live("test run green:repeater 1 true 1")
    live("test resetclosest")
    assert "exported green:repeater to" in live("test exportclosest")
    (path,) = (tmp_path / "exported").rglob("*.nbt")
    found = load_template(path.read_bytes(), str(path), DiagnosticCollector())
    (test,) = [e.structure for e in live.events.finished]
    session = live.session
    pack = session.loaded.templates.find(
        session.loaded.registries.tests.keys()[0].parse(test)
    )

    assert pack is not None
    assert pack.size == found.size
    assert "no test instance blocks are near" == live("test export green:rain")


def test_stop_ends_the_run_and_tears_the_environment_down(live: Live) -> None:
    live.start("test run green:rain")
    assert "rain" == live.session.server.world.weather.kind.value

    assert "stopped the tests" == live.start("test stop")
    assert "clear" == live.session.server.world.weather.kind.value
    assert not live.session.tests.is_running
    assert [] == live.events.finished
    assert "the tests were stopped" in live.log


def test_a_frozen_world_pauses_its_tests(live: Live) -> None:
    live.start("tick freeze")
    live.start("test run green:repeater")
    for _ in range(200):
        live.session.server.tick()

    assert [] == live.events.finished
    live("tick unfreeze")
    assert 1 == len(live.events.finished)


def test_a_world_with_running_tests_is_not_saved(live: Live) -> None:
    live.start("test run green:repeater")

    assert "tests that run cannot be saved; stop them first" == live.start("save-all")
    live("seed")
    assert "saved the world: save 1" in live("save-all")


def test_the_end_of_the_server_stops_its_tests_and_saves(live: Live) -> None:
    live.start("test run green:rain")

    assert live.session.close()
    assert "the tests were stopped" in live.log
    assert "saved the world: save 1, hash" in live.log[-1]
    assert "clear" == live.session.server.world.weather.kind.value


def test_position_needs_a_player(live: Live) -> None:
    assert "a player is required" in live("test pos")


def test_position_is_that_of_the_block_in_view_within_its_test(live: Live) -> None:
    live("test run red:fails")
    live("test resetthese")
    live("setblock 1 5 6 stone")
    server = live.session.server
    server.add_player(Player.of_name("Ann", Vec3(1.5, 4.0, 0.5), yaw=0.0, pitch=0.0))

    said = live("execute as Ann at @s run test pos spot")
    assert "in red:fails: spot = 1 0 2" == said
    live("tp Ann 1.5 4 0.5 180 0")
    assert "no block is in view" == live("execute as Ann at @s run test pos")


@pytest.mark.parametrize(
    "command", ["export green:repeater", "exportthese", "exportthat", "resetthat"]
)
def test_without_blocks_there_is_nothing_to_do(live: Live, command: str) -> None:
    assert "near" in live(f"test {command}")


def test_a_reload_takes_new_tests_and_keeps_what_stands(live: Live) -> None:
    settle: Callable[[], None] = live.session.settle
    live("test run green:*")
    live("datapack disable red")
    settle()

    assert "no test matches" in live("test run red:*")
    assert "running 3 tests" == live("test runthese")
    live("datapack enable red first")
    settle()
    assert "running 4 tests" == live("test run red:*")
    assert live("datapack list enabled").endswith("[vanilla], [red], [green]")
