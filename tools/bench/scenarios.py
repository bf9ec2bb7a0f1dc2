"""Process scenarios: the price of a scenario, of a gigabyte of output, of a slow console.

`python -m tools.bench.scenarios`.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

SCENARIOS: Final = 200
GIGABYTE: Final = 1_000_000_000
PIECE: Final = 64 * 1024
MARKERS: Final = ("marker one", "marker two", "marker three", "marker four")
_WRITER: Final = (
    "import os\n"
    "line = b'[12:04:33] [Server thread/INFO]: Marked chunk 12, 40 in 0.52 ms, took 3\\n'\n"
    f"piece = line * ({PIECE} // len(line))\n"
    f"for _ in range({GIGABYTE} // len(piece)): os.write(1, piece)\n"
    f"os.write(1, b'{', '.join(MARKERS[:3])}')\n"
)
_STAMPS: Final = (
    "import time\n"
    "for n in range(60000): print('line', n, 'x' * 100)\n"
    "print(f'stamp {time.monotonic()}')\n"
)


def _manifest(folder: Path, scenarios: list[dict[str, Any]], version: int = 2) -> Path:
    path = folder / "manifest.json"
    document = {
        "schema_version": version,
        "name": "bench",
        "default_timeout_seconds": 120,
        "scenarios": scenarios,
    }
    path.write_text(json.dumps(document), encoding="utf-8")
    return path


def _run(manifest: Path, *options: str) -> tuple[float, int, float]:
    """Seconds, the most memory in bytes, seconds of processor."""
    began = time.perf_counter()
    process = subprocess.Popen(
        [sys.executable, "-m", "gametest", "process", "--manifest", manifest, *options],
        stdout=subprocess.DEVNULL,
    )
    _, status, usage = os.wait4(process.pid, 0)
    seconds = time.perf_counter() - began
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise SystemExit(f"the run ended with {process.returncode}")
    return seconds, usage.ru_maxrss * 1024, usage.ru_utime + usage.ru_stime


def price_of_a_scenario(folder: Path) -> None:
    scenarios = [
        {"id": f"s{n}", "processes": [{"id": "p", "command": ["true"]}]}
        for n in range(SCENARIOS)
    ]
    seconds, _, _ = _run(_manifest(folder, scenarios, 1), "--jobs", "2")
    print(
        f"{SCENARIOS} scenarios of true, --jobs 2: {seconds:.2f} s, "
        f"{1000 * seconds / SCENARIOS:.1f} ms each"
    )


def gigabyte(folder: Path) -> None:
    process = {
        "id": "p",
        "command": [sys.executable, "-c", _WRITER],
        "required_markers": list(MARKERS[:3]),
        "forbidden_markers": [MARKERS[3]],
    }
    manifest = _manifest(folder, [{"id": "s", "processes": [process]}])
    report = folder / "report.json"
    _, memory, busy = _run(manifest, "--quiet", "--report", str(report))
    found = json.loads(report.read_text(encoding="utf-8"))
    seconds = found["scenarios"][0]["processes"][0]["duration_ms"] / 1000
    print(
        f"1 GB in pieces of 64 KiB, four markers, --quiet: {seconds:.2f} s, "
        f"{GIGABYTE / seconds / 1e6:.0f} MB/s, {memory / 2**20:.0f} MiB, "
        f"{busy:.2f} s of processor"
    )


def slow_console(folder: Path) -> None:
    """How late a marker is seen that comes after much output which nobody reads."""
    process = {
        "id": "p",
        "command": [sys.executable, "-c", _STAMPS],
        "ready_marker": "stamp ",
    }
    seer = {
        "id": "seer",
        "command": [
            sys.executable,
            "-c",
            "import time; print('seen', time.monotonic())",
        ],
    }
    manifest = _manifest(folder, [{"id": "s", "processes": [process, seer]}])
    logs = folder / "logs"
    runner = subprocess.Popen(
        [
            *(sys.executable, "-m", "gametest", "process", "--manifest", manifest),
            *("--log-dir", logs, "--report", folder / "slow.json"),
        ],
        stdout=subprocess.PIPE,
    )
    while not (folder / "slow.json").exists():
        time.sleep(0.05)
    runner.communicate()
    stamp = _number(logs / "s.p.log", "stamp")
    seen = _number(logs / "s.seer.log", "seen")
    print(
        f"marker behind 6 MB that nobody reads, echo on: seen {seen - stamp:.2f} s later"
    )


def _number(path: Path, word: str) -> float:
    match = re.search(rf"{word} ([0-9.]+)", path.read_text(encoding="utf-8"))
    if match is None:
        raise SystemExit(f"{path} has no {word}")
    return float(match.group(1))


def main() -> None:
    for measure in (price_of_a_scenario, gigabyte, slow_console):
        with tempfile.TemporaryDirectory() as name:
            measure(Path(name))


if __name__ == "__main__":
    main()
