"""Families of ids written as patterns: `{color}_wool`, `*_planks`, `{strip}{fungus}_stem`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product

Sets = Mapping[str, Sequence[str]]


def spell_out(pattern: str, sets: Sets) -> Iterator[str]:
    """Every word for which the `{set}`s of a pattern stand, in the order of the sets."""
    parts = re.split(r"\{(\w+)\}", pattern)
    names = parts[1::2]
    for chosen in product(*(sets[name] for name in names)):
        words = list(parts)
        words[1::2] = chosen
        yield "".join(words)


def match_ids(
    patterns: Iterable[str], ids: Sequence[str] | Mapping[str, object], sets: Sets
) -> set[str]:
    """The ids that a pattern covers; `*` stands for any text, also none."""
    found: set[str] = set()
    for pattern in patterns:
        for word in spell_out(pattern, sets):
            if "*" not in word:
                if word in ids:
                    found.add(word)
                continue
            start, _, end = word.partition("*")
            if "*" not in end:
                least = len(start) + len(end)
                found.update(
                    name
                    for name in ids
                    if len(name) >= least
                    and name.startswith(start)
                    and name.endswith(end)
                )
                continue
            expression = re.compile(re.escape(word).replace(r"\*", ".*"))
            found.update(name for name in ids if expression.fullmatch(name))
    return found
