"""A template of which only a part is placed (https://minecraft.wiki/w/Structure_Block, integrity)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import attrs

from gametest.structure.placement import in_placing_order
from gametest.structure.resolved_template import ResolvedTemplate

if TYPE_CHECKING:
    from gametest.core.random_source import RandomSource


def decayed(
    resolved: ResolvedTemplate, integrity: float, random: RandomSource
) -> ResolvedTemplate:
    """Every block stays with that chance; one number is drawn for each, in the order of placing.

    That order and the draw are general knowledge of the game; entities always stay.
    """
    template = resolved.template
    blocks = template.blocks
    if not resolved.is_ordered:
        blocks = tuple(in_placing_order(blocks, resolved.palettes[0]))
    kept = tuple(block for block in blocks if random.next_float() <= integrity)
    return ResolvedTemplate(
        attrs.evolve(template, blocks=kept), resolved.palettes, is_ordered=True
    )
