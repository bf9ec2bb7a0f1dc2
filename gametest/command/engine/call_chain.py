"""Who called whom when something had to be told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from gametest.command.engine.compiled_function import CompiledFunction
from gametest.command.engine.execution_frame import Branches, Frame, Lines

_SHOWN: Final = 8


class CallSite(NamedTuple):
    """A function of the chain and the line at which it stood."""

    function: CompiledFunction
    line: int
    tail_calls: int
    """Calls by a last line, whose callers were finished and are not kept."""

    def __str__(self) -> str:
        return f"{self.function.id}:{self.line}"


def sites_of(
    stack: Sequence[Lines | Branches], *, waits: bool = False
) -> tuple[CallSite, ...]:
    """Of what stands in a queue; see `CommandExecution.call_chain`."""
    sites: list[CallSite] = []
    told: Frame | None = None
    for entry in reversed(stack):
        if not isinstance(entry, Lines):
            # The end of a line that has begun.
            waits = False
            continue
        if entry.frame.function is None:
            continue
        if entry.frame is told:
            # The lines of a block stand before the rest of their function.
            continue
        told = entry.frame
        place = entry.index if waits and not sites else entry.index - 1
        place = max(0, min(place, entry.size - 1))
        line = entry.commands[place].line if entry.size else 0
        sites.append(CallSite(entry.frame.function, line, entry.tail_calls))
    return tuple(sites)


def chain_text(chain: Sequence[CallSite]) -> str:
    """`p:b:3, called by p:a:7`; long chains keep both ends."""
    if len(chain) > _SHOWN:
        half = _SHOWN // 2
        left_out = len(chain) - _SHOWN
        parts = [
            *map(_shown, chain[:half]),
            f"{left_out} more",
            *map(_shown, chain[-half:]),
        ]
    else:
        parts = [_shown(site) for site in chain]
    return ", called by ".join(parts)


def _shown(site: CallSite) -> str:
    if not site.tail_calls:
        return str(site)
    return f"{site} (after {site.tail_calls} calls by a last line)"
