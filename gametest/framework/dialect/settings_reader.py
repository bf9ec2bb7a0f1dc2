"""From the directives of a file to its settings, with a finding for each that is wrong."""

from __future__ import annotations

from typing import final

import attrs

from gametest.core.diagnostic import DiagnosticCollector
from gametest.core.source_location import SourceLocation
from gametest.core.suggest import did_you_mean
from gametest.core.version import NEWEST_VERSION, GameVersion
from gametest.framework.dialect.cases import read_case
from gametest.framework.dialect.dialect import WARD_DIRECTIVES, Dialect
from gametest.framework.dialect.directive_values import (
    PACKTEST_READERS,
    WARD_READERS,
    identifier,
)
from gametest.framework.dialect.directives import (
    OWN_DIRECTIVES,
    Directive,
    directives,
)
from gametest.framework.dialect.settings import DialectSettings, Fixture

_CODE = "dialect-syntax"


@final
@attrs.define(eq=False, repr=False)
class SettingsReader:
    dialect: Dialect
    collector: DiagnosticCollector
    version: GameVersion = NEWEST_VERSION

    places: dict[str, SourceLocation] = attrs.field(factory=dict, init=False)
    """Where each setting of the file read last was given."""
    _is_good: bool = attrs.field(default=True, init=False)

    def read(self, text: str, source: str) -> DialectSettings | None:
        """None, with findings, if a directive that counts cannot be read."""
        self.places = {}
        self._is_good = True
        settings = DialectSettings()
        for directive in directives(text, source, self.dialect):
            if directive.name in OWN_DIRECTIVES and directive.is_seen:
                self._own(directive, settings)
            else:
                self._take(directive, settings)
        if settings.required_successes > settings.max_attempts:
            self._error(
                "required_successes",
                f"{settings.required_successes} successes are required, but only "
                f"{settings.max_attempts} attempts are made",
                self.places["required_successes"],
            )
        return settings if self._is_good else None

    def _take(self, directive: Directive, settings: DialectSettings) -> None:
        readers = WARD_READERS if self.dialect.is_ward else PACKTEST_READERS
        known = readers.get(directive.name)
        if known is None or not directive.is_seen:
            self._unread(directive)
            return
        field, read = known
        try:
            if field == "dimension" and not self.version.has_dimension:
                # Ward has the directive since the game's test data have the field.
                raise ValueError(
                    f"there is no such directive for {self.version}, only since 26.3"
                )
            value = read(directive.value)
        except ValueError as error:
            if field == "dummy" and not self.dialect.is_ward:
                # PackTest then has no dummy, and the server runs the lines.
                message = f"directive @dummy: {error}; the test runs without a dummy"
                self.collector.warning(_CODE, message, directive.location)
                settings.dummy = None
                return
            self._error(directive.name, str(error), directive.location)
            return
        setattr(settings, field, value)
        self.places[field] = directive.location

    def _own(self, directive: Directive, settings: DialectSettings) -> None:
        try:
            if directive.name == "uses":
                fixture = Fixture(identifier(directive.value), directive.location)
                settings.fixtures.append(fixture)
                return
            case = read_case(directive.value, directive.location)
            if any(case.name == known.name for known in settings.cases):
                raise ValueError(f"there are two cases {case.name!r}")
            settings.cases.append(case)
        except ValueError as error:
            self._error(directive.name, str(error), directive.location)

    def _error(self, name: str, reason: str, location: SourceLocation) -> None:
        self._is_good = False
        word = "invalid directive" if self.dialect.is_ward else "directive"
        self.collector.error(_CODE, f"{word} @{name}: {reason}", location)

    def _unread(self, directive: Directive) -> None:
        name = directive.name
        if self.dialect.is_ward:
            near = did_you_mean(name, (*WARD_READERS, *OWN_DIRECTIVES))
            self._error(name, f"there is no such directive{near}", directive.location)
            return
        lower = name.lower()
        if lower in WARD_DIRECTIVES:
            message = f"directive @{name} is read by Ward only, PackTest ignores it"
        elif not directive.is_seen and lower in (*PACKTEST_READERS, *OWN_DIRECTIVES):
            message = (
                f"directive @{name} is ignored: PackTest reads the first lines of the file "
                "only, up to the first that does not start with #"
            )
        elif lower in PACKTEST_READERS:
            message = f"directive @{name} is ignored: PackTest wants it in lower case"
        elif not directive.is_seen:
            return
        else:
            near = did_you_mean(name, (*PACKTEST_READERS, *OWN_DIRECTIVES))
            message = f"unknown directive @{name} is ignored{near}"
        self.collector.warning(_CODE, message, directive.location)
