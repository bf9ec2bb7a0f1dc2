"""Ending processes: ask, wait, kill, in the reverse order of their start, each with its group.

A group counts, not its leader: whoever ignores the request is killed though the leader obeyed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import monotonic
from typing import Final, final

import attrs

from gametest.scenario.board import Board
from gametest.scenario.process.running_process import RunningProcess

KILL_S: Final = 5.0
"""What a killed group may take to be gone."""
_LOOK_S: Final = 0.02


@final
@attrs.frozen(kw_only=True)
class Ladder:
    board: Board
    shared_until: float | None = None
    """A moment of `monotonic` by which all have to have ended by themselves."""
    failed: Callable[[str], None]
    """Told a sentence about what could not be ended; the others are ended all the same."""

    def stop(self, running: Sequence[RunningProcess]) -> None:
        """`running` in the order of start."""
        for one in reversed(running):
            # The edge: one that cannot be ended must not keep the others alive.
            try:
                self._stop(one)
            except OSError as error:
                self.failed(
                    f"process {one.process.id}: cannot be ended: {error.strerror}"
                )

    def _stop(self, one: RunningProcess) -> None:
        if one.has_ended:
            one.reap()
            left = one.group.members()
            if not left:
                return
            one.orphans.extend(left)
        else:
            one.was_stopped = True
        until = self.shared_until
        if until is None:
            until = monotonic() + one.process.stop_grace_s
        one.group.signal(one.process.stop_signal)
        if self._wait_until_empty(one, until):
            return
        if not one.has_ended:
            one.was_killed = True
        one.group.kill()
        if not self._wait_until_empty(one, monotonic() + KILL_S, is_final=True):
            self.failed(f"process {one.process.id}: still there after it was killed")

    def _wait_until_empty(
        self, one: RunningProcess, until: float, *, is_final: bool = False
    ) -> bool:
        def is_over() -> bool:
            return self.board.is_urgent and not is_final

        # The leader's end is news; that of the others has to be looked for.
        self.board.wait_for(lambda: one.has_ended or is_over(), until)
        if not one.has_ended:
            return False
        one.reap()
        self.board.wait_for(
            lambda: not one.group.members() or is_over(), until, poll_s=_LOOK_S
        )
        return not one.group.members()
