"""`python -m tools.bench.interaction`: completing a line, and from a saved file to the verdict."""

from __future__ import annotations

import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from threading import Thread
from typing import Final

from gametest.app.loading import LoadOptions, load_packs
from gametest.app.run import build_server
from gametest.app.watching.file_changes import file_changes
from gametest.app.watching.session import WatchSession
from gametest.command.suggestion.line_reading import LineReader
from gametest.command.suggestion.word_source import WordSource

_TOP: Final = Path(__file__).parents[2]
_LINES: Final = (
    "",
    "setblock ~ ~ ~ ",
    "setblock ~ ~ ~ minecraft:r",
    "setblock ~ ~ ~ minecraft:repeater[",
    "execute as @e[type=",
    "execute as @a at @s if block ~ ~ ~ #mine",
    "execute as @a at @s run give @s ",
    "scoreboard players operation A points += ",
    "test run ",
)
_TIMES: Final = 15


def completions() -> Iterator[tuple[str, float]]:
    """Milliseconds, the median of each line's reading once its commands are built."""
    loaded = load_packs(LoadOptions(packs=(_TOP / "datapacks" / "selftest",)))
    server = build_server(loaded)
    source = WordSource(server, tests=lambda: map(str, loaded.registries.tests))
    reader = LineReader(server.functions.dispatcher, source)
    for line in _LINES:
        reader.read(line)
        times = []
        for _ in range(_TIMES):
            before = time.perf_counter()
            found = reader.read(line)
            times.append(time.perf_counter() - before)
        yield f"{line!r} ({len(found.suggestions)} words)", median(times) * 1000


def verdicts(*, poll: bool) -> Iterator[float]:
    """Milliseconds from a write to the end of the run, in a copy of the demo pack."""
    with tempfile.TemporaryDirectory() as text:
        pack = Path(text) / "demo"
        shutil.copytree(_TOP / "datapacks" / "demo", pack)
        code = shutil.copy(_TOP / "datapacks" / "demo_functions.py", text)
        session = WatchSession(
            LoadOptions(packs=(pack,), functions=(str(code),), directory=Path(text))
        )
        session.run(session.change(None))
        changes = file_changes(session.watched(), poll=poll)
        file = pack / "data" / "demo" / "function" / "prepare.mcfunction"
        before = file.read_text()
        for turn in range(_TIMES):
            began: list[float] = []
            writer = Thread(target=_write, args=(file, f"{before}# {turn}\n", began))
            writer.start()
            session.run(session.change(changes.wait()))
            writer.join()
            yield (time.perf_counter() - began[0]) * 1000


def _write(file: Path, text: str, began: list[float]) -> None:
    # Whoever waits is waiting by then.
    time.sleep(0.1)
    began.append(time.perf_counter())
    file.write_text(text)


def main() -> int:
    for name, milliseconds in completions():
        print(f"completing {name:60} {milliseconds:7.2f} ms  bar 30 ms")
    for name, poll in (("told", False), ("looking", True)):
        times = sorted(verdicts(poll=poll))
        print(
            f"save to verdict, {name}: median {median(times):.0f} ms, "
            f"most {times[-1]:.0f} ms  bar 300 ms"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
