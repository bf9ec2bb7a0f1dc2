"""`-k`: parts of a test's id combined with `and`, `or`, `not` and parentheses."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, final

import attrs

from gametest.core.errors import UsageError

_TOKEN: Final = re.compile(r"\s*(?:(\()|(\))|([^\s()]+))")
_SHOWN: Final = 200
_WORDS: Final = ("and", "or", "not")

MAX_DEPTH: Final = 50
"""Nested parentheses and `not`s."""

Predicate = Callable[[str], bool]


@final
@attrs.frozen
class KeywordExpression:
    text: str
    _predicate: Predicate = attrs.field(repr=False, eq=False)

    @classmethod
    def parse(cls, text: str) -> KeywordExpression:
        """Raises `UsageError`; words match ignoring case, anywhere in the id."""
        return cls(text, _Parser(text).parse())

    def matches(self, id: object) -> bool:
        return self._predicate(str(id).lower())


@attrs.define(eq=False, repr=False)
class _Parser:
    text: str
    tokens: list[str] = attrs.field(init=False)
    index: int = attrs.field(default=0, init=False)
    depth: int = attrs.field(default=0, init=False)

    def __attrs_post_init__(self) -> None:
        self.tokens = [match.group().strip() for match in _TOKEN.finditer(self.text)]

    def parse(self) -> Predicate:
        if not self.tokens:
            raise self.error("is empty")
        predicate = self.alternatives()
        if self.index < len(self.tokens):
            raise self.error(f"has {self.tokens[self.index]!r} where it should end")
        return predicate

    def error(self, problem: str) -> UsageError:
        text = self.text if len(self.text) <= _SHOWN else self.text[:_SHOWN] + "..."
        return UsageError(f"keyword expression {text!r} {problem}")

    def peek(self) -> str:
        return self.tokens[self.index] if self.index < len(self.tokens) else ""

    def accept(self, word: str) -> bool:
        if self.peek().lower() != word:
            return False
        self.index += 1
        return True

    def alternatives(self) -> Predicate:
        found = [self.conjunction()]
        while self.accept("or"):
            found.append(self.conjunction())
        return found[0] if len(found) == 1 else _any_of(found)

    def conjunction(self) -> Predicate:
        found = [self.negation()]
        while self.accept("and"):
            found.append(self.negation())
        return found[0] if len(found) == 1 else _all_of(found)

    def negation(self) -> Predicate:
        self.depth += 1
        if self.depth > MAX_DEPTH:
            raise self.error(f"is nested deeper than {MAX_DEPTH} levels")
        found = self.operand()
        self.depth -= 1
        return found

    def operand(self) -> Predicate:
        if self.accept("not"):
            inner = self.negation()
            return lambda id: not inner(id)
        if self.accept("("):
            inner = self.alternatives()
            if not self.accept(")"):
                raise self.error("lacks a closing parenthesis")
            return inner
        word = self.peek().lower()
        if not word or word == ")" or word in _WORDS:
            found = f"has {word!r}" if word else "ends"
            raise self.error(f"{found} where a word is expected")
        self.index += 1
        return lambda id: word in id


def _any_of(parts: list[Predicate]) -> Predicate:
    return lambda id: any(part(id) for part in parts)


def _all_of(parts: list[Predicate]) -> Predicate:
    return lambda id: all(part(id) for part in parts)
