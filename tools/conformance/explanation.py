"""Why a trace differs: the first divergence, all of them, and the order of updates."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from gametest.core.position import BlockPos
from gametest.level.level_ticks import TickPriority
from tools.conformance.events import BlockChanged, Event, InventoryChanged
from tools.conformance.recording import BLOCK_EVENTS, UPDATES, Call
from tools.conformance.replay import TickNotes
from tools.conformance.result import TraceResult
from tools.conformance.trace import Trace

_AROUND: Final = 3
"""Calls shown before the first that differs."""
_SHOWN: Final = 8
_OURS_ONLY: Final = "write"


def first_divergence(result: TraceResult) -> Iterator[str]:
    """The first tick that differs; with notes also what our level did there."""
    tick = result.comparison.first_tick
    if tick is None:
        return
    missing, extra = result.comparison.at_tick(tick)
    yield f"tick {tick}: {len(missing)} missing, {len(extra)} extra"
    yield from (f"  missing {event}" for event in missing[:_SHOWN])
    yield from (f"  extra   {event}" for event in extra[:_SHOWN])
    place = _place_of((missing or extra)[0])
    notes = result.replay.notes.get(tick)
    if place is None or notes is None:
        return
    yield f"  our level at {place}:"
    lines = [f"    {call}" for call in notes.calls if _concerns(call, place)]
    lines += [
        f"    scheduled for tick {_tick(result, row[0])}, priority {row[3]}: {row[2]}"
        for row in notes.before
        if row[1] == place
    ]
    yield from lines[:_SHOWN] or ["    nothing happened"]


def _place_of(event: Event) -> tuple[int, int, int] | None:
    if isinstance(event, (BlockChanged, InventoryChanged)):
        return event.pos
    return None


def _concerns(call: Call, place: tuple[int, int, int]) -> bool:
    distance = sum(abs(a - b) for a, b in zip(call.pos, place, strict=True))
    return distance == 0 or (call.kind == "neighbors_at" and distance == 1)


def _tick(result: TraceResult, game_time: int) -> int:
    start = int(result.trace.record.get("game_time_at_start", 0))
    return game_time - start - 1


def all_differences(result: TraceResult) -> Iterator[str]:
    """Each tick that differs, then where the order or the queues part."""
    comparison = result.comparison
    ticks = sorted({e.tick for e in (*comparison.missing, *comparison.extra)})
    for tick in ticks:
        missing, extra = comparison.at_tick(tick)
        yield f"tick {tick}"
        yield from (f"  missing {event}" for event in missing)
        yield from (f"  extra   {event}" for event in extra)
    yield from order_differences(result)


def order_differences(result: TraceResult) -> Iterator[str]:
    """Per recorded tick, in the order in which a cause would show."""
    for tick, queues in sorted(result.trace.queues.items()):
        notes = result.replay.notes.get(tick)
        if notes is None:
            return
        found = [
            *_waiting_differences(result, queues["before"], notes),
            *_call_differences(result, queues, "notify", notes, UPDATES),
            *_call_differences(result, queues, "log", notes, frozenset()),
        ]
        if found:
            yield f"tick {tick}"
            yield from (f"  {line}" for line in found)


def _waiting_differences(
    result: TraceResult, before: dict[str, Any], notes: TickNotes
) -> Iterator[str]:
    wanted = [
        (row["at"], tuple(row["pos"]), row["block"], TickPriority[row["priority"]])
        for row in sorted(before["scheduled"], key=_by_order)
    ]
    ours = [(row[0], row[1], row[2], row[3]) for row in notes.before]
    yield from _list_differences("scheduled", wanted, ours)
    events = [
        (tuple(row["pos"]), row["block"], row["id"], row["param"])
        for row in before["events"]
    ]
    yield from _list_differences("block event", events, notes.waiting)


def _by_order(row: dict[str, Any]) -> tuple[int, int, int]:
    return row["at"], TickPriority[row["priority"]], row["order"]


def _list_differences(
    name: str, wanted: list[tuple[Any, ...]], ours: list[tuple[Any, ...]]
) -> Iterator[str]:
    if wanted == ours:
        return
    missing = [row for row in wanted if row not in ours]
    extra = [row for row in ours if row not in wanted]
    yield from (f"{name} missing {row}" for row in missing)
    yield from (f"{name} extra   {row}" for row in extra)
    if not missing and not extra:
        yield f"{name}: the same, in another order"
        yield f"  theirs {wanted[:_SHOWN]}"
        yield f"  ours   {ours[:_SHOWN]}"


def _call_differences(
    result: TraceResult,
    queues: dict[str, Any],
    name: str,
    notes: TickNotes,
    kinds: frozenset[str],
) -> Iterator[str]:
    """`kinds` beside those of block events, which both records hold."""
    recorded = queues.get(name)
    if not recorded:
        return
    wanted = [_call_of(result.trace, row) for row in recorded]
    ours = [call for call in notes.calls if call.kind in kinds | BLOCK_EVENTS]
    for index in range(max(len(wanted), len(ours))):
        one = wanted[index] if index < len(wanted) else None
        other = ours[index] if index < len(ours) else None
        if one == other:
            continue
        yield f"{name} parts at call {index} of {len(wanted)} (ours {len(ours)})"
        for call in wanted[max(0, index - _AROUND) : index]:
            yield f"    both   {call}"
        yield from (f"    theirs {call}" for call in wanted[index : index + _SHOWN])
        yield from (f"    ours   {call}" for call in ours[index : index + _SHOWN])
        return


def _call_of(trace: Trace, row: dict[str, Any]) -> Call:
    kind, pos = row["kind"], BlockPos(*row["pos"])
    if not trace.watched_blocks.contains(trace.origin.offset(*pos)):
        # Some records have absolute positions in their logs.
        pos = pos.minus(trace.origin)
    if kind in BLOCK_EVENTS:
        return Call(kind, pos, f"{row['id']} {row['param']}")
    return Call(kind, pos, row["at"])
