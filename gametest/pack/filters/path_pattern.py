r"""Patterns of filters: Java's regular expressions over the few characters that paths have.

Syntax: https://docs.oracle.com/en/java/javase/21/docs/api/java.base/java/util/regex/Pattern.html.
A set of characters is a set of those that names and paths may hold, so classes such as `\p{Lower}`
and `[a-z&&[^b]]` cost nothing. Matching is linear: all ways are followed at once
(https://swtch.com/~rsc/regexp/regexp1.html), so no pattern can make a run hang. What cannot be
matched so, looks around and back references, is refused.
"""

from __future__ import annotations

from typing import Final, final

import attrs

from gametest.pack.filters.pattern_parser import (
    PATH_CHARACTERS,
    Alternatives,
    Anchor,
    Characters,
    Node,
    PathPatternError,
    Repetition,
    Sequence,
    parse_pattern,
)

__all__ = ["MAX_STATES", "PathPattern", "PathPatternError"]

MAX_STATES: Final = 5_000
"""Steps of a pattern, with what is counted (`a{1000}`) written out."""
_MAX_REMEMBERED: Final = 20_000

_Edge = tuple[frozenset[str] | str | None, int]
"""What is taken on the way (characters, an anchor's name, nothing) and where it leads."""
_WORD: Final = frozenset("abcdefghijklmnopqrstuvwxyz0123456789_")


@final
@attrs.define(eq=False)
class PathPattern:
    text: str
    _edges: list[list[_Edge]] = attrs.field(factory=list, init=False, repr=False)
    """By state; the last one accepts."""
    _steps: dict[tuple[frozenset[int], str, str], frozenset[int]] = attrs.field(
        factory=dict, init=False, repr=False
    )

    @classmethod
    def parse(cls, text: str) -> PathPattern:
        """Raises `PathPatternError`."""
        pattern = cls(text)
        start = pattern._state()
        pattern._build(parse_pattern(text), start)
        return pattern

    def search(self, text: str) -> bool:
        """Whether it matches anywhere in a name or path."""
        found, before, last = frozenset((0,)), "", len(self._edges) - 1
        for character in (*text, ""):
            key = (found, before, character)
            reached = self._steps.get(key)
            if reached is None:
                if len(self._steps) > _MAX_REMEMBERED:
                    self._steps.clear()
                reached = self._steps[key] = self._reach(found, before, character)
            if last in reached:
                return True
            # A match may begin at every character.
            found, before = reached | {0}, character
        return False

    def _reach(self, states: frozenset[int], before: str, ahead: str) -> frozenset[int]:
        """States behind `ahead`; the accepting one alone if it is reached before it."""
        seen, waiting = set(states), list(states)
        behind: set[int] = set()
        while waiting:
            for taken, target in self._edges[waiting.pop()]:
                if isinstance(taken, frozenset):
                    if ahead in taken:
                        behind.add(target)
                elif target not in seen and (
                    taken is None or _holds(taken, before, ahead)
                ):
                    seen.add(target)
                    waiting.append(target)
        last = len(self._edges) - 1
        return frozenset((last,)) if last in seen else frozenset(behind)

    def _state(self) -> int:
        if len(self._edges) >= MAX_STATES:
            msg = f"the pattern has more than {MAX_STATES} steps"
            raise PathPatternError(msg)
        self._edges.append([])
        return len(self._edges) - 1

    def _edge(self, start: int, taken: frozenset[str] | str | None) -> int:
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


def _holds(anchor: str, before: str, ahead: str) -> bool:
    match anchor:
        case "start":
            return not before
        case "end":
            return not ahead
        case "boundary":
            return (before in _WORD) != (ahead in _WORD)
        case _:
            return (before in _WORD) == (ahead in _WORD)


assert _WORD < PATH_CHARACTERS
