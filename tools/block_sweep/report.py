"""The verdicts as a table, one row a family of behaviours or of inert blocks."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from typing import Any

from gametest.behaviour.block_family import FamilyIndex
from gametest.behaviour.families import block_families
from gametest.behaviour.inert_blocks import find_inert
from gametest.block.block_table import BlockTable
from gametest.core.version import NEWEST_VERSION
from tools.block_sweep.sweep import StateVerdict, Verdict

_FAULTS = (Verdict.UNLISTED, Verdict.WRONG, Verdict.BROKEN)
_WIDTH = 44
_COLUMNS = tuple(Verdict)


def faults(verdicts: Iterable[StateVerdict]) -> list[StateVerdict]:
    """What must not be."""
    return [one for one in verdicts if one.verdict in _FAULTS]


def table(verdicts: Sequence[StateVerdict]) -> str:
    counts: dict[str, Counter[Verdict]] = defaultdict(Counter)
    missing: dict[str, set[str]] = defaultdict(set)
    family_of = _families()
    for one in verdicts:
        family = family_of(one)
        counts[family][one.verdict] += 1
        missing[family].update(_mechanics(one))
    heads = "  ".join(f"{verdict.value:>11.11}" for verdict in _COLUMNS)
    lines = [f"{'family':<{_WIDTH}}  {heads}  not simulated"]
    for family, found in counts.items():
        names = ", ".join(sorted(missing[family]))
        lines.append(_row(family, found, names))
    total = sum(counts.values(), Counter[Verdict]())
    lines += ["", _row("all states", total, "")]
    return "\n".join(lines)


def plain(verdicts: Iterable[StateVerdict]) -> list[dict[str, Any]]:
    """For a file in JSON."""
    return [
        {
            "state": one.state,
            "verdict": one.verdict.value,
            "stimulus": one.stimulus,
            "missing": list(one.missing),
        }
        for one in verdicts
    ]


def _row(name: str, found: Counter[Verdict], rest: str) -> str:
    short = name if len(name) <= _WIDTH else name[: _WIDTH - 3] + "..."
    cells = "  ".join(f"{found[verdict] or '':>11}" for verdict in _COLUMNS)
    return f"{short:<{_WIDTH}}  {cells}  {rest}".rstrip()


def _families() -> Any:
    index = FamilyIndex(block_families())
    blocks = BlockTable.load(NEWEST_VERSION)

    def name_of(one: StateVerdict) -> str:
        family = index.find(one.block.removeprefix("minecraft:"))
        if family is not None:
            return family.blocks
        inert = find_inert(blocks.parse_state(one.state))
        return "whatever holds water" if inert is None else inert.name

    return name_of


def _mechanics(one: StateVerdict) -> set[str]:
    """Without the block, which the row names."""
    return {
        mechanic.removeprefix(f"{one.block}: ")
        for mechanic in one.missing
        if mechanic.startswith(f"{one.block}: ")
    }
