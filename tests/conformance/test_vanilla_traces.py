"""Recorded ticks of a real 26.2 server, replayed by the code of `tools.conformance`.

The tables say what is expected of a trace that is not exact. One that gets better fails too, so
that they are kept. A trace may be unsupported, but never wrong before that was reported.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

from tools.conformance.explanation import first_divergence, order_differences
from tools.conformance.result import DIFFERS, EXACT, judge
from tools.conformance.result import UNSUPPORTED as UNSUPPORTED_VERDICT
from tools.conformance.trace import Trace, load_traces

if TYPE_CHECKING:
    from tests.conftest import ConformanceNotes

_ROOT: Final = os.environ.get("GAMETEST_CONFORMANCE_DIR")
_FOLDER: Final = Path(_ROOT) / "vanilla_traces" if _ROOT else Path("missing")
TRACES: Final = load_traces(_FOLDER) if _FOLDER.is_dir() else []
WITH_QUEUES: Final = [trace for trace in TRACES if "queues" in trace.kinds]
WITH_PATHS: Final = [trace for trace in TRACES if trace.paths]

UNSUPPORTED: Final[dict[str, str]] = {}
"""What is met first that is not simulated."""
DIFFERENT: Final[dict[str, str]] = {}
"""Neither exact nor unsupported, with the cause. All others are exact."""

pytestmark = pytest.mark.skipif(not TRACES, reason="no recorded traces to compare with")


@pytest.mark.parametrize("trace", TRACES, ids=[trace.name for trace in TRACES])
def test_a_trace_comes_out_as_the_table_says(
    trace: Trace, conformance_note: ConformanceNotes
) -> None:
    result = judge(trace)

    score = result.score
    if result.verdict != EXACT:
        missing = ", ".join(result.unsupported) or result.verdict
        conformance_note.append(
            f"  {trace.name}: {score.matched} of {score.expected} events ({missing})"
        )
    why = "\n".join([*first_divergence(result), result.replay.error or ""])
    if trace.name in UNSUPPORTED:
        assert result.verdict == UNSUPPORTED_VERDICT, "no longer: change the table"
        assert result.unsupported[0] == UNSUPPORTED[trace.name]
        assert not result.is_silently_wrong, why
    elif trace.name in DIFFERENT:
        assert result.verdict == DIFFERS, "no longer: change the table"
    else:
        assert result.unsupported == [], why
        assert result.verdict == EXACT, why


@pytest.mark.parametrize("trace", WITH_QUEUES, ids=[t.name for t in WITH_QUEUES])
def test_queues_and_the_order_of_updates_are_as_recorded(trace: Trace) -> None:
    if trace.name in {*UNSUPPORTED, *DIFFERENT}:
        pytest.skip("the trace itself is not met")

    result = judge(trace, is_noted=True)

    assert list(order_differences(result)) == []


@pytest.mark.parametrize("trace", WITH_PATHS, ids=[t.name for t in WITH_PATHS])
def test_entities_take_the_recorded_paths(trace: Trace) -> None:
    score = judge(trace).path_score

    assert score is not None
    assert score.matched == score.expected
