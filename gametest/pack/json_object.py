"""A reader of one JSON object for the few files that have rules across their fields."""

from __future__ import annotations

from math import isfinite
from typing import Any, Final, TypeVar, final

import attrs

from gametest.core.diagnostic import Severity
from gametest.core.suggest import did_you_mean, nearest
from gametest.registry.json_words import describe, is_note
from gametest.registry.structuring import StructuringIssue, pointer_of

T = TypeVar("T")

_EXPECTED: Final[dict[type[Any], str]] = {
    bool: "true or false",
    dict: "an object",
    int: "a whole number",
    list: "a list",
    str: "a text",
}


@final
@attrs.define(eq=False, repr=False)
class JsonObject:
    """Remembers the fields that were asked for; the others are unknown."""

    fields: dict[str, Any]
    path: tuple[str | int, ...]
    issues: list[StructuringIssue]

    _asked: set[str] = attrs.field(factory=set, init=False)

    @classmethod
    def of(
        cls,
        value: object,
        path: tuple[str | int, ...],
        issues: list[StructuringIssue],
    ) -> JsonObject | None:
        """None, with an issue, if the value is no object."""
        if type(value) is not dict:
            msg = f"expected an object, got {describe(value)}"
            issues.append(StructuringIssue("wrong-type", msg, pointer_of(path)))
            return None
        return cls(value, path, issues)

    def has(self, key: str) -> bool:
        """A `null` counts as absent, as in the game's codecs."""
        self._asked.add(key)
        return self.fields.get(key) is not None

    def find(self, key: str, kind: type[T]) -> T | None:
        """The value of an optional field; an issue and None for another type."""
        self._asked.add(key)
        value = self.fields.get(key)
        if value is None:
            return None
        if kind is int:
            value = self.cut(value, key)
        if type(value) is not kind:
            msg = f"expected {_EXPECTED[kind]}, got {describe(value)}"
            self.issue("wrong-type", msg, key)
            return None
        return value

    def cut(self, value: Any, *steps: str | int) -> Any:
        """A decimal as the game takes it for a whole number, with a warning; others as they are."""
        if type(value) is not float or not isfinite(value):
            return value
        whole = int(value)
        if whole != value:
            msg = f"expected a whole number; the game cuts {value} to {whole}"
            self.warn("wrong-type", msg, *steps)
        return whole

    def get(self, key: str, kind: type[T]) -> T | None:
        """As `find`; an absent field is an issue too."""
        if not self.has(key):
            self.issue("missing-field", f"field {key!r} is missing")
            return None
        return self.find(key, kind)

    def find_object(self, key: str) -> JsonObject | None:
        if not self.has(key):
            return None
        return JsonObject.of(self.fields[key], (*self.path, key), self.issues)

    def issue(
        self,
        code: str,
        message: str,
        *steps: str | int,
        at_key: bool = False,
        severity: Severity = Severity.ERROR,
    ) -> None:
        """`steps` lead from this object to the guilty value."""
        pointer = pointer_of((*self.path, *steps))
        self.issues.append(
            StructuringIssue(code, message, pointer, at_key=at_key, severity=severity)
        )

    def warn(
        self, code: str, message: str, *steps: str | int, at_key: bool = False
    ) -> None:
        self.issue(code, message, *steps, at_key=at_key, severity=Severity.WARNING)

    def report_unknown(self, *, only_near: bool = False) -> None:
        """Warn of fields nobody asked for; `only_near`: of those that look like typos."""
        known = sorted(self._asked)
        for key in self.fields:
            if key in self._asked or is_note(key):
                continue
            if only_near and nearest(key, known) is None:
                continue
            hint = did_you_mean(key, known)
            self.warn("unknown-field", f"unknown field {key!r}{hint}", key, at_key=True)
