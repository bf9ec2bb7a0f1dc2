"""`python -m tools.conformance PATH…`: recorded traces replayed and scored.

PATH is a folder with a `catalog.json`. Ends with 1 if a trace is neither exact nor unsupported.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

import attrs

from tools.conformance.html_report import page
from tools.conformance.result import (
    BROKEN,
    DIFFERS,
    EXACT,
    TraceResult,
    judge,
    totals,
)
from tools.conformance.text_report import total_lines, trace_lines
from tools.conformance.trace import Trace, load_traces


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.conformance")
    parser.add_argument("paths", nargs="+", type=Path, metavar="PATH")
    parser.add_argument("--only", nargs="+", default=[], metavar="TRACE")
    parser.add_argument(
        "--diff",
        action="store_true",
        help="all missing and extra events, and where order and queues part",
    )
    parser.add_argument("--json", type=Path, metavar="FILE")
    parser.add_argument("--html", type=Path, metavar="FILE")
    return parser.parse_args()


def _shown(trace: Trace, *, is_full: bool) -> TraceResult:
    result = judge(trace)
    noted = None
    if is_full or result.verdict != EXACT:
        noted = judge(trace, is_noted=True)
    for line in trace_lines(result, noted=noted, is_full=is_full):
        print(line, flush=True)
    return noted or result


def main() -> int:
    arguments = _arguments()
    results: list[TraceResult] = []
    for folder in arguments.paths:
        try:
            traces = load_traces(folder, arguments.only)
        except (OSError, ValueError) as error:
            print(f"{folder}: {error}", file=sys.stderr)
            return 2
        results += [_shown(trace, is_full=arguments.diff) for trace in traces]
    for line in total_lines(results):
        print(line)
    if arguments.json is not None:
        found = {
            "traces": [result.as_json() for result in results],
            **{
                name: [attrs.asdict(group) for group in groups]
                for name, groups in totals(results).items()
            },
        }
        arguments.json.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    if arguments.html is not None:
        arguments.html.write_text(page(results), "utf-8")
    return int(any(result.verdict in (DIFFERS, BROKEN) for result in results))


if __name__ == "__main__":
    sys.exit(main())
