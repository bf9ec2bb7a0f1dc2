"""What the directives of one file say."""

from __future__ import annotations

from typing import Final, final

import attrs

from gametest.core.direction import Rotation
from gametest.core.identifier import Identifier
from gametest.core.source_location import SourceLocation
from gametest.framework.builtin_tests import DEFAULT_ENVIRONMENT, EMPTY_STRUCTURE
from gametest.level.dimension_type import OVERWORLD

DIALECT_MAX_TICKS: Final = 100


@final
@attrs.frozen
class Case:
    """`# @case name a=1 b=2`: the file is a test of its own with these parameters."""

    name: str
    values: dict[str, str]
    location: SourceLocation


@final
@attrs.frozen
class Fixture:
    """`# @uses ns:path`: functions that run before and after the test."""

    id: Identifier
    location: SourceLocation


@final
@attrs.define(eq=False)
class DialectSettings:
    """The defaults are the same in both dialects but for the dummy's place."""

    environment: Identifier = DEFAULT_ENVIRONMENT
    structure: Identifier = EMPTY_STRUCTURE
    dimension: Identifier = OVERWORLD
    max_ticks: int = DIALECT_MAX_TICKS
    setup_ticks: int = 0
    required: bool = True
    rotation: Rotation = Rotation.NONE
    max_attempts: int = 1
    required_successes: int = 1
    padding: int = 0
    sky_access: bool = False
    dummy: str | None = None
    """Where a fake player stands that runs the lines, relative to the structure's corner."""
    cases: list[Case] = attrs.field(factory=list)
    fixtures: list[Fixture] = attrs.field(factory=list)
