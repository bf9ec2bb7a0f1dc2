"""The verdict on one state, and the run over many."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import Enum
from typing import final

import attrs

from gametest.behaviour.inert_blocks import find_inert
from gametest.block.block_state import BlockState
from gametest.block.block_table import BlockTable
from gametest.core.version import NEWEST_VERSION
from tools.block_sweep.bench import SweepBench
from tools.block_sweep.stimuli import STIMULI


class Verdict(Enum):
    BEHAVIOUR = "behaviour"
    """Something changed under at least one stimulus."""
    UNSUPPORTED = "unsupported"
    """Nothing changed, and a mechanic was reported by name."""
    INERT = "inert"
    """Nothing changed, and the list of inert blocks says so too."""
    UNLISTED = "unlisted"
    """Nothing changed, and nobody says that this is right."""
    WRONG = "listed yet acts"
    BROKEN = "broken"
    """A hook raised something else than `UnsupportedError`."""


@final
@attrs.frozen
class StateVerdict:
    block: str
    state: str
    verdict: Verdict
    stimulus: str
    """The first that changed something, else empty."""
    missing: tuple[str, ...]
    """Mechanics reported up to there."""


def judge(bench: SweepBench, state: BlockState) -> StateVerdict:
    bench.missing.clear()
    stimulus = ""
    for name, act in STIMULI:
        bench.clear()
        try:
            has_changed = act(bench, state)
        except Exception as error:
            text = f"{name}: {type(error).__name__}: {error}"
            return StateVerdict(state.block.name, str(state), Verdict.BROKEN, text, ())
        if has_changed:
            stimulus = name
            break
    missing = dict.fromkeys(bench.missing)
    return StateVerdict(
        state.block.name,
        str(state),
        _verdict(state, is_active=bool(stimulus), is_reported=bool(missing)),
        stimulus,
        tuple(missing),
    )


def _verdict(state: BlockState, *, is_active: bool, is_reported: bool) -> Verdict:
    is_listed = find_inert(state) is not None
    if is_listed and (is_active or is_reported):
        return Verdict.WRONG
    if is_active:
        return Verdict.BEHAVIOUR
    if is_reported:
        return Verdict.UNSUPPORTED
    return Verdict.INERT if is_listed else Verdict.UNLISTED


def sweep(state_ids: Iterable[int]) -> list[StateVerdict]:
    """Of the newest version's table; one bench for all."""
    blocks = BlockTable.load(NEWEST_VERSION)
    return list(
        judge_all(SweepBench.of(blocks), (blocks.state(id) for id in state_ids))
    )


def judge_all(
    bench: SweepBench, states: Iterable[BlockState]
) -> Iterator[StateVerdict]:
    for state in states:
        yield judge(bench, state)
