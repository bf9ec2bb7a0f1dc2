"""`python -m tools.bench.replay`: what recording and replaying cost.

The bars are those of a machine that makes a pass of the calibration loop in 20 ns.
"""

from __future__ import annotations

import random
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from gametest.replay.file.header import RecordingHeader
from gametest.replay.file.recording import Recording
from gametest.replay.file.recording_writer import RecordingWriter
from gametest.replay.frame import Frame
from gametest.replay.input.input_event import InputEvent, InputKind
from gametest.replay.record_session import RecordSession
from gametest.replay.replay_session import ReplaySession
from gametest.replay.session import Session
from gametest.replay.tools.minimising import minimise
from tools.bench.calibration import calibrate

CALLS: Final = 1_000_000
FRAMES: Final = 1000
TEN_MINUTES: Final = 36_000
_RUNS: Final = 3


def _track(session: Session, frames: int) -> None:
    track = session.track
    for _ in range(frames):
        for number in range(CALLS // frames):
            track("score", number)
        session.update()


def _timed(act: Callable[[], None]) -> float:
    """Seconds of CPU, the least of some runs: the machine does other work."""
    return min(_timed_once(act) for _ in range(_RUNS))


def _timed_once(act: Callable[[], None]) -> float:
    started = time.process_time()
    act()
    return time.process_time() - started


def _record(path: Path) -> None:
    with RecordSession(path, overwrite=True) as session:
        _track(session, FRAMES)


def _replay(path: Path) -> None:
    with ReplaySession(path) as session:
        _track(session, FRAMES)


def held_keys(path: Path, *, hashed: bool) -> float:
    """KiB of ten minutes at 60 frames a second: a held key that repeats, times that jitter."""
    source, time_us = random.Random(1), 0
    writer = RecordingWriter(path, RecordingHeader(), overwrite=True)
    for index in range(TEN_MINUTES):
        inputs = []
        if index % 60 in (0, 50):
            kind = InputKind.KEY_UP if index % 60 else InputKind.KEY_DOWN
            inputs.append(InputEvent(kind, (4,)))
        if index % 2:
            inputs.append(InputEvent(InputKind.KEY_REPEAT, (4, 1)))
        digest = source.randbytes(8) if hashed else None
        writer.write(Frame(index, time_us, inputs, state_hash=digest))
        time_us += 16_667 + source.randrange(-300, 300)
    writer.close()
    return path.stat().st_size / 1024


def main() -> int:
    pass_ns = calibrate()
    print(f"calibration loop: {pass_ns:.1f} ns a pass")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "a.rec")
        for name, bar, act in (
            ("record 1,000,000 tracks", 1.5, lambda: _record(path)),
            ("replay 1,000,000 tracks", 2.0, lambda: _replay(path)),
            ("disabled, 1,000,000 tracks", 0.1, lambda: _track(Session(), 1)),
        ):
            taken = _timed(act)
            passes = taken * 1e9 / pass_ns / CALLS
            print(f"{name:28} {taken:6.3f} s, bar {bar} s; {passes:5.1f} passes a call")
        print(
            f"read {Recording.load(path).frame_count} frames, {path.stat().st_size} bytes"
        )
        for hashed, limit in ((False, 200), (True, 450)):
            size = held_keys(path, hashed=hashed)
            print(f"ten minutes, hashes {hashed!s:5} {size:8.1f} KiB, bar {limit} KiB")
    runs = []
    for seed in range(50):
        needed = set(random.Random(seed).sample(range(2000), 3))
        runs.append(minimise(range(2000), needed.issubset).runs)
    print(f"minimise 3 of 2,000: at most {max(runs)} replays of 50 tries, bar 400")
    return 0


if __name__ == "__main__":
    sys.exit(main())
