"""A listener that remembers."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar, final

import attrs

from gametest.framework.events import Event, Outcome, TestFinished
from gametest.framework.listener import GameTestListener
from gametest.framework.run.notifier import METHODS

E = TypeVar("E")


@final
@attrs.define(eq=False, repr=False)
class Collector(GameTestListener):
    """Every event of a run, in order."""

    events: list[Event] = attrs.field(factory=list, init=False)

    def of(self, kind: type[E]) -> list[E]:
        """The events of one type."""
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def finals(self) -> dict[str, TestFinished]:
        """The end of each test, by id; of several copies the last one told."""
        return {event.test: event for event in self.of(TestFinished) if event.final}

    def outcome(self, test: str) -> Outcome:
        """Raises `KeyError` for a test that did not end."""
        return self.finals[test].outcome


def _recorder(name: str) -> Callable[[Collector, Event], None]:
    def record(self: Collector, event: Event) -> None:
        self.events.append(event)

    record.__name__ = name
    return record


for _name in METHODS.values():
    setattr(Collector, _name, _recorder(_name))
