"""What a regular expression says, as a tree."""

from __future__ import annotations

from typing import TypeAlias, final

import attrs


@final
@attrs.frozen
class Characters:
    characters: frozenset[str]


@final
@attrs.frozen
class Anchor:
    name: str


@final
@attrs.frozen
class Sequence:
    parts: tuple[Node, ...]


@final
@attrs.frozen
class Alternatives:
    parts: tuple[Node, ...]


@final
@attrs.frozen
class Repetition:
    part: Node
    least: int
    most: int | None


@final
@attrs.frozen
class Look:
    """`(?=a)`, `(?!a)`, `(?<=a)`, `(?<!a)`: what stands ahead or behind, taking nothing."""

    part: Node
    is_behind: bool
    is_negated: bool


Node: TypeAlias = Characters | Anchor | Sequence | Alternatives | Repetition | Look


def is_bounded(node: Node) -> bool:
    """Java refuses to look behind for what may be of any length."""
    match node:
        case Sequence(parts) | Alternatives(parts):
            return all(map(is_bounded, parts))
        case Repetition(part, _, most):
            return most is not None and is_bounded(part)
        case _:
            return True
