"""Scores, selectors and data in text components, seen from the source of a command.

https://minecraft.wiki/w/Text_component_format#Component_resolution
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.command.chat.players import shown_name
from gametest.command.errors import CommandError
from gametest.core.errors import UnsupportedError
from gametest.core.string_reader import StringReader, TextSyntaxError

if TYPE_CHECKING:
    from gametest.command.command_source_stack import CommandSourceStack
    from gametest.command.selector.entity_selector import EntitySelector
    from gametest.level.entities.entity import Entity
    from gametest.nbt.tags import Compound, Tag
    from gametest.text.component import Component

_SPACED_NBT_SINCE: Final = 4786
"""Data version of 26.1, since which data in texts is printed with spaces
(https://github.com/misode/technical-changes, 26.1-snapshot-5)."""


MOST_DATA: Final = 16_384
"""Places of data in one text: a text in a storage can name itself, and twice."""


@final
@attrs.define(eq=False)
class SourceResolver:
    """A `ComponentResolver` for one text; `receiver` is whom `*` means in a score."""

    source: CommandSourceStack
    receiver: Entity | None = None
    _asked: int = attrs.field(default=0, init=False)

    def score(self, name: str, objective: str) -> int | Component | None:
        holder = self._holder(name)
        if holder is None:
            return None
        found = self.source.level.world.scoreboard.objectives.get(objective)
        score = None if found is None else found.scores.get(holder)
        if found is None or score is None:
            return None
        # Texts use the format of the number, too (general knowledge).
        shown = found.format_of(holder)
        return score if shown is None else shown.drawn(score)

    def _holder(self, name: str) -> str | None:
        if name == "*":
            entity = self.receiver or self.source.entity
            return None if entity is None else entity.scoreboard_name
        if not name.startswith("@"):
            return name
        found = _selector(name).find(self.source)
        if len(found) > 1:
            message = f"more than one entity was found by {name}"
            raise CommandError(message)
        return found[0].scoreboard_name if found else None

    def selector(self, text: str) -> list[str | Component]:
        return [_name_of(entity) for entity in _selector(text).find(self.source)]

    def nbt(self, kind: str, place: str, path: str) -> list[Tag]:
        self._asked += 1
        if self._asked > MOST_DATA:
            mechanic = f"a text with more than {MOST_DATA:,} places of data"
            raise UnsupportedError(mechanic)
        from gametest.command.data_access.targets import read_target
        from gametest.nbt.path import NbtPath

        try:
            nbt_path = NbtPath.parse(path)
            if kind == "entity":
                found: list[Tag] = []
                for entity in _selector(place).find(self.source):
                    found += nbt_path.get(entity.to_nbt())
                return found
            accessor = read_target(kind, place)
        except TextSyntaxError as error:
            raise CommandError(str(error)) from None
        try:
            return nbt_path.get(accessor.get(self.source))
        except CommandError:
            # A block without data shows nothing.
            return []


def resolve_for(
    component: Component, source: CommandSourceStack, receiver: Entity | None = None
) -> Component:
    """The component with everything that it refers to filled in."""
    # Imported when a line first shows a text: few do.
    from gametest.text.component import resolve

    version = source.level.world.version
    return resolve(
        component,
        SourceResolver(source, receiver),
        spaced_nbt=version.data_version >= _SPACED_NBT_SINCE,
    )


def _name_of(entity: Entity) -> Component:
    """With what a click puts into the chat: https://minecraft.wiki/w/Text_component_format."""
    from gametest.level.entities.entity import uuid_ints
    from gametest.nbt.tags import IntArray
    from gametest.text.component import Component

    hover: Compound = {
        "action": "show_entity",
        "id": entity.type_id,
        "uuid": IntArray(uuid_ints(entity.uuid)),
        "name": entity.display_component,
    }
    style: Compound = {"insertion": entity.scoreboard_name, "hover_event": hover}
    if entity.is_player:
        command = f"/tell {entity.scoreboard_name} "
        style["click_event"] = {"action": "suggest_command", "command": command}
    return attrs.evolve(Component.text(shown_name(entity)), style=style)


def _selector(text: str) -> EntitySelector:
    from gametest.command.selector.entity_selector import EntitySelector

    reader = StringReader(text)
    try:
        selector = EntitySelector.parse(reader)
    except TextSyntaxError as error:
        raise CommandError(str(error)) from None
    return selector
