"""Listeners get what they override; one that raises is removed."""

from __future__ import annotations

from gametest.framework.events import (
    Event,
    ListenerFailed,
    ProgressTicked,
    RunStarted,
)
from gametest.framework.listener import GameTestListener
from gametest.framework.run.notifier import METHODS, Notifier


class Bars(GameTestListener):
    def __init__(self) -> None:
        self.bars: list[str] = []
        self.failures: list[ListenerFailed] = []

    def progress_ticked(self, event: ProgressTicked) -> None:
        self.bars.append(event.bar)

    def listener_failed(self, event: ListenerFailed) -> None:
        self.failures.append(event)


class Broken(GameTestListener):
    def __init__(self) -> None:
        self.calls = 0

    def progress_ticked(self, event: ProgressTicked) -> None:
        self.calls += 1
        raise OSError("disk full")


def test_every_event_has_its_method() -> None:
    assert set(METHODS) == set(Event.__args__)
    assert all(hasattr(GameTestListener, name) for name in METHODS.values())


def test_method_left_alone_is_not_called() -> None:
    notifier = Notifier.of([Bars()])

    assert notifier.wants(ProgressTicked)
    assert not notifier.wants(RunStarted)


def test_listener_that_raises_is_removed_and_named_to_the_others() -> None:
    broken, bars = Broken(), Bars()
    notifier = Notifier.of([broken, bars])
    notifier(ProgressTicked(bar="[_]"))
    notifier(ProgressTicked(bar="[+]"))

    assert broken.calls == 1
    assert bars.bars == ["[_]", "[+]"]
    assert len(bars.failures) == 1
    assert bars.failures[0].listener.endswith("Broken")
    assert bars.failures[0].error == "OSError: disk full"
    assert notifier.failed == (bars.failures[0].listener,)


def test_listener_that_fails_on_hearing_of_a_failure_is_removed_too() -> None:
    class Worse(GameTestListener):
        def listener_failed(self, event: ListenerFailed) -> None:
            raise ValueError(event.listener)

    notifier = Notifier.of([Broken(), Worse()])
    notifier(ProgressTicked(bar=""))

    assert len(notifier.failed) == 2
