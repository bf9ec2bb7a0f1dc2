"""Process scenarios that must not flake: each case of their tests many times in a row.

Then once beside busy loops; afterwards nothing that they started may be left.

`python -m tools.scenario_repeat [--times 20] [--loops 8] [-k WORDS]`.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Final, final

import attrs
import psutil
import pytest

FILES: Final = (
    "tests/external/test_scenario_contract.py",
    "tests/external/test_scenario_processes.py",
    "tests/external/test_scenario_expectations.py",
    "tests/external/test_scenario_readiness.py",
)


@final
@attrs.define(eq=False)
class Repeated:
    """A plugin of pytest: each test `times` times, one after the other."""

    times: int
    run: int = 0
    failed: list[str] = attrs.field(factory=list)

    def pytest_generate_tests(self, metafunc: Any) -> None:
        if self.times > 1:
            metafunc.fixturenames.append("_time")
            metafunc.parametrize("_time", range(self.times))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.run += report.when == "call"
        if report.failed:
            self.failed.append(report.nodeid)


def left_over() -> list[str]:
    """Processes that carry a scenario's token; there is no run that could own them."""
    from gametest.scenario.process.strays import TOKEN

    found = []
    for process in psutil.process_iter():
        try:
            if TOKEN in process.environ():
                found.append(f"{process.pid} {process.name()}")
        except psutil.Error:
            continue
    return found


def _round(times: int, words: str) -> tuple[int, list[str]]:
    """How many ran, and which failed; in a process of its own, as pytest wants to be first."""
    with tempfile.TemporaryDirectory() as folder:
        result = Path(folder, "result.json")
        subprocess.run(
            [
                *(sys.executable, "-m", "tools.scenario_repeat", "-k", words),
                *("--times", str(times), "--result", str(result)),
            ],
            check=False,
        )
        run, failed = json.loads(result.read_text(encoding="utf-8"))
    return run, failed


def _run_tests(times: int, words: str, result: Path) -> int:
    repeated = Repeated(times)
    arguments = ["-q", "-p", "no:xdist", "-k", words, *FILES]
    code = pytest.main(arguments, plugins=[repeated])
    text = json.dumps([repeated.run, repeated.failed])
    result.write_text(text, encoding="utf-8")
    return code


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=20)
    parser.add_argument("--loops", type=int, default=8)
    parser.add_argument("-k", dest="words", default="")
    parser.add_argument("--result", type=Path, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.result is not None:
        return _run_tests(options.times, options.words, options.result)
    calm, calm_failed = _round(options.times, options.words)
    loops = [
        subprocess.Popen([sys.executable, "-c", "while True: pass"])
        for _ in range(options.loops)
    ]
    try:
        busy, busy_failed = _round(1, options.words)
    finally:
        for loop in loops:
            loop.kill()
            loop.wait()
    left = left_over()
    print(f"{calm} runs, {options.times} of each case: {len(calm_failed)} failed")
    print(f"{busy} runs beside {options.loops} busy loops: {len(busy_failed)} failed")
    print(f"{len(left)} processes left")
    for line in (*calm_failed, *busy_failed, *left):
        print(f"  {line}")
    return int(bool(calm_failed or busy_failed or left) or not calm)


if __name__ == "__main__":
    sys.exit(main())
