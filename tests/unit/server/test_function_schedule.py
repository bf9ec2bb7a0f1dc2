"""Rules: https://minecraft.wiki/w/Commands/schedule."""

from __future__ import annotations

from gametest.server.function_schedule import FunctionSchedule


def test_due_functions_run_by_time_then_by_order_of_asking() -> None:
    schedule = FunctionSchedule()
    schedule.add("demo:late", 9, append=True)
    schedule.add("demo:b", 5, append=True)
    schedule.add("demo:a", 5, append=True)
    log: list[str] = []

    count = schedule.run_due(5, log.append)

    assert log == ["demo:b", "demo:a"]
    assert count == 2
    assert schedule.next_due() == 9


def test_replacing_drops_earlier_entries_of_the_name() -> None:
    schedule = FunctionSchedule()
    schedule.add("demo:a", 5, append=True)
    schedule.add("demo:a", 7, append=True)
    schedule.add("#demo:a", 6, append=False)
    schedule.add("demo:a", 8, append=False)

    assert [(entry.time, entry.name) for entry in schedule] == [
        (6, "#demo:a"),
        (8, "demo:a"),
    ]


def test_appending_the_same_time_twice_counts_once() -> None:
    schedule = FunctionSchedule()
    schedule.add("demo:a", 5, append=True)
    schedule.add("demo:a", 5, append=True)

    assert len(schedule) == 1


def test_clearing_tells_how_many_there_were() -> None:
    schedule = FunctionSchedule()
    schedule.add("demo:a", 5, append=True)
    schedule.add("demo:a", 7, append=True)
    schedule.add("demo:b", 1, append=True)

    assert schedule.clear("demo:a") == 2
    assert schedule.clear("demo:a") == 0
    assert schedule.next_due() == 1


def test_what_a_run_adds_for_now_belongs_to_it() -> None:
    schedule = FunctionSchedule()
    schedule.add("demo:a", 5, append=True)
    log: list[str] = []

    def run(name: str) -> None:
        log.append(name)
        if len(log) < 3:
            schedule.add(name, 5, append=False)

    schedule.run_due(5, run)

    assert log == ["demo:a"] * 3
    assert schedule.next_due() is None
