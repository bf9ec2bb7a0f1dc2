"""Settings in the first comments of `data/<namespace>/test/<path>.mcfunction`.

PackTest (https://github.com/misode/packtest) reads the leading block of `#` lines only; Ward
(https://github.com/mcbookshelf/ward) knows more words. What only Ward reads is a warning here.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING, Any, Final

from gametest.core.diagnostic import DiagnosticCollector
from gametest.core.identifier import Identifier, InvalidIdentifierError
from gametest.core.source_location import SourceLocation
from gametest.core.suggest import did_you_mean
from gametest.framework.game_test_instance import DialectTestInstance, LoadedTest
from gametest.framework.test_environment import KnownNames, TestEnvironmentDefinition
from gametest.registry.holder import Reference

if TYPE_CHECKING:
    from gametest.pack.resource import Resource

_DIRECTIVE: Final = re.compile(r"#\s*@(\w+)(?:\s+(.+))?")

DIALECT_MAX_TICKS: Final = 100

FIELDS: Final = {
    "environment": "environment",
    "template": "structure",
    "timeout": "max_ticks",
    "optional": "required",
    "skyaccess": "sky_access",
    "dummy": "dummy",
}
"""PackTest's directives and the settings that they give."""

WARD_ONLY: Final = frozenset(
    {
        "dimension",
        "max_attempts",
        "max_ticks",
        "padding",
        "required_successes",
        "rotation",
        "setup_ticks",
        "sky_access",
        "structure",
    }
)

Directive = tuple[str, str, SourceLocation]


def load_dialect_test(
    resource: Resource,
    known: KnownNames,
    structures: Collection[Identifier],
    collector: DiagnosticCollector,
) -> LoadedTest | None:
    """None, with a finding, if a directive that counts cannot be read."""
    text = resource.read_text(collector)
    if text is None:
        return None
    settings: dict[str, Any] = {
        "environment": Identifier("minecraft", "default"),
        "structure": Identifier("minecraft", "empty"),
        "max_ticks": DIALECT_MAX_TICKS,
    }
    good = True
    for word, value, location in directives(text, resource.source):
        field = FIELDS.get(word)
        if field is None:
            _warn_unread(word, location, collector)
            continue
        try:
            settings[field] = _value(field, value)
        except ValueError as error:
            good = False
            message = f"directive @{word}: {error}"
            collector.error("dialect-syntax", message, location)
            continue
        good &= _exists(field, settings[field], known, structures, location, collector)
    if not good:
        return None
    environment: Reference[TestEnvironmentDefinition] = Reference(
        settings.pop("environment")
    )
    return LoadedTest(
        id=resource.identifier,
        instance=DialectTestInstance(environment=environment, **settings),
        location=SourceLocation(resource.source, 1, 1),
    )


def directives(text: str, source: str) -> Iterator[Directive]:
    """Of the leading block of comments; the first other line, even an empty one, ends it."""
    for number, line in enumerate(text.splitlines(), 1):
        if not line.startswith("#"):
            return
        match = _DIRECTIVE.match(line)
        if match is not None:
            column = match.start(1) + 1
            yield match[1], match[2] or "true", SourceLocation(source, number, column)


def _value(field: str, text: str) -> object:
    """Raises `ValueError` with what was expected."""
    if field in ("environment", "structure"):
        try:
            return Identifier.parse(text)
        except InvalidIdentifierError as error:
            raise ValueError(str(error)) from None
    if field == "max_ticks":
        if not text.strip().isdecimal() or int(text) < 1:
            msg = f"expected a whole number of at least 1, got {text!r}"
            raise ValueError(msg)
        return int(text)
    if field == "required":
        return text != "true"
    if field == "sky_access":
        return text == "true"
    return "~0.5 ~ ~0.5" if text == "true" else text


def _exists(
    field: str,
    value: object,
    known: KnownNames,
    structures: Collection[Identifier],
    location: SourceLocation,
    collector: DiagnosticCollector,
) -> bool:
    if field == "environment" and value not in known.environments:
        hint = did_you_mean(str(value), map(str, known.environments))
        message = f"there is no test environment {str(value)!r}{hint}"
        collector.error("missing-environment", message, location)
        return False
    if field == "structure" and value not in structures:
        hint = did_you_mean(str(value), map(str, structures))
        message = f"there is no structure {str(value)!r}{hint}"
        collector.warning("missing-structure", message, location)
    return True


def _warn_unread(
    word: str, location: SourceLocation, collector: DiagnosticCollector
) -> None:
    if word.lower() in WARD_ONLY or word.lower() in FIELDS:
        message = f"directive @{word} is read by Ward only, PackTest ignores it"
    else:
        hint = did_you_mean(word, FIELDS)
        message = f"unknown directive @{word} is ignored{hint}"
    collector.warning("dialect-syntax", message, location)
