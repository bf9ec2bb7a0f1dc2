"""JSON files with places: the standard parser first, positions only when something is wrong.

Limits: 64 levels of nesting. `NaN`, `Infinity` and comments are refused.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final, final

import attrs

from gametest.core.diagnostic import Diagnostic, DiagnosticCollector
from gametest.core.source_location import SourceLocation
from gametest.pack import json_scan

if TYPE_CHECKING:
    from gametest.registry.structuring import StructuringIssue

MAX_JSON_CHARACTERS: Final = 16 * 1024 * 1024
"""A text may claim twenty times its size in memory."""
MAX_JSON_DEPTH: Final = 64
"""Nested lists and objects a document may have; the root counts as one."""


@final
@attrs.define(eq=False, repr=False)
class JsonDocument:
    """A parsed file, the text it came from, and where each value stands in it."""

    source: str
    text: str = attrs.field(repr=False)
    value: Any

    _source_map: dict[str, Any] | None = attrs.field(default=None, init=False)

    def locate(self, pointer: str, *, at_key: bool = False) -> SourceLocation:
        """The place of the value at a JSON pointer, or of its nearest ancestor.

        `at_key` asks for the key of the value. The first call costs about 0.4 ms a kilobyte.
        """
        if self._source_map is None:
            self._source_map = self._calculate()
        steps = pointer.split("/")[1:]
        # The map's keys are raw source text, so neither `/` nor `~` is escaped in them.
        raw = [step.replace("~1", "/").replace("~0", "~") for step in steps]
        for length in range(len(raw), -1, -1):
            entry = self._source_map.get("".join("/" + step for step in raw[:length]))
            if entry is None:
                continue
            start, end = entry.value_start, entry.value_end
            if at_key and length == len(raw) and entry.key_start is not None:
                start, end = entry.key_start, entry.key_end
            return SourceLocation(
                self.source,
                start.line + 1,
                start.column + 1,
                end.line + 1,
                end.column + 1,
            )
        return SourceLocation(self.source, 1, 1)

    def report(
        self, issues: Iterable[StructuringIssue], collector: DiagnosticCollector
    ) -> None:
        """Give each issue its place in this file."""
        for issue in issues:
            location = self.locate(issue.pointer, at_key=issue.at_key)
            if issue.code == "missing-field":
                # What is not there has no extent: only the brace of its object is meant.
                location = SourceLocation(
                    location.source, location.line, location.column
                )
            collector.add(
                Diagnostic(
                    issue.severity,
                    issue.code,
                    message=issue.message,
                    location=location,
                )
            )

    def _calculate(self) -> dict[str, Any]:
        import json_source_map

        try:
            return dict(json_source_map.calculate(self.text))
        except json_source_map.errors.BaseError:
            return {}


def parse_json(
    text: str, source: str, collector: DiagnosticCollector
) -> JsonDocument | None:
    """None, with one finding at its place, if the text is not JSON within the limits.

    A key that an object has twice is a warning; the last one counts, as in the game.
    """
    if _is_too_long(text, source, collector) or _is_too_deep(text, source, collector):
        return None
    repeated = False

    def build(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        nonlocal repeated
        built = dict(pairs)
        if len(built) != len(pairs):
            repeated = True
        return built

    try:
        value = json.loads(text, object_pairs_hook=build, parse_constant=_refuse)
    except json.JSONDecodeError as error:
        message = _in_sentence(error.msg) if text.strip() else "the file is empty"
        collector.error(
            "json-syntax",
            f"not JSON: {message}",
            SourceLocation(source, error.lineno, error.colno),
        )
        return None
    except _ConstantError as error:
        collector.error(
            "json-syntax",
            f"not JSON: {error.word} is not a JSON number",
            SourceLocation.of_offset(
                source, text, json_scan.find_word(text, error.word)
            ),
        )
        return None
    except ValueError:
        # The interpreter refuses whole numbers of thousands of digits.
        collector.error(
            "json-syntax",
            "a number has more digits than can be read",
            SourceLocation.of_offset(source, text, json_scan.find_long_number(text)),
        )
        return None
    if repeated:
        _report_repeated(text, source, collector)
    return JsonDocument(source, text, value)


def _is_too_long(text: str, source: str, collector: DiagnosticCollector) -> bool:
    if len(text) <= MAX_JSON_CHARACTERS:
        return False
    collector.error(
        "too-large",
        f"the JSON is longer than {MAX_JSON_CHARACTERS:,} characters",
        SourceLocation(source),
    )
    return True


def _is_too_deep(text: str, source: str, collector: DiagnosticCollector) -> bool:
    # Few brackets cannot nest deep, so almost every file is spared the scan.
    if text.count("[") + text.count("{") <= MAX_JSON_DEPTH:
        return False
    place = json_scan.find_depth(text, MAX_JSON_DEPTH)
    if place is None:
        return False
    collector.error(
        "json-depth",
        f"the JSON is nested deeper than {MAX_JSON_DEPTH} levels",
        SourceLocation.of_offset(source, text, place),
    )
    return True


def _report_repeated(text: str, source: str, collector: DiagnosticCollector) -> None:
    for key, first, again in json_scan.repeated_keys(text):
        collector.warning(
            "duplicate-key",
            f"key {key!r} stands twice in one object, the last one counts",
            SourceLocation.of_offset(source, text, again),
            related=(SourceLocation.of_offset(source, text, first),),
        )


class _ConstantError(Exception):
    def __init__(self, word: str) -> None:
        super().__init__(word)
        self.word = word


def _refuse(word: str) -> None:
    raise _ConstantError(word)


def _in_sentence(message: str) -> str:
    message = message.removesuffix(" starting at").removesuffix(" at")
    return message[:1].lower() + message[1:]
