"""The settings of a test: `data/<namespace>/test_instance/<path>.json`.

Fields, defaults and ranges: https://minecraft.wiki/w/Test_instance_definition.
"""

from __future__ import annotations

from typing import Final

import attrs

from gametest.core.direction import Rotation
from gametest.core.identifier import Identifier
from gametest.core.version import GameVersion
from gametest.framework.environment.test_environment import TestEnvironmentDefinition
from gametest.level.dimension_type import OVERWORLD
from gametest.registry.holder import Holder
from gametest.registry.ranges import in_range

MAX_PADDING: Final = 128


@attrs.frozen(kw_only=True)
class TestData:
    """Field names are the JSON's; all stand at the root beside `type`."""

    __test__ = False

    environment: Holder[TestEnvironmentDefinition]
    """What is set up before its batch and undone after it."""
    dimension: Identifier = OVERWORLD
    """Where it stands; since 26.3."""
    structure: Identifier
    """What is placed; `minecraft:empty` is one cell of air."""
    max_ticks: int = attrs.field(validator=in_range(1))
    """Ticks from the start of the body after which it has timed out."""
    setup_ticks: int = attrs.field(default=0, validator=in_range(0))
    """Ticks between placing the structure and the start of the body."""
    required: bool = True
    """Whether its failure makes the run fail."""
    rotation: Rotation = Rotation.NONE
    """How the structure is turned; positions in a body turn with it."""
    manual_only: bool = False
    """Left out of runs that start without a person choosing it."""
    max_attempts: int = attrs.field(default=1, validator=in_range(1))
    """After a failure it is tried again, at most so often."""
    required_successes: int = attrs.field(default=1, validator=in_range(1))
    """Attempts that must pass; counts only where `max_attempts` is more than 1."""
    sky_access: bool = False
    """No ceiling of barriers, so that rain and light of the sky come in."""
    padding: int = attrs.field(default=0, validator=in_range(0, MAX_PADDING))
    """Empty layers round the structure; since 26.1."""


def fields_missing_in(version: GameVersion) -> tuple[str, ...]:
    """Fields that a version does not know yet."""
    missing = []
    if not version.has_padding:
        missing.append("padding")
    if not version.has_dimension:
        missing.append("dimension")
    return tuple(missing)
