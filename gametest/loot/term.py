"""The terms of a predicate: a tree of tests that can say which of them failed.

A term is asked about a subject: the context itself, an entity, a place, a stack.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Generic, TypeVar, final

import attrs

from gametest.core.errors import UnsupportedError
from gametest.loot.loot_context import LootContext

S = TypeVar("S")
_NO_SUBJECT: Final = "nothing"


class Term(Generic[S]):
    def test(self, context: LootContext, subject: S) -> bool:
        raise NotImplementedError

    def explain(self, context: LootContext, subject: S) -> str:
        """Why `test` is false, `path: expected ..., found ...`; asked only then."""
        raise NotImplementedError


@final
@attrs.frozen(eq=False)
class Check(Term[S]):
    """One test of one property."""

    name: str
    expected: str
    holds: Callable[[LootContext, S], bool]
    found: Callable[[LootContext, S], object]
    """What is there instead; its `str` goes into the explanation."""

    def test(self, context: LootContext, subject: S) -> bool:
        return self.holds(context, subject)

    def explain(self, context: LootContext, subject: S) -> str:
        found = self.found(context, subject)
        return f"{self.name}: expected {self.expected}, found {found}"


@final
@attrs.frozen(eq=False)
class AllOf(Term[S]):
    terms: Sequence[Term[S]]

    def test(self, context: LootContext, subject: S) -> bool:
        for term in self.terms:  # noqa: SIM110  # a generator costs more than most terms
            if not term.test(context, subject):
                return False
        return True

    def explain(self, context: LootContext, subject: S) -> str:
        for term in self.terms:
            if not term.test(context, subject):
                return term.explain(context, subject)
        return "the terms pass now"


@final
@attrs.frozen(eq=False)
class AnyOf(Term[S]):
    name: str
    terms: Sequence[Term[S]]

    def test(self, context: LootContext, subject: S) -> bool:
        for term in self.terms:  # noqa: SIM110
            if term.test(context, subject):
                return True
        return False

    def explain(self, context: LootContext, subject: S) -> str:
        if not self.terms:
            return f"{self.name}: there are no terms"
        why = "; ".join(term.explain(context, subject) for term in self.terms)
        return f"{self.name}: none of {len(self.terms)} terms passed ({why})"


@final
@attrs.frozen(eq=False)
class Not(Term[S]):
    name: str
    term: Term[S]
    words: str
    """What must not hold."""

    def test(self, context: LootContext, subject: S) -> bool:
        return not self.term.test(context, subject)

    def explain(self, context: LootContext, subject: S) -> str:
        return f"{self.name}: {self.words} passed"


@final
@attrs.frozen(eq=False)
class Of(Term[S]):
    """A term about something that the subject has; fails if it has none."""

    name: str
    get: Callable[[LootContext, S], Any | None]
    term: Term[Any]

    def test(self, context: LootContext, subject: S) -> bool:
        inner = self.get(context, subject)
        return inner is not None and self.term.test(context, inner)

    def explain(self, context: LootContext, subject: S) -> str:
        inner = self.get(context, subject)
        if inner is None:
            return f"{self.name}: there is none"
        return f"{self.name}.{self.term.explain(context, inner)}"


@final
@attrs.frozen(eq=False)
class Unsupported(Term[S]):
    """A test of something that is not simulated: it refuses when it is asked."""

    mechanic: str

    def test(self, context: LootContext, subject: S) -> bool:
        raise UnsupportedError(self.mechanic)

    def explain(self, context: LootContext, subject: S) -> str:
        return f"{self.mechanic} is not simulated"
