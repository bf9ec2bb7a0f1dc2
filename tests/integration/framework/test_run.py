"""Whole runs: order of events, batches, worlds, retries (https://minecraft.wiki/w/GameTest)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from gametest.core.direction import Rotation
from gametest.framework.events import (
    BatchFinished,
    BatchStarted,
    ListenerFailed,
    Outcome,
    ProgressTicked,
    RunFinished,
    RunStarted,
    TestFinished,
    TestLogged,
    TestPlaced,
    TestStarted,
)
from gametest.framework.game_test_helper import GameTestHelper
from gametest.framework.listener import GameTestListener
from gametest.framework.run.retry_options import RetryOptions
from gametest.framework.run.run_plan import PlanOptions
from gametest.server.server import Server

RAIN = {"type": "weather", "weather": "rain"}


def _pass(helper: GameTestHelper) -> None:
    helper.succeed()


def _fail(helper: GameTestHelper) -> None:
    helper.fail("no")


def test_events_come_in_order(stage: Any) -> None:
    played = stage.play(bodies={"a": _pass, "b": _fail})
    kinds = [
        type(event) for event in played.events if type(event) is not ProgressTicked
    ]

    assert kinds == [
        RunStarted,
        BatchStarted,
        TestPlaced,
        TestPlaced,
        TestStarted,
        TestFinished,
        TestStarted,
        TestFinished,
        BatchFinished,
        RunFinished,
    ]


def test_result_says_where_and_how_long(stage: Any) -> None:
    played = stage.play(bodies={"a": lambda h: h.run_after_delay(9, h.succeed)})
    result = played.of("a")

    assert result.outcome is Outcome.PASSED
    assert result.pos == (0, 4, 0)
    assert result.ticks == 9
    assert result.location.source == "p/data/demo/test_instance/a.json"
    assert played.all(BatchFinished)[0].ticks == 2 + 9


def test_summary_counts_every_outcome(stage: Any) -> None:
    played = stage.play(
        {
            "test_instance/optional.json": {"required": False},
            "test_instance/lost.json": {"structure": "demo:nowhere"},
        },
        bodies={
            "good": _pass,
            "bad": _fail,
            "optional": _fail,
            "lost": _pass,
            "biome": lambda h: h.set_biome("minecraft:plains"),
        },
    )
    summary = played.summary

    assert summary.total == 5
    assert (summary.passed, summary.failed_required, summary.failed_optional) == (
        1,
        1,
        1,
    )
    assert (summary.unsupported, summary.errors) == (1, 1)


def test_test_whose_structure_is_missing_is_an_error(stage: Any) -> None:
    result = stage.play(
        {"test_instance/a.json": {"structure": "demo:nowhere"}}, bodies={"a": _pass}
    ).of("a")

    assert result.outcome is Outcome.ERROR
    assert result.failure.kind == "setup"
    assert "demo:nowhere" in result.failure.message
    assert result.pos is None


def test_structure_with_an_unknown_block_is_an_error(
    stage: Any, make_structure: Callable[..., bytes]
) -> None:
    result = stage.play(
        {
            "test_instance/a.json": {"structure": "demo:s"},
            "structure/s.nbt": make_structure((1, 1, 1), [((0, 0, 0), "nonsense")]),
        },
        bodies={"a": _pass},
    ).of("a")

    assert result.outcome is Outcome.ERROR
    assert "nonsense" in result.failure.message


def test_missing_helper_method_makes_a_test_unsupported(stage: Any) -> None:
    result = stage.play(bodies={"a": lambda h: h.set_biome("plains")}).of("a")

    assert result.outcome is Outcome.UNSUPPORTED
    assert [one.mechanic for one in result.missing] == ["biome plains"]


def test_hundred_and_twenty_tests_in_four_groups_are_cut_at_fifty(stage: Any) -> None:
    files: dict[str, Any] = {
        "test_environment/a.json": RAIN,
        "test_environment/b.json": RAIN,
    }
    bodies = {}
    for number in range(120):
        name = f"t{number:03}"
        bodies[name] = _pass
        files[f"test_instance/{name}.json"] = {
            "environment": "demo:a" if number % 2 else "demo:b",
            "dimension": "the_end" if number >= 60 else "overworld",
        }
    for number in range(120, 200):
        bodies[f"t{number:03}"] = _pass
    played = stage.play(files, bodies=bodies)
    batches = played.all(BatchStarted)

    assert [(b.environment, b.dimension, b.index, len(b.tests)) for b in batches] == [
        ("demo:b", "minecraft:overworld", 0, 30),
        ("demo:a", "minecraft:overworld", 0, 30),
        ("demo:b", "minecraft:the_end", 0, 30),
        ("demo:a", "minecraft:the_end", 0, 30),
        ("minecraft:default", "minecraft:overworld", 0, 50),
        ("minecraft:default", "minecraft:overworld", 1, 30),
    ]
    assert played.summary.passed == 200
    assert len(played.servers) == 6


def test_each_batch_has_a_fresh_world(stage: Any) -> None:
    def dirty(helper: GameTestHelper) -> None:
        board = helper.level.world.scoreboard
        assert "seen" not in board.objectives
        board.add_objective("seen", "dummy")
        helper.succeed()

    plan = PlanOptions(isolate=True)
    played = stage.play(bodies={"a": dirty, "b": dirty}, plan=plan)
    shared = stage.play(bodies={"a": dirty, "b": dirty}, shared_world=True, plan=plan)

    assert played.summary.passed == 2
    assert shared.summary.failed_required == 1
    assert len(shared.servers) == 1


def test_load_functions_have_run_before_the_body(stage: Any) -> None:
    def body(helper: GameTestHelper) -> None:
        assert "from_load" in helper.level.world.scoreboard.objectives
        helper.succeed()

    tag = {"values": ["demo:init"]}
    played = stage.play(
        {
            "function/init.mcfunction": "scoreboard objectives add from_load dummy",
            "data/minecraft/tags/function/load.json": tag,
        },
        bodies={"a": body},
    )

    assert played.of("a").outcome is Outcome.PASSED


def test_verify_runs_each_test_four_hundred_times(stage: Any) -> None:
    played = stage.play(bodies={"a": _pass}, plan=PlanOptions(verify=True))
    turns = Counter(result.extra_rotation for result in played.finished)

    assert turns == {rotation.value: 100 for rotation in Rotation}
    assert {result.repeat for result in played.finished} == set(range(1, 401))
    begun = played.all(RunStarted)[0]
    assert (1, 400, 1) == (begun.total, begun.copies, begun.repeat)


def test_the_beginning_says_how_often_each_test_runs(stage: Any) -> None:
    plan = PlanOptions(copies=3, retry=RetryOptions(4, until_failed=False))
    begun = stage.play(bodies={"a": _pass}, plan=plan).all(RunStarted)[0]

    assert (1, 3, 4) == (begun.total, begun.copies, begun.repeat)


def test_a_structure_that_no_pack_has_is_told_where_it_is_named(stage: Any) -> None:
    files = {"test_instance/a.json": {"structure": "demo:nowhere"}}
    result = stage.play(files, bodies={"a": _pass}).of("a")

    assert result.outcome is Outcome.ERROR
    assert result.failure.reason == "structure demo:nowhere: no pack has it"
    assert result.failure.location is not None
    assert result.failure.location.source.endswith("test_instance/a.json")
    assert result.failure.location.line > 1


def test_attempts_that_end_early_say_how_many_there_could_have_been(
    stage: Any,
) -> None:
    fields = {"max_attempts": 5, "required_successes": 4}
    result = stage.play(
        {"test_instance/a.json": fields}, bodies={"a": Flaky(1, 2, 3)}
    ).of("a")

    assert result.failure.reason == (
        "0 of 2 attempts passed, 4 of 5 were needed; last: attempt 2"
    )


def test_halt_on_error_stops_at_the_first_failed_attempt(stage: Any) -> None:
    plan = PlanOptions(verify=True)
    played = stage.play(bodies={"a": _fail}, plan=plan, halt_on_error=True)

    assert len(played.all(BatchStarted)) == 1
    assert played.finished


def test_max_failures_stops_the_run(stage: Any) -> None:
    played = stage.play(
        bodies={"a": _pass, "b": _fail, "c": _fail, "d": _pass},
        plan=PlanOptions(isolate=True),
        max_failures=1,
    )

    assert [result.test for result in played.finished] == ["demo:a", "demo:b"]
    assert not played.summary.interrupted


class Flaky:
    """Fails in the attempts named."""

    def __init__(self, *failing: int) -> None:
        self.failing = failing
        self.attempts: list[int] = []

    def __call__(self, helper: GameTestHelper) -> None:
        attempt = helper.info.spec.attempt
        self.attempts.append(attempt)
        if attempt in self.failing:
            helper.fail(f"attempt {attempt}")
        helper.succeed()


@pytest.mark.parametrize(
    ("maximum", "required", "failing", "attempts", "outcome", "flaky"),
    [
        (3, 1, (), 1, Outcome.PASSED, False),
        (3, 1, (1, 2), 3, Outcome.PASSED, True),
        (3, 1, (1, 2, 3), 3, Outcome.FAILED, False),
        (3, 2, (), 2, Outcome.PASSED, False),
        (3, 2, (1, 2), 2, Outcome.FAILED, False),
        (1, 3, (), 1, Outcome.PASSED, False),
    ],
)
def test_attempts_of_a_test(
    stage: Any,
    maximum: int,
    required: int,
    failing: tuple[int, ...],
    attempts: int,
    outcome: Outcome,
    flaky: bool,
) -> None:
    fields = {"max_attempts": maximum, "required_successes": required}
    body = Flaky(*failing)
    played = stage.play({"test_instance/a.json": fields}, bodies={"a": body})
    result = played.of("a")

    assert body.attempts == list(range(1, attempts + 1))
    assert outcome is result.outcome
    assert flaky == result.flaky
    assert result.attempt == attempts
    assert [r.final for r in played.finished] == [False] * (attempts - 1) + [True]
    assert played.summary.total == 1


def test_exhausted_attempts_carry_the_last_failure(stage: Any) -> None:
    fields = {"max_attempts": 2}
    result = stage.play({"test_instance/a.json": fields}, bodies={"a": Flaky(1, 2)}).of(
        "a"
    )

    assert result.failure.kind == "exhausted-attempts"
    assert result.failure.reason == (
        "0 of 2 attempts passed, 1 was needed; last: attempt 2"
    )
    assert result.failure.message.endswith("; last: attempt 2 on tick 0")
    assert result.failure.location is not None
    assert result.failure.location.source.endswith("test_run.py")


def test_attempts_stand_in_the_same_place_after_all_other_batches(stage: Any) -> None:
    played = stage.play(
        {"test_instance/a.json": {"max_attempts": 2}},
        bodies={"a": Flaky(1), "b": _pass},
        plan=PlanOptions(isolate=True),
    )
    placed = [(e.test, e.attempt, e.pos) for e in played.all(TestPlaced)]

    assert placed == [
        ("demo:a", 1, (0, 4, 0)),
        ("demo:b", 1, (6, 4, 0)),
        ("demo:a", 2, (0, 4, 0)),
    ]


def test_repetition_reports_each_attempt_and_fails_with_any(stage: Any) -> None:
    retry = RetryOptions(4, until_failed=False)
    played = stage.play(bodies={"a": Flaky(2)}, plan=PlanOptions(retry=retry))

    assert [r.outcome for r in played.finished] == [
        Outcome.PASSED,
        Outcome.FAILED,
        Outcome.PASSED,
        Outcome.FAILED,
    ]
    assert played.of("a").failure.reason == "attempt 2"
    assert played.summary.failed_required == 1


def test_until_failed_ends_with_the_failure(stage: Any) -> None:
    body = Flaky(3)
    stage.play(bodies={"a": body}, plan=PlanOptions(retry=RetryOptions(0)))

    assert body.attempts == [1, 2, 3]


def test_copies_stand_side_by_side(stage: Any) -> None:
    played = stage.play(bodies={"a": _pass}, plan=PlanOptions(copies=3))

    assert [(r.repeat, r.pos) for r in played.finished] == [
        (1, (0, 4, 0)),
        (2, (6, 4, 0)),
        (3, (12, 4, 0)),
    ]


def test_progress_is_told_every_twenty_ticks_and_at_the_end(stage: Any) -> None:
    def body(helper: GameTestHelper) -> None:
        helper.run_after_delay(50, helper.succeed)

    files = {"test_instance/a.json": {"max_ticks": 100}}
    played = stage.play(files, bodies={"a": body}, skip=False)
    bars = [event.bar for event in played.all(ProgressTicked)]

    assert bars == ["_", "_", "+"]


def test_keyboard_interrupt_ends_the_run_with_what_there_is(stage: Any) -> None:
    torn: list[str] = []

    def interrupt(_helper: GameTestHelper) -> None:
        raise KeyboardInterrupt

    class Watch(GameTestListener):
        def run_finished(self, event: RunFinished) -> None:
            torn.append("finished")

    played = stage.play(
        {
            "test_environment/e.json": RAIN,
            "test_instance/b.json": {"environment": "demo:e"},
        },
        bodies={"a": _pass, "b": interrupt, "c": _pass},
        plan=PlanOptions(isolate=True),
        listeners=[Watch()],
    )

    assert played.summary.interrupted
    assert played.summary.total == 2
    assert torn == ["finished"]
    assert played.servers[-1].world.weather.kind.value == "clear"


@pytest.mark.parametrize("shared_world", [True, False])
def test_crash_of_the_engine_makes_errors_and_the_run_goes_on(
    stage: Any, shared_world: bool
) -> None:
    class Broken:
        def tick(self, _server: Server) -> None:
            raise IndexError("our fault")

        def next_due(self, server: Server) -> int:
            return server.tick_count + 1

    def crash(helper: GameTestHelper) -> None:
        console: Any = helper.info.console
        console.server.add_tickable(Broken())

    played = stage.play(
        bodies={"a": crash, "b": _pass},
        plan=PlanOptions(isolate=True),
        shared_world=shared_world,
    )
    result = played.of("a")

    assert result.outcome is Outcome.ERROR
    assert result.failure.kind == "unknown"
    assert "our fault" in result.failure.message
    assert "IndexError" in result.failure.traceback
    assert played.of("b").outcome is Outcome.PASSED
    assert len(played.all(BatchFinished)) == 2


def test_listener_that_raises_does_not_stop_the_run(stage: Any) -> None:
    class Broken(GameTestListener):
        def test_started(self, event: TestStarted) -> None:
            raise ValueError("broken")

    played = stage.play(bodies={"a": _pass, "b": _pass}, listeners=[Broken()])

    assert played.summary.passed == 2
    assert len(played.all(ListenerFailed)) == 1
    assert played.summary.listeners_failed[0].endswith("Broken")


def test_random_numbers_belong_to_the_test(stage: Any) -> None:
    def body(helper: GameTestHelper) -> None:
        helper.log(str([helper.random.next_int(1000) for _ in range(3)]))
        helper.succeed()

    bodies = dict.fromkeys("abc", body)
    logs = [
        {e.test: e.message for e in played.all(TestLogged)}
        for played in (
            stage.play(bodies=bodies),
            stage.play(bodies=bodies, only=["b"]),
            stage.play(bodies=bodies, plan=PlanOptions(seed=1)),
        )
    ]

    assert len(set(logs[0].values())) == 3
    assert logs[1]["demo:b"] == logs[0]["demo:b"]
    assert logs[2]["demo:b"] != logs[0]["demo:b"]


def _busy(helper: GameTestHelper) -> None:
    """Talks in many ticks, now by plan, now by waiting."""
    helper.log(f"{helper.random.next_int(100)}")
    sequence = helper.start_sequence()
    for _ in range(3):
        sequence.then_idle(1 + helper.random.next_int(20))
        sequence.then_execute(lambda: helper.log(f"at {helper.get_tick()}"))
    if helper.random.next_int(3):
        sequence.then_succeed()


PLANS: dict[str, dict[str, Any]] = {
    "shuffled": {"plan": PlanOptions(shuffle=True)},
    "isolated": {"plan": PlanOptions(isolate=True)},
    "without skipping": {"skip": False},
    "in one world": {"shared_world": True},
}


@pytest.mark.parametrize("name", PLANS)
def test_events_of_a_test_are_the_same_in_every_order(stage: Any, name: str) -> None:
    files = {f"test_instance/t{n:02}.json": {"max_ticks": 90} for n in range(60)}
    bodies = {f"t{n:02}": _busy for n in range(60)}
    plain = stage.play(files, bodies=bodies).by_test()
    other = stage.play(files, bodies=bodies, **PLANS[name]).by_test()

    assert plain == other


def test_waiting_test_costs_few_ticks(stage: Any) -> None:
    files = {"test_instance/a.json": {"max_ticks": 200_000}}
    played = stage.play(
        files,
        bodies={"a": lambda h: h.start_sequence().then_idle(100_000).then_succeed()},
    )
    statistics = played.servers[0].statistics()

    assert played.of("a").ticks == 100_000
    assert statistics.ticks_run < 60


def test_frozen_game_ends_instead_of_hanging(stage: Any) -> None:
    def body(helper: GameTestHelper) -> None:
        frozen[0].tick_rate.freeze()

    frozen: list[Any] = []

    class Watch(GameTestListener):
        def batch_started(self, event: BatchStarted) -> None:
            frozen.append(servers[-1])

    servers: list[Server] = []
    played = _play_with_servers(stage, servers, body, Watch())

    assert played.of("a").failure.kind == "timeout"
    assert "frozen" in played.of("a").failure.message


def _play_with_servers(
    stage: Any, servers: list[Server], body: Callable[[Any], object], watch: Any
) -> Any:
    fresh = Server.fresh

    def noted(self: Server, seed: int | None = None) -> Server:
        servers.append(fresh(self, seed))
        return servers[-1]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Server, "fresh", noted)
        return stage.play(bodies={"a": body}, listeners=[watch])


class _Leave(BaseException):
    """As other test libraries end a test."""


@pytest.mark.parametrize("raised", [SystemExit(0), SystemExit("bye"), _Leave("out")])
def test_a_body_that_leaves_fails_and_takes_no_other_test_along(
    stage: Any, raised: BaseException
) -> None:
    def leave(_helper: GameTestHelper) -> None:
        raise raised

    played = stage.play(bodies={"a": leave, "b": _pass})

    assert Outcome.FAILED is played.of("a").outcome
    assert type(raised).__name__ in played.of("a").failure.message
    assert Outcome.PASSED is played.of("b").outcome


def test_the_traceback_of_an_unknown_error_begins_in_the_body(stage: Any) -> None:
    def broken(_helper: GameTestHelper) -> None:
        raise ValueError("x")

    text = stage.play(bodies={"a": broken}).of("a").failure.traceback

    assert "in broken" in text
    assert "game_test_info" not in text


def test_random_ticks_of_a_test_do_not_depend_on_its_company(stage: Any) -> None:
    """A leaf far from any log decays at a random tick (https://minecraft.wiki/w/Leaves)."""

    def body(helper: GameTestHelper) -> None:
        # What these drop is not known, so that they decay is told.
        helper.set_block((0, 1, 0), "minecraft:red_poplar_leaves[distance=7]")
        helper.run_at_tick_time(5900, helper.succeed)

    bodies = dict.fromkeys("abc", body)
    files = {f"test_instance/{name}.json": {"max_ticks": 6000} for name in bodies}
    together = stage.play(files, bodies=bodies)
    alone = stage.play(files, bodies=bodies, plan=PlanOptions(isolate=True))
    decays = {name: together.of(name).missing for name in bodies}

    assert any(decays.values())
    assert decays == {name: alone.of(name).missing for name in bodies}
