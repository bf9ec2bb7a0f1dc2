"""From a recording to the run that replays it."""

from __future__ import annotations

import os
from typing import Final

from gametest.replay.file.recording import Recording
from gametest.replay.running.job import GameJob

GRACE_S: Final = 60.0
SLOWNESS: Final = 5.0


def replay_job(
    recording: Recording,
    *,
    program: str | None = None,
    lenient: bool = False,
    max_failures: int = 1,
    echo: str = "",
) -> GameJob:
    """`program` stands for the recorded one; a name that ends in .py is a file."""
    header = recording.header
    is_module = bool(header.extra.get("is_module"))
    if program is not None:
        is_module = not program.endswith(".py")
    return GameJob(
        mode="replay",
        recording=os.path.abspath(recording.path),
        target=program or (header.arguments[0] if header.arguments else ""),
        is_module=is_module,
        lenient=lenient,
        max_failures=max_failures,
        checksum=bool(header.extra.get("picture", True)),
        echo=echo,
    )


def time_limit(recording: Recording) -> float:
    """In seconds; a replay takes far less, unless it hangs."""
    last = 0
    for block in recording.blocks[-1:]:
        for frame in recording.frames(block.first):
            last = frame.time_us
    return GRACE_S + SLOWNESS * last / 1_000_000
