"""One condition that an entity must meet to be selected."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias, final

import attrs

if TYPE_CHECKING:
    from gametest.command.command_source_stack import CommandSourceStack
    from gametest.core.position import Vec3
    from gametest.level.entities.entity import Entity

EntityTest: TypeAlias = "Callable[[Entity, CommandSourceStack, Vec3], bool]"
"""The entity, who asks, and the point from which distances count."""

Describe: TypeAlias = "Callable[[Entity, CommandSourceStack, Vec3], str]"


@final
@attrs.frozen(eq=False)
class Criterion:
    text: str
    """As written, `tag=!x`; messages name it."""
    test: EntityTest
    describe: Describe | None = None
    """What the entity has instead, `distance 7.2`; None if there is nothing short to say."""
