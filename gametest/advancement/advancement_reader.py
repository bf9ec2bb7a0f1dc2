"""From the JSON of an advancement file to an advancement.

https://minecraft.wiki/w/Advancement_definition#File_format
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, final

import attrs

from gametest.advancement.advancement import (
    NOTHING,
    Advancement,
    Criterion,
    Display,
    Rewards,
)
from gametest.advancement.condition_readers import ReadingContext
from gametest.advancement.trigger_table import TRIGGERS, known_triggers
from gametest.core.diagnostic import Severity
from gametest.core.errors import UnsupportedError
from gametest.core.suggest import did_you_mean
from gametest.loot.registries import TYPE_KEY

if TYPE_CHECKING:
    from gametest.advancement.advancement import Condition
    from gametest.core.identifier import Identifier
    from gametest.loot.table.loot_library import LootLibrary
    from gametest.loot.table.loot_table import LootTable
    from gametest.registry.data_node import DataNode

_FRAMES: Final = ("task", "challenge", "goal")


@final
@attrs.frozen(eq=False)
class AdvancementReader:
    reading: ReadingContext
    loot: LootLibrary
    has_function: Callable[[Identifier], bool]

    def read(self, id: str, node: DataNode) -> Advancement:
        fields = node.object()
        parent = fields.find("parent")
        display = fields.find("display")
        criteria = self._criteria(fields.get("criteria"))
        groups = self._requirements(fields.find("requirements"), criteria)
        rewards = fields.find("rewards")
        telemetry = fields.find("sends_telemetry_event")
        if telemetry is not None:
            telemetry.boolean()
        made = Advancement(
            id=id,
            parent=None if parent is None else str(parent.identifier()),
            display=None if display is None else self._display(display),
            criteria=criteria,
            requirements=groups,
            rewards=NOTHING if rewards is None else self._rewards(rewards),
        )
        fields.finish()
        return made

    # -- display -------------------------------------------------------------------------

    def _display(self, node: DataNode) -> Display:
        from gametest.text.component import ComponentError, parse_component

        fields = node.object()
        texts = {"title": "", "description": ""}
        for key in texts:
            found = fields.get(key)
            if found is not None:
                try:
                    texts[key] = parse_component(found.value).plain()
                except ComponentError as error:
                    found.issue("wrong-type", str(error))
        icon = fields.get("icon")
        if icon is not None:
            self._icon(icon)
        frame, announces = fields.find("frame"), fields.find("announce_to_chat")
        for key in ("show_toast", "hidden"):
            found = fields.find(key)
            if found is not None:
                found.boolean()
        background = fields.find("background")
        if background is not None:
            background.identifier()
        fields.finish()
        return Display(
            texts["title"],
            "task" if frame is None else frame.word(*_FRAMES),
            announces is None or announces.boolean(),
        )

    def _icon(self, node: DataNode) -> None:
        """It is only drawn."""
        fields = node.object()
        id = fields.get("id")
        if id is not None:
            self.reading.registries.id_set(id, "item")
        count = fields.find("count")
        if count is not None:
            count.integer(1)
        fields.find("components")
        fields.finish()

    # -- criteria ------------------------------------------------------------------------

    def _criteria(self, node: DataNode | None) -> dict[str, Criterion]:
        if node is None:
            return {}
        found = {name: self._criterion(entry) for name, entry in node.entries()}
        if node.is_object and not found:
            node.issue("bad-requirements", "an advancement has at least one criterion")
        return found

    def _criterion(self, node: DataNode) -> Criterion:
        fields = node.object()
        name = fields.get("trigger")
        conditions = fields.find("conditions")
        fields.finish()
        if name is None:
            return Criterion("")
        trigger = name.identifier()
        known = known_triggers(self.reading.registries.version)
        if trigger.namespace != "minecraft" or trigger.path not in known:
            hint = did_you_mean(trigger.path, known)
            name.issue("unknown-type", f"unknown trigger {str(trigger)!r}{hint}")
            return Criterion(str(trigger))
        return Criterion(str(trigger), self._conditions(node, trigger.path, conditions))

    def _conditions(
        self, criterion: DataNode, trigger: str, node: DataNode | None
    ) -> tuple[Condition, ...]:
        version = self.reading.registries.version
        fields = None if node is None else node.object()
        made: list[Condition] = []
        for field in TRIGGERS[trigger].fields:
            if not field.is_in(version):
                continue
            found = None if fields is None else fields.find(field.name)
            if found is not None:
                made.append(field.reader(found, self.reading))
            elif field.is_required:
                where = criterion if node is None else node
                text = f"trigger {trigger!r} needs the condition {field.name!r}"
                where.issue("missing-field", text)
        if fields is not None:
            fields.finish()
        return tuple(made)

    def _requirements(
        self, node: DataNode | None, criteria: dict[str, Criterion]
    ) -> tuple[tuple[str, ...], ...]:
        """By default every criterion is required."""
        if node is None:
            return tuple((name,) for name in criteria)
        groups = []
        for entry in node.items():
            names = []
            for each in entry.items():
                name = each.text()
                if each.is_text and name not in criteria:
                    hint = did_you_mean(name, criteria)
                    each.issue("bad-requirements", f"no criterion {name!r}{hint}")
                names.append(name)
            groups.append(tuple(names))
        listed = {name for group in groups for name in group}
        left = [name for name in criteria if name not in listed]
        if left and node.is_list:
            names_text = ", ".join(map(repr, left))
            node.issue(
                "bad-requirements", f"criteria that nothing requires: {names_text}"
            )
        return tuple(groups)

    # -- rewards -------------------------------------------------------------------------

    def _rewards(self, node: DataNode) -> Rewards:
        fields = node.object()
        experience, function = fields.find("experience"), fields.find("function")
        recipes, loot = fields.find("recipes"), fields.find("loot")
        made = Rewards(
            experience=0 if experience is None else experience.integer(),
            loot=() if loot is None else self._loot(loot),
            recipes=()
            if recipes is None
            else tuple(str(entry.identifier()) for entry in recipes.items()),
            function=None if function is None else self._function(function),
        )
        fields.finish()
        return made

    def _function(self, node: DataNode) -> Identifier:
        id = node.identifier()
        if not self.has_function(id):
            node.issue(
                "missing-function",
                f"there is no function {str(id)!r}",
                severity=Severity.WARNING,
            )
        return id

    def _loot(self, node: DataNode) -> tuple[Callable[[], LootTable], ...]:
        """Ids; since 26.3 also a tag, or tables written here."""
        if not self.reading.registries.since(TYPE_KEY):
            return tuple(self._named_table(entry) for entry in node.items())
        if node.is_list:
            return tuple(self._table(entry) for entry in node.items())
        return (self._table(node),)

    def _table(self, node: DataNode) -> Callable[[], LootTable]:
        if not node.is_object:
            return self._named_table(node)
        from gametest.loot.table.loot_library import InlineLootError

        try:
            made = self.loot.parse_table(node.value)
        except InlineLootError as error:
            node.issue("wrong-type", str(error))
            return _refusal("inline loot table")
        return lambda: made

    def _named_table(self, node: DataNode) -> Callable[[], LootTable]:
        if node.is_text and str(node.value).startswith("#"):
            return _refusal(f"loot table tag: {node.value}")
        id = node.identifier()
        if not self.loot.has_table(id):
            hint = did_you_mean(str(id), map(str, self.loot.table_files))
            node.issue(
                "missing-loot-table",
                f"there is no loot table {str(id)!r}{hint}",
                severity=Severity.WARNING,
            )
        return lambda: self.loot.table(id)


def _refusal(mechanic: str) -> Callable[[], LootTable]:
    def refuse() -> LootTable:
        raise UnsupportedError(mechanic)

    return refuse
