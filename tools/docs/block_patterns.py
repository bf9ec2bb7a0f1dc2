"""Long lists of blocks, shortened to patterns where a pattern names exactly blocks of the list."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

_WORTH_A_PATTERN = 4


def shortened(names: Sequence[str], all_names: Iterable[str]) -> Iterator[str]:
    """`*_wool (16)` for all the wools; a pattern that would name another block is not used."""
    left = [name.removeprefix("minecraft:") for name in names]
    others = set(all_names) - set(left)
    while left:
        ending = _ending(left[0], left, others)
        if ending is None:
            yield f"`{left.pop(0)}`"
            continue
        yield f"`*{ending}` ({sum(name.endswith(ending) for name in left)})"
        left = [name for name in left if not name.endswith(ending)]


def _ending(name: str, left: list[str], others: set[str]) -> str | None:
    """The shortest ending of whole words that fits enough blocks and none of the others."""
    words = name.split("_")
    for start in range(len(words) - 1, 0, -1):
        ending = "_" + "_".join(words[start:])
        fits = sum(other.endswith(ending) for other in left)
        if fits < _WORTH_A_PATTERN:
            return None
        if not any(other.endswith(ending) for other in others):
            return ending
    return None
