"""What everybody reads when a player dies (https://minecraft.wiki/w/Death_messages).

Which of the messages of a damage type it is: https://minecraft.wiki/w/Damage_type#Death_messages. That a fall
counts as one from a high place beyond five blocks is general knowledge of the game.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, final

import attrs

from gametest.entity.living.damage_types import damage_type
from gametest.loot.entity_slots import equipped
from gametest.text.component import parse_component
from gametest.text.translation import format_pattern, translate

if TYPE_CHECKING:
    from gametest.entity.living.living_body import LivingBody
    from gametest.level.entities.damage_source import DamageSource
    from gametest.level.entities.entity import Entity
    from gametest.level.level import Level
    from gametest.level.world.item_access import ItemAccess

_FILE: Final = Path(__file__).parents[2] / "tables" / "death_messages.json"
_HIGH: Final = 5.0
_PLAIN, _BLAMED, _ARMED = range(3)


@final
@attrs.frozen(eq=False, repr=False)
class DeathMessages:
    """The game's own, read when the first player dies."""

    _raw: Mapping[str, Any]

    @classmethod
    def load(cls, _items: ItemAccess) -> DeathMessages:
        return cls(json.loads(_FILE.read_bytes()))

    def pattern(self, message_id: str, form: int) -> str | None:
        """None if the game has no text of this form."""
        row = self._raw["types"].get(message_id)
        if row is None or form >= len(row) or not row[form]:
            return None
        text = str(self._raw.get(row[form], row[form]))
        if text.startswith("+"):
            text = f"{row[_PLAIN]} {text[1:]}"
        return f"%1$s {text}"


def death_message(level: Level, body: LivingBody, source: DamageSource) -> str:
    type, name = damage_type(level, source), shown(body.entity)
    if type.death_messages == "intentional_game_design":
        return f"{name} was killed by [Intentional Game Design]"
    if type.death_messages == "fall_variants" and body.fall_distance > _HIGH:
        if body.attacker is not None or body.player_attacker is not None:
            mechanic = "death message: of a fall after a blow"
            level.report_unsupported(mechanic, body.entity.block_pos)
        return f"{name} fell from a high place"
    other = source.causing or source.direct
    if other is None:
        blamed = _to_blame(level, body)
        if blamed is None:
            return _written(level, type.message_id, _PLAIN, name)
        return _written(level, type.message_id, _BLAMED, name, shown(blamed))
    thing = _named_thing(source.causing)
    if thing is None:
        return _written(level, type.message_id, _PLAIN, name, shown(other))
    return _written(level, type.message_id, _ARMED, name, shown(other), thing)


def shown(entity: Entity) -> str:
    """Its name with what its team adds."""
    name = entity.display_name
    level = entity.level
    if level is None:
        return name
    team = level.world.scoreboard.team_of(entity.scoreboard_name)
    return name if team is None else team.decorated(name)


def _written(level: Level, message_id: str, form: int, *args: str) -> str:
    """The key of a text that the game does not have, as of a pack's type, shows itself."""
    items = level.world.items
    pattern = items.once(DeathMessages, DeathMessages.load).pattern(message_id, form)
    if pattern is not None:
        return format_pattern(pattern, args)
    suffix = ("", ".player", ".item")[form]
    return translate(f"death.attack.{message_id}{suffix}", None, args)


def _to_blame(level: Level, body: LivingBody) -> Entity | None:
    """Who struck it within 100 ticks, a player first."""
    if body.player_attacker is not None and body.player_memory > 0:
        return body.player_attacker
    return body.attacker if body.age(level) - body.hurt_timestamp <= 100 else None


def _named_thing(entity: Entity | None) -> str | None:
    """In its main hand, if it has a name of its own."""
    if entity is None or not entity.is_living:
        return None
    name = equipped(entity, "mainhand").components.get("minecraft:custom_name")
    return None if name is None else f"[{parse_component(name).plain()}]"
