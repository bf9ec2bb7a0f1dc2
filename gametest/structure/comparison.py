"""Whether two templates describe the same structure, and the first place where they do not."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from gametest.core.position import BlockPos
from gametest.nbt.snbt import write_snbt
from gametest.nbt.tags import Compound, Tag, nbt_equal
from gametest.structure.template import (
    StructureTemplate,
    TemplateEntity,
    TemplateState,
)

_TOLERANCE = 1e-4
"""Positions and angles pass through sums of 32-bit numbers when a structure is turned."""


def templates_equal(one: StructureTemplate, other: StructureTemplate) -> bool:
    return first_difference(one, other) is None


def first_difference(one: StructureTemplate, other: StructureTemplate) -> str | None:
    """One sentence, or None. The order of palettes and blocks does not count."""
    return next(_differences(one, other), None)


def _differences(one: StructureTemplate, other: StructureTemplate) -> Iterator[str]:
    if one.size != other.size:
        yield f"the sizes are {_spaced(one.size)} and {_spaced(other.size)}"
    if one.data_version != other.data_version:
        yield f"the data versions are {one.data_version} and {other.data_version}"
    if len(one.palettes) != len(other.palettes):
        yield f"there are {len(one.palettes)} and {len(other.palettes)} palettes"
    if not nbt_equal(one.extra, other.extra):
        yield f"the other keys are {write_snbt(one.extra)} and {write_snbt(other.extra)}"
    yield from _block_differences(one, other)
    yield from _entity_differences(one.entities, other.entities)


_Cell = tuple[tuple[TemplateState | None, ...], Compound | None]


def _cells(template: StructureTemplate) -> dict[BlockPos, _Cell]:
    combined: list[tuple[TemplateState | None, ...]] = list(
        zip(*template.palettes, strict=False)
    )
    combined.append((None,))  # index -1
    return {block.pos: (combined[block.state], block.nbt) for block in template.blocks}


def _block_differences(
    one: StructureTemplate, other: StructureTemplate
) -> Iterator[str]:
    ours, theirs = _cells(one), _cells(other)
    for pos, (states, nbt) in ours.items():
        if pos not in theirs:
            yield f"block at {pos}: {_words(states)} and nothing"
            continue
        other_states, other_nbt = theirs[pos]
        if states != other_states:
            yield f"block at {pos}: {_words(states)} and {_words(other_states)}"
        yield from _nbt_differences(f"block at {pos}", nbt, other_nbt)
    for pos, (states, _) in theirs.items():
        if pos not in ours:
            yield f"block at {pos}: nothing and {_words(states)}"


def _nbt_differences(
    place: str, one: Compound | None, other: Compound | None
) -> Iterator[str]:
    if one is None or other is None:
        if one is not other:
            yield f"{place}: data {_snbt(one)} and {_snbt(other)}"
        return
    for key in dict.fromkeys([*one, *other]):
        ours, theirs = one.get(key), other.get(key)
        if ours is None or theirs is None or not nbt_equal(ours, theirs):
            yield f"{place}: {key} is {_snbt(ours)} and {_snbt(theirs)}"


def _entity_differences(
    ours: tuple[TemplateEntity, ...], theirs: tuple[TemplateEntity, ...]
) -> Iterator[str]:
    if len(ours) != len(theirs):
        yield f"there are {len(ours)} and {len(theirs)} entities"
    for index, (one, other) in enumerate(zip(ours, theirs, strict=False)):
        place = f"entity {index}"
        if not _near(one.pos, other.pos):
            yield f"{place}: at {_spaced(one.pos)} and {_spaced(other.pos)}"
        if one.block_pos != other.block_pos:
            yield f"{place}: in cell {one.block_pos} and {other.block_pos}"
        one_nbt, other_nbt = dict(one.nbt), dict(other.nbt)
        if _same_angles(one_nbt.get("Rotation"), other_nbt.get("Rotation")):
            one_nbt.pop("Rotation", None)
            other_nbt.pop("Rotation", None)
        yield from _nbt_differences(place, one_nbt, other_nbt)


def _near(one: Iterable[float], other: Iterable[float]) -> bool:
    return all(abs(a - b) < _TOLERANCE for a, b in zip(one, other, strict=True))


def _same_angles(one: Tag | None, other: Tag | None) -> bool:
    if not (isinstance(one, list) and isinstance(other, list)):
        return False
    angles = [*one, *other]
    if len(one) != 2 or len(other) != 2:
        return False
    if not all(isinstance(angle, float) for angle in angles):
        return False
    turn = (float(one[0]) - float(other[0]) + 180.0) % 360.0 - 180.0  # type: ignore[arg-type]
    return abs(turn) < _TOLERANCE and one[1] == other[1]


def _words(states: tuple[TemplateState | None, ...]) -> str:
    return " or ".join(
        "a bad index" if state is None else str(state) for state in states
    )


def _snbt(tag: Tag | None) -> str:
    return "missing" if tag is None else write_snbt(tag)


def _spaced(values: Iterable[float]) -> str:
    return " ".join(map(str, values))
