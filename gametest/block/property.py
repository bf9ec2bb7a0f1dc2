"""One property of a block, e.g. `facing` with its values in the game's order."""

from __future__ import annotations

from typing import final

import attrs


@final
@attrs.frozen
class Property:
    """The order of the values decides the ids of the states."""

    name: str
    values: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.name}={'|'.join(self.values)}"
