"""Runs inputs through targets and keeps what went wrong: a crash, a hang, memory that grows."""

from __future__ import annotations

import signal
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from random import Random
from types import FrameType
from typing import Final, final

import attrs
import psutil

from tools.fuzz.targets import Target

BATCH: Final = 500
"""Inputs made from one seed."""
_SLOW_S: Final = 5.0
_HANG_S: Final = 20.0
_MIB: Final = 1 << 20


class HangError(Exception):
    """An input took longer than it may."""


@final
@attrs.frozen
class Fault:
    target: str
    seed: str
    text: str
    what: str
    trace: str = ""


@final
@attrs.define(eq=False)
class Campaign:
    targets: Sequence[Target]
    seed: int
    report: Callable[[Fault], None]
    """Told of each fault once for each place in the code."""

    inputs: int = attrs.field(default=0, init=False)
    accepted: Counter[str] = attrs.field(factory=Counter, init=False)
    tried: Counter[str] = attrs.field(factory=Counter, init=False)
    seconds: Counter[str] = attrs.field(factory=Counter, init=False)
    faults: list[Fault] = attrs.field(factory=list, init=False)
    memory: list[float] = attrs.field(factory=list, init=False)
    """MiB in use after each round of all targets."""
    _seen: set[str] = attrs.field(factory=set, init=False)

    def run(self, inputs: int) -> None:
        process = psutil.Process()
        batch = 0
        with _alarm():
            while self.inputs < inputs:
                for target in self.targets:
                    self._run_batch(target, batch)
                batch += 1
                self.memory.append(process.memory_info().rss / _MIB)

    def _run_batch(self, target: Target, batch: int) -> None:
        seed = f"{self.seed}:{target.name}:{batch}"
        random = Random(seed)
        started = time.perf_counter()
        for _ in range(BATCH):
            text = target.make(random)
            self.inputs += 1
            before = time.perf_counter()
            signal.setitimer(signal.ITIMER_REAL, _HANG_S)
            try:
                self.accepted[target.name] += target.run(text)
            except Exception as error:
                self._fault(target, seed, text, error)
            finally:
                signal.setitimer(signal.ITIMER_REAL, 0)
            took = time.perf_counter() - before
            if took > _SLOW_S:
                self._note(f"slow:{target.name}", target, seed, text, f"{took:.1f} s")
        self.tried[target.name] += BATCH
        self.seconds[target.name] += time.perf_counter() - started  # type: ignore[assignment]

    def _fault(self, target: Target, seed: str, text: str, error: Exception) -> None:
        frame = traceback.extract_tb(error.__traceback__)[-1]
        place = f"{type(error).__name__}:{frame.filename}:{frame.lineno}"
        trace = "".join(traceback.format_exception(error, limit=-6))
        self._note(place, target, seed, text, f"{type(error).__name__}: {error}", trace)

    def _note(
        self,
        place: str,
        target: Target,
        seed: str,
        text: str,
        what: str,
        trace: str = "",
    ) -> None:
        if place in self._seen:
            return
        self._seen.add(place)
        fault = Fault(target.name, seed, text, what, trace)
        self.faults.append(fault)
        self.report(fault)


@contextmanager
def _alarm() -> Iterator[None]:
    def ring(_signal: int, _frame: FrameType | None) -> None:
        msg = f"no answer within {_HANG_S:.0f} s"
        raise HangError(msg)

    old = signal.signal(signal.SIGALRM, ring)
    try:
        yield
    finally:
        signal.signal(signal.SIGALRM, old)


def growth(memory: Sequence[float]) -> float:
    """MiB by which the last tenth lies above the tenth after warm-up; 0 for short runs."""
    tenth = len(memory) // 10
    if tenth < 2:
        return 0.0
    early = sorted(memory[2 * tenth : 3 * tenth])
    late = sorted(memory[-tenth:])
    return late[len(late) // 2] - early[len(early) // 2]
