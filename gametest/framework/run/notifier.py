"""Sends events to those listeners that override the method of the event."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, final

import attrs

from gametest.framework import events
from gametest.framework.events import Event, ListenerFailed
from gametest.framework.listener import GameTestListener

METHODS: Final[dict[type[Any], str]] = {
    events.RunStarted: "run_started",
    events.BatchStarted: "batch_started",
    events.EnvironmentFailed: "environment_failed",
    events.TestPlaced: "test_placed",
    events.TestStarted: "test_started",
    events.TestLogged: "test_logged",
    events.TestUnsupportedMechanic: "test_unsupported_mechanic",
    events.TestFinished: "test_finished",
    events.TestLeaked: "test_leaked",
    events.ProgressTicked: "progress_ticked",
    events.BatchFinished: "batch_finished",
    events.ListenerFailed: "listener_failed",
    events.RunFinished: "run_finished",
}


@final
@attrs.define(eq=False, repr=False)
class Notifier:
    """A listener that raises is removed and named to the others; the run goes on."""

    _hooks: dict[type[Any], list[tuple[GameTestListener, Callable[[Any], None]]]] = (
        attrs.field(factory=dict, init=False)
    )
    _failed: list[str] = attrs.field(factory=list, init=False)

    @classmethod
    def of(cls, listeners: Iterable[GameTestListener]) -> Notifier:
        notifier = cls()
        for listener in listeners:
            notifier.add(listener)
        return notifier

    def add(self, listener: GameTestListener) -> None:
        for event_type, name in METHODS.items():
            if getattr(type(listener), name) is not getattr(GameTestListener, name):
                hook = getattr(listener, name)
                self._hooks.setdefault(event_type, []).append((listener, hook))

    def wants(self, event_type: type[Any]) -> bool:
        """False if an event of this type would reach nobody."""
        return bool(self._hooks.get(event_type))

    @property
    def failed(self) -> tuple[str, ...]:
        """Names of the listeners that were removed."""
        return tuple(self._failed)

    def __call__(self, event: Event) -> None:
        hooks = self._hooks.get(type(event))
        if not hooks:
            return
        for listener, hook in tuple(hooks):
            try:
                hook(event)
            # The runner's edge: whatever a third party's listener raises ends here.
            except Exception as error:
                self._remove(listener, error)

    def _remove(self, listener: GameTestListener, error: Exception) -> None:
        for event_type, hooks in self._hooks.items():
            self._hooks[event_type] = [
                hook for hook in hooks if hook[0] is not listener
            ]
        name = f"{type(listener).__module__}.{type(listener).__qualname__}"
        self._failed.append(name)
        self(ListenerFailed(listener=name, error=f"{type(error).__name__}: {error}"))
