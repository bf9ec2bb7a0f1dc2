"""The verdicts as a table, one row a step."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from typing import Any

from tools.item_sweep.sweep import STEPS, StepVerdict, Verdict

_FAULTS = (Verdict.WRONG, Verdict.BROKEN)


def faults(verdicts: Iterable[StepVerdict]) -> list[StepVerdict]:
    """What must not be."""
    return [one for one in verdicts if one.verdict in _FAULTS]


def table(verdicts: Sequence[StepVerdict]) -> str:
    counts: dict[str, Counter[Verdict]] = defaultdict(Counter)
    missing: dict[str, Counter[str]] = defaultdict(Counter)
    for one in verdicts:
        counts[one.step][one.verdict] += 1
        if one.verdict is Verdict.UNSUPPORTED:
            missing[one.step][one.why.replace(one.item, "ITEM")] += 1
    heads = "  ".join(f"{verdict.value:>11}" for verdict in Verdict)
    lines = [f"{'step':<8}  {heads}  not simulated"]
    for step in STEPS:
        cells = "  ".join(f"{counts[step][verdict] or '':>11}" for verdict in Verdict)
        names = ", ".join(
            f"{name} ({count})" for name, count in sorted(missing[step].items())
        )
        lines.append(f"{step:<8}  {cells}  {names}".rstrip())
    return "\n".join(lines)


def plain(verdicts: Iterable[StepVerdict]) -> list[dict[str, Any]]:
    """For a file in JSON."""
    return [
        {
            "item": one.item,
            "step": one.step,
            "verdict": one.verdict.value,
            "why": one.why,
        }
        for one in verdicts
    ]
