"""How a client draws a score (https://minecraft.wiki/w/Commands/scoreboard)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

import attrs

if TYPE_CHECKING:
    from gametest.nbt.tags import Compound
    from gametest.text.component import Component


@final
@attrs.frozen
class NumberFormat:
    """`blank`, `fixed` with a text, or `styled` with a style."""

    kind: str
    text: Component | None = None
    style: Compound | None = None

    def drawn(self, score: int) -> Component:
        from gametest.text.component import Component

        if self.kind == "blank":
            return Component.text("")
        if self.text is not None:
            return self.text
        return attrs.evolve(Component.text(str(score)), style=dict(self.style or {}))


@final
@attrs.define
class ScoreDrawing:
    """Of one holder's score; None follows the objective."""

    name: Component | None = None
    number_format: NumberFormat | None = None
