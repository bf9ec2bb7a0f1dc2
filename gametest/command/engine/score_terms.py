"""Score commands and conditions as data, so that a hot function can be generated from them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, final

import attrs

if TYPE_CHECKING:
    from gametest.command.engine.compiled_command import Step


class Slot(NamedTuple):
    """The score of one named holder."""

    holder: str
    objective: str


@final
@attrs.frozen
class ScoreOperation:
    """`set`, `add` or an operator of `players operation`."""

    kind: str
    target: Slot
    amount: int = 0
    other: Slot | None = None


@final
@attrs.frozen
class ScoreTest:
    """`if score … matches`; with `negated`, `unless`."""

    slot: Slot
    least: float
    most: float
    negated: bool = False


@final
@attrs.frozen
class ScoreComparison:
    """`if score … < …`; with `negated`, `unless`. False where a score is missing."""

    slot: Slot
    sign: str
    """As Python writes it."""
    other: Slot
    negated: bool = False


@final
@attrs.frozen(eq=False)
class ScoreStep:
    """A step that a generated function may replace: both do exactly the same."""

    step: Step
    operation: ScoreOperation
