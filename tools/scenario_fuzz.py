"""Manifests that no person would write: none may end in a traceback, and a faulty one starts nothing.

Bytes are cut, doubled and replaced, values swapped for odd ones. Loading them never starts
anything, as a hook on the interpreter's audit events makes sure.
`python -m tools.scenario_fuzz [--count 200000] [--seed 1]`.
"""

from __future__ import annotations

import argparse
import copy
import json
import random
import sys
import time
import traceback
from collections import Counter
from typing import Any, Final

from gametest.scenario.manifest.loader import ManifestError, parse_manifest
from gametest.scenario.scenario_runner import RunSettings, check_ports, choose

PLACE: Final = "fuzzed.json"
SEEDS: Final[tuple[dict[str, Any], ...]] = (
    {
        "schema_version": 1,
        "name": "n",
        "default_timeout_seconds": 1,
        "forbidden_markers": ["x"],
        "scenarios": [
            {
                "id": "s",
                "timeout_seconds": 1,
                "forbidden_markers": ["y"],
                "processes": [
                    {
                        "id": "p",
                        "command": ["true", "{a}"],
                        "working_directory": "{a}",
                        "environment": {"E": "{a}"},
                        "ready_marker": "r",
                        "ready_timeout_seconds": 1,
                        "required_markers": ["m"],
                        "forbidden_markers": ["f"],
                        "expected_exit_code": 0,
                    }
                ],
            }
        ],
    },
    {
        "schema_version": 2,
        "name": "n",
        "default_timeout_seconds": 1,
        "scenarios": [
            {
                "id": "s",
                "retries": 1,
                "stop_grace_seconds": 1,
                "processes": [
                    {"id": "p", "command": ["true", "{port:a}", "{tmpdir}", "{{"]},
                    {
                        "id": "q",
                        "command": ["true"],
                        "role": "service",
                        "environment": {"E": None},
                        "ready": {"tcp": "localhost:{port:a}", "status": 200},
                        "required_markers": ["m", {"regex": "a+", "count": 2}],
                        "ordered_markers": False,
                        "stop_signal": "SIGINT",
                        "ports": [1],
                    },
                ],
            }
        ],
    },
)
ODD: Final[tuple[Any, ...]] = (
    *(None, True, False, 0, 1, 2, -1, 0.5, 1e308, 10**400, "", "x", "{b}", "{tmpdir}"),
    *("\0", "\ud800", "\ufeff", "{{{", "(", "a" * 5000, [], {}, [[]], [{}], {"": ""}),
    *(["x", "x"], [None], {"regex": "("}, {"line": "\n"}, {"a/b~c": 1}, {"=": "="}),
)
TEXTS: Final = (
    "NaN",
    "-Infinity",
    "1e999",
    '"',
    "\\",
    "{",
    "]",
    ",",
    "\xff",
    "9" * 5000,
)


def fuzzed(draw: random.Random) -> bytes:
    document = copy.deepcopy(draw.choice(SEEDS))
    for _ in range(draw.randrange(4)):
        _change(document, draw)
    text = json.dumps(document, indent=draw.choice((None, 1)))
    for _ in range(draw.choice((0, 0, 0, 1, 2))):
        at, length = draw.randrange(len(text) + 1), draw.randrange(5)
        text = text[:at] + draw.choice((*TEXTS, "")) + text[at + length :]
    return text.encode("latin-1" if draw.random() < 0.1 else "utf-8", "replace")


def _change(document: Any, draw: random.Random) -> None:
    here = document
    while True:
        steps = list(here) if isinstance(here, dict) else list(range(len(here)))
        if not steps:
            return
        step = draw.choice(steps)
        inside = here[step]
        if not isinstance(inside, dict | list) or not inside or draw.random() < 0.2:
            break
        here = inside
    if isinstance(here, dict) and draw.random() < 0.3:
        if draw.random() < 0.5:
            del here[step]
        else:
            name = draw.choice(("x", "id", "text", "ready", "count"))
            here[name] = copy.deepcopy(draw.choice(ODD))
    elif isinstance(here, list) and draw.random() < 0.3:
        here.append(copy.deepcopy(draw.choice((inside, *ODD))))
    else:
        here[step] = copy.deepcopy(draw.choice(ODD))


def outcome(data: bytes) -> str:
    try:
        manifest = parse_manifest(data, PLACE, {"a": "1"})
    except ManifestError as error:
        for finding in error.findings:
            if not str(finding).startswith(PLACE):
                raise AssertionError(f"no place: {finding}") from None
        return "refused"
    check_ports(choose(manifest, ()), RunSettings())
    return f"version {manifest.version}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=200_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    started: list[str] = []

    def hook(event: str, _arguments: object) -> None:
        if event in ("subprocess.Popen", "os.system", "os.posix_spawn", "os.fork"):
            started.append(event)

    sys.addaudithook(hook)
    counts: Counter[str] = Counter()
    began = time.perf_counter()
    for number in range(options.count):
        seed = options.seed * 1_000_000 + number
        data = fuzzed(random.Random(seed))
        # The edge: any exception but the loader's own is what is looked for.
        try:
            counts[outcome(data)] += 1
        except Exception:
            counts["traceback"] += 1
            print(f"seed {seed}: {data!r}")
            traceback.print_exc()
    seconds = time.perf_counter() - began
    told = ", ".join(f"{count} {name}" for name, count in sorted(counts.items()))
    print(f"{options.count} manifests, seed {options.seed}, {seconds:.0f} s: {told}")
    print(f"{len(started)} processes started")
    return int(bool(counts["traceback"] or started))


if __name__ == "__main__":
    sys.exit(main())
