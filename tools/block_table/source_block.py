"""One block on its way from a source to a table."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import TypeAlias, final

import attrs

Box: TypeAlias = tuple[float, float, float, float, float, float]
Shape: TypeAlias = tuple[Box, ...]

FULL_CUBE: Shape = ((0.0, 0.0, 0.0, 1.0, 1.0, 1.0),)


@final
@attrs.frozen
class SourceBlock:
    """`shapes` has one shape for all states or one for each."""

    name: str
    properties: tuple[tuple[str, tuple[str, ...]], ...]
    """Alphabetical."""
    default: int = attrs.field(kw_only=True)
    """Number of the default state among the block's own."""
    hardness: float = attrs.field(kw_only=True)
    resistance: float = attrs.field(kw_only=True)
    requires_tool: bool = attrs.field(kw_only=True)
    light_filter: int = attrs.field(kw_only=True)
    light: int = attrs.field(kw_only=True)
    """Emission of the default state, to check the authored rules against."""
    shapes: tuple[Shape, ...] = attrs.field(kw_only=True)

    @property
    def state_count(self) -> int:
        count = 1
        for _, values in self.properties:
            count *= len(values)
        return count

    def states(self) -> Iterator[dict[str, str]]:
        """In the order of the ids."""
        names = [name for name, _ in self.properties]
        for chosen in product(*(values for _, values in self.properties)):
            yield dict(zip(names, chosen, strict=True))

    def shape_of(self, state: int) -> Shape:
        return self.shapes[0] if len(self.shapes) == 1 else self.shapes[state]
