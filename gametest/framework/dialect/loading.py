"""From the files under `data/<namespace>/test/` to tests, with a finding for all that is wrong.

Which dialect a file is read as: what the setting says, else Ward if the file says something that
only Ward understands, else PackTest.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterator, Mapping
from typing import TYPE_CHECKING, final

import attrs

from gametest.core.diagnostic import DiagnosticCollector
from gametest.core.identifier import Identifier
from gametest.core.source_location import SourceLocation
from gametest.core.suggest import did_you_mean
from gametest.framework.dialect.dialect import Dialect, dialect_of
from gametest.framework.dialect.running import AFTER, BEFORE, part_of
from gametest.framework.dialect.script import DialectScript
from gametest.framework.dialect.settings import Case, DialectSettings
from gametest.framework.dialect.settings_reader import SettingsReader
from gametest.framework.game_test_instance import DialectTestInstance, LoadedTest
from gametest.registry.holder import Reference

if TYPE_CHECKING:
    from gametest.command.command_dispatcher import CommandDispatcher
    from gametest.framework.environment.test_environment import (
        KnownNames,
        TestEnvironmentDefinition,
    )
    from gametest.pack.resource import Resource

_CODE = "dialect-syntax"
_SETTINGS = (
    "structure",
    "dimension",
    "max_ticks",
    "setup_ticks",
    "required",
    "rotation",
    "max_attempts",
    "required_successes",
    "padding",
    "sky_access",
    "dummy",
)


@final
@attrs.define(eq=False, repr=False, kw_only=True)
class DialectLoader:
    known: KnownNames
    structures: Collection[Identifier]
    dimensions: Collection[Identifier]
    collector: DiagnosticCollector
    dialect: Dialect | None = None
    """None: each file by what it says."""
    dispatcher: Callable[[], CommandDispatcher] | None = None
    """None: lines are read when a test starts."""
    known_good: set[Hashable] | None = None
    """Scripts that need no reading before they start; gets those that are found right."""

    _commands: CommandDispatcher | None = attrs.field(default=None, init=False)

    def load(self, files: Mapping[Identifier, Resource]) -> Iterator[LoadedTest]:
        """A file with an error gives no test, but for PackTest's lines that are no commands."""
        for file in files.values():
            text = file.read_text(self.collector)
            if text is not None:
                yield from self._tests(file, text)

    def _tests(self, file: Resource, text: str) -> Iterator[LoadedTest]:
        dialect = self.dialect or dialect_of(text)
        if dialect.is_ward and file.identifier.namespace == "minecraft":
            message = "Ward never runs tests of the namespace minecraft"
            location = SourceLocation(file.source, 1, 1)
            self.collector.warning(_CODE, message, location)
            return
        reader = SettingsReader(dialect, self.collector, self.known.version)
        settings = reader.read(text, file.source)
        if settings is None or not self._names_exist(settings, reader):
            return
        location = SourceLocation(file.source, 1, 1)
        if not settings.cases:
            script = self._script(file, text, dialect, settings, None)
            if self._lines_are_good(script):
                yield _test(file.identifier, script, settings, location)
            return
        for case in settings.cases:
            script = self._script(file, text, dialect, settings, case)
            if self._lines_are_good(script):
                yield _test(script.id, script, settings, case.location)

    def _script(
        self,
        file: Resource,
        text: str,
        dialect: Dialect,
        settings: DialectSettings,
        case: Case | None,
    ) -> DialectScript:
        id = file.identifier
        if case is not None:
            id = Identifier(id.namespace, f"{id.path}/{case.name}")
        return DialectScript(
            id,
            file.source,
            text,
            dialect,
            settings.dummy,
            None if case is None else case.values,
            tuple(fixture.id for fixture in settings.fixtures),
        )

    def _lines_are_good(self, script: DialectScript) -> bool:
        """PackTest loads such a test and fails it at its start."""
        if self.dispatcher is None:
            return True
        values = None if script.values is None else tuple(script.values.items())
        key = script.text, script.dialect, values
        if self.known_good is not None and key in self.known_good:
            return True
        if self._commands is None:
            self._commands = self.dispatcher()
        problems = script.problems(self._commands)
        is_ward = script.dialect.is_ward
        report = self.collector.error if is_ward else self.collector.warning
        for problem in problems:
            report(_CODE, problem.message, problem.location)
        hints = script.hints(self._commands)
        for hint in hints:
            self.collector.warning(_CODE, hint.message, hint.location)
        if self.known_good is not None and not (problems or hints):
            self.known_good.add(key)
        return not (problems and is_ward)

    def _names_exist(self, settings: DialectSettings, reader: SettingsReader) -> bool:
        places, known = reader.places, self.known.environments
        good = True
        if settings.environment not in known:
            self._missing(
                "missing-environment",
                "test environment",
                settings.environment,
                known,
                places["environment"],
            )
            good = False
        if settings.dimension not in self.dimensions:
            self._missing(
                "unknown-dimension",
                "dimension",
                settings.dimension,
                self.dimensions,
                places["dimension"],
            )
            good = False
        if settings.structure not in self.structures and "structure" in places:
            # The game loads such a test and fails it when its turn comes.
            self._missing(
                "missing-structure",
                "structure",
                settings.structure,
                self.structures,
                places["structure"],
                is_error=False,
            )
        for fixture in settings.fixtures:
            parts = (fixture.id, *(part_of(fixture.id, p) for p in (BEFORE, AFTER)))
            if not any(self.known.has_function(part) for part in parts):
                message = (
                    f"there is no function {str(fixture.id)!r}, "
                    f"nor {str(parts[1])!r} nor {str(parts[2])!r}"
                )
                self.collector.error("missing-function", message, fixture.location)
                good = False
        return good

    def _missing(
        self,
        code: str,
        what: str,
        id: Identifier,
        known: Collection[Identifier],
        location: SourceLocation,
        *,
        is_error: bool = True,
    ) -> None:
        near = did_you_mean(str(id), map(str, known))
        report = self.collector.error if is_error else self.collector.warning
        report(code, f"there is no {what} {str(id)!r}{near}", location)


def _test(
    id: Identifier,
    script: DialectScript,
    settings: DialectSettings,
    location: SourceLocation,
) -> LoadedTest:
    environment: Reference[TestEnvironmentDefinition] = Reference(settings.environment)
    values = {name: getattr(settings, name) for name in _SETTINGS}
    instance = DialectTestInstance(environment=environment, script=script, **values)
    return LoadedTest(id=id, instance=instance, location=location)
