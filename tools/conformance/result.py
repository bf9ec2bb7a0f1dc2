"""What became of one trace: scores, verdict, paths of entities."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import Any, Final, final

import attrs

from tools.conformance.events import vector
from tools.conformance.replay import Replay
from tools.conformance.scoring import Comparison, Score, compare, is_near
from tools.conformance.trace import Trace

EXACT: Final = "exact"
DIFFERS: Final = "differs"
UNSUPPORTED: Final = "unsupported"
"""Something that is not simulated was met, whatever the events say: the score is 0."""
BROKEN: Final = "error"


@final
@attrs.define(slots=False, eq=False, repr=False)
class TraceResult:
    trace: Trace
    replay: Replay

    @cached_property
    def comparison(self) -> Comparison:
        trace = self.trace
        return compare(trace.expected, self.replay.events, trace.tolerance)

    @property
    def score(self) -> Score:
        return self.comparison.score

    @property
    def score_without_actions(self) -> Score:
        return self.comparison.score_without(self.trace.is_own_write)

    @property
    def verdict(self) -> str:
        if self.replay.error is not None:
            return BROKEN
        if self.replay.unsupported:
            return UNSUPPORTED
        return EXACT if self.score.is_exact else DIFFERS

    @property
    def value(self) -> float:
        """What counts in a mean."""
        return self.score.value if self.verdict in (EXACT, DIFFERS) else 0.0

    @property
    def unsupported(self) -> list[str]:
        """Names of mechanics, each once, in the order in which they were met."""
        return list(dict.fromkeys(each.mechanic for each in self.replay.unsupported))

    @property
    def is_silently_wrong(self) -> bool:
        """It differs in a tick before which nothing was reported as not simulated."""
        first = self.comparison.first_tick
        if first is None:
            return False
        return all(each.tick > first for each in self.replay.unsupported)

    @cached_property
    def path_score(self) -> Score | None:
        """Entries of `entity_paths` that are met; None where there are none."""
        if not self.trace.paths:
            return None
        wanted = [_path_of(entity) for entity in self.trace.paths]
        rows = [row for path in wanted for row in path]
        found = {
            (id_, tick): (pos, velocity)
            for id_, path in self.replay.paths.items()
            for tick, pos, velocity in path
        }
        matched = 0
        for id_, tick, pos, velocity in rows:
            ours = found.get((id_, tick))
            if ours is not None:
                matched += is_near(pos, ours[0]) and is_near(velocity, ours[1])
        return Score(len(rows), matched, 0)

    def as_json(self) -> dict[str, Any]:
        score, plain = self.score, self.score_without_actions
        first = self.comparison.first_tick
        paths = self.path_score
        found: dict[str, Any] = {
            "name": self.trace.name,
            "family": self.trace.family,
            "mechanics": self.trace.mechanics,
            "source_engine": self.trace.entry.get("source_engine"),
            "verdict": self.verdict,
            "score": self.value,
            "expected": score.expected,
            "matched": score.matched,
            "extra": score.extra,
            "without_actions": plain.value,
            "first_divergence": first,
            "unsupported": self.unsupported,
            "error": self.replay.error,
        }
        if paths is not None:
            found["entity_paths"] = {
                "expected": paths.expected,
                "matched": paths.matched,
            }
        if first is not None:
            missing, extra = self.comparison.at_tick(first)
            found["missing_there"] = list(map(str, missing))
            found["extra_there"] = list(map(str, extra))
        return found


def _path_of(entity: dict[str, Any]) -> list[tuple[int, int, Any, Any]]:
    return [
        (entity["id"], tick, vector(pos), vector(velocity))
        for tick, pos, velocity in entity["path"]
    ]


@final
@attrs.frozen
class GroupTotal:
    """Traces that share a family or a mechanic."""

    name: str
    traces: int
    exact: int
    unsupported: int
    matched: int
    expected: int
    extra: int
    mean: float


def total_of(name: str, results: Iterable[TraceResult]) -> GroupTotal:
    rows = list(results)
    verdicts = [row.verdict for row in rows]
    return GroupTotal(
        name,
        len(rows),
        verdicts.count(EXACT),
        verdicts.count(UNSUPPORTED),
        sum(row.score.matched for row in rows),
        sum(row.score.expected for row in rows),
        sum(row.score.extra for row in rows),
        sum(row.value for row in rows) / len(rows) if rows else 0.0,
    )


def totals(results: list[TraceResult]) -> dict[str, list[GroupTotal]]:
    """Under `families` and `mechanics`, each by name."""
    families = sorted({row.trace.family for row in results})
    mechanics = sorted({name for row in results for name in row.trace.mechanics})
    return {
        "families": [
            total_of(name, (row for row in results if row.trace.family == name))
            for name in families
        ],
        "mechanics": [
            total_of(name, (row for row in results if name in row.trace.mechanics))
            for name in mechanics
        ],
    }


def judge(trace: Trace, *, is_noted: bool = False) -> TraceResult:
    """Replay and compare."""
    return TraceResult(trace, Replay(trace, is_noted).run())
