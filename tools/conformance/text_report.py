"""The tables that the tool prints."""

from __future__ import annotations

from collections.abc import Iterator

from tools.conformance.explanation import all_differences, first_divergence
from tools.conformance.result import (
    DIFFERS,
    EXACT,
    GroupTotal,
    TraceResult,
    total_of,
    totals,
)


def trace_lines(
    result: TraceResult, *, noted: TraceResult | None = None, is_full: bool = False
) -> Iterator[str]:
    """One line, then what is to say about it; `noted` is the same replay with notes."""
    score = result.score
    line = (
        f"{result.trace.name:24} {result.verdict:11} {result.value:6.3f}"
        f"  {score.matched}/{score.expected} +{score.extra}"
    )
    first = result.comparison.first_tick
    if first is not None:
        line += f"  first at tick {first}"
    paths = result.path_score
    if paths is not None:
        line += f"  paths {paths.matched}/{paths.expected}"
    yield line
    for mechanic in result.unsupported:
        first_met = next(
            each for each in result.replay.unsupported if each.mechanic == mechanic
        )
        yield f"    not simulated: {mechanic} (tick {first_met.tick})"
    if result.replay.error is not None:
        yield from (f"    {each}" for each in result.replay.error.splitlines())
    if noted is None:
        return
    lines = all_differences(noted) if is_full else first_divergence(noted)
    if is_full or result.is_silently_wrong:
        yield from (f"    {each}" for each in lines)


def total_lines(results: list[TraceResult]) -> Iterator[str]:
    yield ""
    for name, groups in totals(results).items():
        yield f"{name:24} traces exact unsupported  events matched  extra   mean"
        yield from map(_group_line, groups)
        yield ""
    yield _group_line(total_of("all", results))
    without = [
        result.score_without_actions.value
        for result in results
        if result.verdict in (EXACT, DIFFERS)
    ]
    mean = sum(without) / len(results) if results else 0.0
    yield f"mean score without what actions wrote: {mean:.3f}"


def _group_line(group: GroupTotal) -> str:
    return (
        f"{group.name:24} {group.traces:6} {group.exact:5} {group.unsupported:11}"
        f" {group.matched:7}/{group.expected:<7} {group.extra:6}  {group.mean:5.3f}"
    )
