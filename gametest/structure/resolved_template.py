"""A template whose states were looked up in the target version's blocks."""

from __future__ import annotations

from typing import final

import attrs

from gametest.block.block_state import BlockState
from gametest.block.block_table import BlockTable
from gametest.block.errors import BlockStateError
from gametest.core.diagnostic import DiagnosticCollector
from gametest.core.errors import DiagnosticError
from gametest.core.source_location import SourceLocation
from gametest.structure.template import StructureTemplate, TemplateState
from gametest.structure.upgrades.upgrade import upgrade_template


@final
@attrs.frozen(eq=False)
class ResolvedTemplate:
    template: StructureTemplate
    """In the form of the target version."""
    palettes: tuple[tuple[BlockState, ...], ...]
    """As the template's; a state that does not exist is air."""
    is_ordered: bool = False
    """The blocks stand in the order in which they are written."""


def resolve_template(
    template: StructureTemplate,
    table: BlockTable,
    collector: DiagnosticCollector | None = None,
) -> ResolvedTemplate:
    """Upgrade the data and look every state up; kept with the template.

    Findings go to the collector; without one, the first error is raised as `DiagnosticError`.
    """
    key = ("resolved", table)
    if collector is None and key in template.cache:
        kept = template.cache[key]
        assert isinstance(kept, ResolvedTemplate)
        return kept
    found = DiagnosticCollector()
    location = SourceLocation(template.source)
    saved, wanted = template.data_version, table.version
    if saved is not None and saved > wanted.data_version:
        message = (
            f"saved with data version {saved}, newer than {wanted} with "
            f"{wanted.data_version}; the data are read as they are"
        )
        found.warning("newer-data", message, location)
    upgraded = upgrade_template(template, wanted)
    palettes = tuple(
        _states(upgraded, palette, table, found) for palette in upgraded.palettes
    )
    if collector is not None:
        collector.extend(found)
    elif found.errors:
        raise DiagnosticError(found.errors[0])
    result = ResolvedTemplate(upgraded, palettes)
    if not found.errors:
        template.cache[key] = result
    return result


def _states(
    template: StructureTemplate,
    palette: tuple[TemplateState, ...],
    table: BlockTable,
    found: DiagnosticCollector,
) -> tuple[BlockState, ...]:
    states = []
    for index, wanted in enumerate(palette):
        try:
            state = table.state_of(wanted.name, dict(wanted.properties))
        except BlockStateError as error:
            location = SourceLocation(template.source)
            uses = [block.pos for block in template.blocks if block.state == index]
            if uses:
                more = f" and {len(uses) - 1} more" if len(uses) > 1 else ""
                message = f"block at {uses[0]}{more}: {error}"
                found.error(error.code, message, location)
            else:
                message = f"palette[{index}], which no block uses: {error}"
                found.warning(error.code, message, location)
            state = table.air
        states.append(state)
    return tuple(states)
