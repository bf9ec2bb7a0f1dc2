"""Where the runs of a case differ, and the smallest case that still does."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import zip_longest

import attrs

from tools.fuzz.twins.case import Case, observe

WAYS: dict[str, tuple[str, bool]] = {
    "usual": ("usual", True),
    "hot": ("hot", True),
    "hot soon, every tick run": ("soon", False),
    "plain, every tick run": ("plain", False),
}


def difference(case: Case) -> str | None:
    """The first line that is not as without all short ways; also what is wrong by itself."""
    wanted = observe(case, "plain")
    fault = _fault(wanted)
    if fault is not None:
        return fault
    for name, (mode, skip) in WAYS.items():
        found = observe(case, mode, skip=skip)
        if found == wanted:
            continue
        for one, other in zip_longest(wanted, found):
            if one != other:
                return f"{name}:\n  plain: {one}\n  found: {other}"
    return None


def _fault(lines: list[str]) -> str | None:
    return next((line for line in lines if line.startswith("FAULT")), None)


def minimised(case: Case, differs: Callable[[Case], bool] | None = None) -> Case:
    """Without every line that is not needed for the difference."""
    asks = differs or (lambda one: difference(one) is not None)
    again = True
    while again:
        again = False
        for smaller in _smaller(case):
            try:
                still = asks(smaller)
            except Exception:
                still = False
            if still:
                case, again = smaller, True
                break
    return case


def _smaller(case: Case) -> Iterator[Case]:
    for size in (8, 4, 2, 1):
        for script in _without(case.script, size):
            yield attrs.evolve(case, script=script)
    for id, text in case.functions.items():
        if text:
            yield attrs.evolve(case, functions={**case.functions, id: ""})
    for id, text in case.functions.items():
        for lines in _without(tuple(text.split("\n")) if text else (), 1):
            shorter = {**case.functions, id: "\n".join(lines)}
            yield attrs.evolve(case, functions=shorter)
    for id in case.tags:
        tags = {tag: members for tag, members in case.tags.items() if tag != id}
        yield attrs.evolve(case, tags=tags)


def _without(lines: tuple[str, ...], size: int) -> Iterator[tuple[str, ...]]:
    for start in reversed(range(0, len(lines), size)):
        yield lines[:start] + lines[start + size :]
