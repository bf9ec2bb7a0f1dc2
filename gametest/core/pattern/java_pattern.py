r"""Java's regular expressions over the few characters of a text, as packs write them.

Syntax: https://docs.oracle.com/en/java/javase/21/docs/api/java.base/java/util/regex/Pattern.html.
A set of characters is a set of those that the texts may hold, so classes such as `\p{Lower}`
and `[a-z&&[^b]]` cost nothing. All ways are followed at once
(https://swtch.com/~rsc/regexp/regexp1.html), so no pattern can make a run hang; where a look ahead or
behind holds is found beforehand. What cannot be matched so, back references, is refused.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, final

import attrs

from gametest.core.pattern.character_classes import (
    PATH_CHARACTERS,
    WORD,
    JavaPatternError,
    UnsupportedPatternError,
)
from gametest.core.pattern.pattern_parser import parse_pattern
from gametest.core.pattern.pattern_tree import (
    Alternatives,
    Anchor,
    Characters,
    Look,
    Node,
    Repetition,
    Sequence,
)

__all__ = [
    "MAX_STATES",
    "PATH_CHARACTERS",
    "JavaPattern",
    "JavaPatternError",
    "UnsupportedPatternError",
]

MAX_STATES: Final = 5_000
"""Steps of a pattern, with what is counted (`a{1000}`) written out."""
_MAX_REMEMBERED: Final = 500_000
"""States, in all steps that are kept."""

_Taken = frozenset[str] | str | int | None
_Edge = tuple[_Taken, int]
"""What is taken on the way (characters, an anchor's name, the number of a look, nothing) and where
it leads."""
_Key = tuple[frozenset[int], str, str, frozenset[int]]


@final
@attrs.define(eq=False)
class JavaPattern:
    text: str
    alphabet: frozenset[str] = PATH_CHARACTERS
    """What texts are written in; others are not to be searched."""
    _edges: list[list[_Edge]] = attrs.field(factory=list, init=False, repr=False)
    """By state; the last one accepts."""
    _looks: list[_LookPattern] = attrs.field(factory=list, init=False, repr=False)
    _steps: dict[_Key, tuple[bool, frozenset[int]]] = attrs.field(
        factory=dict, init=False, repr=False
    )
    _remembered: int = attrs.field(default=0, init=False, repr=False)

    @classmethod
    def parse(
        cls, text: str, alphabet: frozenset[str] = PATH_CHARACTERS
    ) -> JavaPattern:
        """Raises `JavaPatternError`."""
        pattern = cls(text, alphabet)
        start = pattern._state()
        pattern._build(parse_pattern(text, alphabet), start)
        return pattern

    def cost(self, text: str) -> int:
        """Steps that a search takes at most."""
        inner = sum(look.cost(text) for look in self._looks)
        return len(self._edges) * (len(text) + 1) + inner

    def search(self, text: str) -> bool:
        """Whether it matches anywhere in the text."""
        return next(self._ends(text, 0, starts_anywhere=True), None) is not None

    def places_behind(self, text: str) -> set[int]:
        """Where what it matches may have ended."""
        return set(self._ends(text, 0, starts_anywhere=True))

    def places_ahead(self, text: str) -> set[int]:
        """Where what it matches may begin."""
        return {
            start
            for start in range(len(text) + 1)
            if next(self._ends(text, start, starts_anywhere=False), None) is not None
        }

    def _ends(self, text: str, start: int, *, starts_anywhere: bool) -> Iterator[int]:
        """Each place behind a match that begins at `start`, or there and anywhere later."""
        holding = [look.places(text) for look in self._looks]
        begins = frozenset((0,))
        found, before = begins, text[start - 1 : start] if start else ""
        for place in range(start, len(text) + 1):
            ahead = text[place : place + 1]
            held = frozenset(n for n, places in enumerate(holding) if place in places)
            key = (found, before, ahead, held)
            reached = self._steps.get(key)
            if reached is None:
                reached = self._reach(*key)
                self._remembered += len(reached[1]) + 1
                if self._remembered > _MAX_REMEMBERED:
                    self._steps.clear()
                    self._remembered = len(reached[1]) + 1
                self._steps[key] = reached
            accepts, found = reached
            if accepts:
                yield place
            if starts_anywhere:
                found |= begins
            elif not found:
                return
            before = ahead

    def _reach(
        self, states: frozenset[int], before: str, ahead: str, held: frozenset[int]
    ) -> tuple[bool, frozenset[int]]:
        """Whether the accepting state is reached before `ahead`, and the states behind it."""
        seen, waiting = set(states), list(states)
        behind: set[int] = set()
        while waiting:
            for taken, target in self._edges[waiting.pop()]:
                if isinstance(taken, frozenset):
                    if ahead in taken:
                        behind.add(target)
                elif target not in seen and (
                    taken in held
                    if isinstance(taken, int)
                    else taken is None or _holds(taken, before, ahead)
                ):
                    seen.add(target)
                    waiting.append(target)
        return len(self._edges) - 1 in seen, frozenset(behind)

    def _state(self) -> int:
        if len(self._edges) >= MAX_STATES:
            msg = f"the pattern has more than {MAX_STATES} steps"
            raise UnsupportedPatternError(msg)
        self._edges.append([])
        return len(self._edges) - 1

    def _edge(self, start: int, taken: _Taken) -> int:
        end = self._state()
        self._edges[start].append((taken, end))
        return end

    def _join(self, start: int, end: int) -> None:
        self._edges[start].append((None, end))

    def _build(self, node: Node, start: int) -> int:
        """Add what `node` matches behind `start`; the state after it is the newest."""
        match node:
            case Characters(characters):
                return self._edge(start, characters)
            case Anchor(name):
                return self._edge(start, name)
            case Sequence(parts):
                for part in parts:
                    start = self._build(part, start)
                return self._edge(start, None)
            case Alternatives(parts):
                ends = [self._build(part, self._edge(start, None)) for part in parts]
                end = self._state()
                for one in ends:
                    self._join(one, end)
                return end
            case Repetition(part, least, most):
                return self._repeat(part, least, most, start)
            case Look(part):
                inner = JavaPattern(self.text, self.alphabet)
                inner._build(part, inner._state())
                self._looks.append(_LookPattern(inner, node))
                return self._edge(start, len(self._looks) - 1)

    def _repeat(self, part: Node, least: int, most: int | None, start: int) -> int:
        for _ in range(least):
            start = self._build(part, start)
        if most is None:
            start = self._edge(start, None)
            self._join(self._build(part, start), start)
            return self._edge(start, None)
        ends = [start]
        for _ in range(most - least):
            start = self._build(part, start)
            ends.append(start)
        end = self._state()
        for one in ends:
            self._join(one, end)
        return end


@final
@attrs.frozen(eq=False)
class _LookPattern:
    pattern: JavaPattern
    look: Look

    def cost(self, text: str) -> int:
        one = self.pattern.cost(text)
        return one if self.look.is_behind else one * (len(text) + 1)

    def places(self, text: str) -> set[int]:
        """Where it holds."""
        pattern, look = self.pattern, self.look
        found = (
            pattern.places_behind(text)
            if look.is_behind
            else pattern.places_ahead(text)
        )
        return set(range(len(text) + 1)) - found if look.is_negated else found


def _holds(anchor: str, before: str, ahead: str) -> bool:
    match anchor:
        case "start":
            return not before
        case "end":
            return not ahead
        case "boundary":
            return (before in WORD) != (ahead in WORD)
        case _:
            return (before in WORD) == (ahead in WORD)
