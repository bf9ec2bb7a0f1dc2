"""From the text of a Java regular expression to a tree; see `java_pattern`."""

from __future__ import annotations

from typing import Final, NoReturn

import attrs

from gametest.core.pattern.character_classes import (
    LINE_ENDS,
    JavaPatternError,
    UnsupportedPatternError,
    class_named,
    class_of_letter,
    has_marks,
    is_ascii,
)
from gametest.core.pattern.pattern_tree import (
    Alternatives,
    Anchor,
    Characters,
    Look,
    Node,
    Repetition,
    Sequence,
    is_bounded,
)

MAX_LENGTH: Final = 2_000
"""Characters of a pattern."""
MAX_DEPTH: Final = 50
"""Groups inside groups."""
MAX_COUNT: Final = 1_000
"""`{n}` and `{n,m}`."""

_CONTROLS: Final = {"t": "\t", "n": "\n", "r": "\r", "f": "\f", "a": "\a", "e": "\x1b"}
_ANCHORS: Final = {
    "A": "start",
    "Z": "end",
    "z": "end",
    "b": "boundary",
    "B": "no boundary",
}


def parse_pattern(text: str, alphabet: frozenset[str]) -> Node:
    """For texts of the characters of `alphabet`; raises `JavaPatternError`."""
    if len(text) > MAX_LENGTH:
        msg = f"the pattern is longer than {MAX_LENGTH} characters"
        raise UnsupportedPatternError(msg)
    parser = _Parser(text, alphabet)
    node = parser.alternatives(0)
    if parser.cursor < len(text):
        parser.fail("a group is closed that was not opened")
    return node


# size: a method for each rule of the grammar.
@attrs.define(eq=False, repr=False)
class _Parser:
    text: str
    alphabet: frozenset[str]
    cursor: int = 0
    ignores_case: bool = False
    dot_is_all: bool = False

    def fail(self, problem: str) -> NoReturn:
        raise JavaPatternError(self.placed(problem))

    def refuse(self, what: str) -> NoReturn:
        raise UnsupportedPatternError(self.placed(f"{what} not supported here"))

    def placed(self, problem: str) -> str:
        return f"{problem} at character {min(self.cursor + 1, len(self.text))}"

    def peek(self, length: int = 1) -> str:
        return self.text[self.cursor : self.cursor + length]

    def take(self, word: str) -> bool:
        if not self.text.startswith(word, self.cursor):
            return False
        self.cursor += len(word)
        return True

    def literal(self, character: str) -> Characters:
        found = {character}
        # Without the flag `u` only letters of ASCII have two cases.
        if self.ignores_case and character.isascii():
            found |= {character.lower(), character.upper()}
        return Characters(frozenset(found) & self.alphabet)

    def alternatives(self, depth: int) -> Node:
        if depth > MAX_DEPTH:
            self.refuse(f"groups nested deeper than {MAX_DEPTH} levels are")
        # A flag in a group counts up to the group's end.
        flags = self.ignores_case, self.dot_is_all
        parts = [self.sequence(depth)]
        while self.take("|"):
            parts.append(self.sequence(depth))
        self.ignores_case, self.dot_is_all = flags
        return parts[0] if len(parts) == 1 else Alternatives(tuple(parts))

    def sequence(self, depth: int) -> Node:
        parts: list[Node] = []
        while self.cursor < len(self.text) and self.peek() not in "|)":
            if self.take("\\Q"):
                end = self.text.find("\\E", self.cursor)
                end = len(self.text) if end < 0 else end
                quoted = self.text[self.cursor : end]
                self.cursor = min(end + 2, len(self.text))
                parts += (self.literal(one) for one in quoted)
                # A quantifier speaks of the last character only.
                if quoted:
                    parts.append(self.quantified(parts.pop()))
                continue
            node = self.atom(depth)
            if node is not None:
                parts.append(self.quantified(node))
        return parts[0] if len(parts) == 1 else Sequence(tuple(parts))

    def quantified(self, node: Node) -> Node:
        while True:
            if self.take("*"):
                least, most = 0, None
            elif self.take("+"):
                least, most = 1, None
            elif self.take("?"):
                least, most = 0, 1
            elif self.take("{"):
                least, most = self.counts()
            else:
                return node
            if self.peek() == "+":
                self.refuse("possessive quantifiers are")
            # A lazy quantifier finds the same, only sooner.
            self.take("?")
            node = Repetition(node, least, most)

    def counts(self) -> tuple[int, int | None]:
        least = self.number()
        most: int | None = least
        if self.take(","):
            most = None if self.peek() == "}" else self.number()
        if not self.take("}"):
            self.fail("a count is not closed by '}'")
        if most is not None and most < least:
            self.fail("the ends of a count are in the wrong order")
        return least, most

    def number(self) -> int:
        start = self.cursor
        while self.peek() and self.peek() in "0123456789":
            self.cursor += 1
        digits = self.text[start : self.cursor]
        if not digits:
            self.fail("a count has no number")
        if len(digits) > 6 or int(digits) > MAX_COUNT:
            self.refuse(f"a count over {MAX_COUNT} is")
        return int(digits)

    def atom(self, depth: int) -> Node | None:
        """None for what only sets a flag."""
        character = self.peek()
        self.cursor += 1
        match character:
            case "(":
                return self.group(depth)
            case "[":
                return Characters(self.bracket(0))
            case ".":
                dots = self.alphabet if self.dot_is_all else self.alphabet - LINE_ENDS
                return Characters(dots)
            case "^":
                return Anchor("start")
            case "$":
                return self.end()
            case "*" | "+" | "?":
                self.cursor -= 1
                self.fail(f"nothing stands before {character!r}")
            case "{":
                self.cursor -= 1
                self.fail("nothing stands before '{'")
            case "\\":
                if self.peek() in _ANCHORS and self.peek():
                    return self.anchor()
                found = self.escape()
                if len(found) == 1:
                    return self.literal(next(iter(found)))
                return Characters(found)
        return self.literal(character)

    def anchor(self) -> Node:
        letter = self.peek()
        self.cursor += 1
        if letter == "Z":
            return self.end()
        if letter in "bB" and has_marks(self.alphabet):
            self.refuse("a boundary of words with combining marks is")
        return Anchor(_ANCHORS[letter])

    def end(self) -> Node:
        """Before a last line end too."""
        ends = self.alphabet & LINE_ENDS
        if not ends:
            return Anchor("end")
        if ends >= {"\r", "\n"}:
            self.refuse("the end of a text with both kinds of line ends is")
        last = Look(
            Sequence((Characters(ends), Anchor("end"))),
            is_behind=False,
            is_negated=False,
        )
        return Alternatives((Anchor("end"), last))

    def group(self, depth: int) -> Node | None:
        if self.take("?"):
            if self.take(":"):
                pass
            elif self.peek(2) in ("<=", "<!") or (self.peek() in "=!" and self.peek()):
                return self.look(depth)
            elif self.peek() == ">":
                self.refuse("atomic groups are")
            elif self.take("<"):
                self.name()
            else:
                return self.flags(depth)
        node = self.alternatives(depth + 1)
        if not self.take(")"):
            self.fail("a group is not closed")
        return node

    def look(self, depth: int) -> Node:
        start = self.cursor
        is_behind = self.take("<")
        is_negated = self.peek() == "!"
        self.cursor += 1
        node = self.alternatives(depth + 1)
        if not self.take(")"):
            self.fail("a group is not closed")
        if is_behind and not is_bounded(node):
            self.cursor = start
            self.fail("what is looked for behind has no greatest length")
        return Look(node, is_behind, is_negated)

    def name(self) -> None:
        start = self.cursor
        while self.peek().isalnum() and self.peek().isascii():
            self.cursor += 1
        if not self.text[start : self.cursor][:1].isalpha() or not self.take(">"):
            self.fail("a group has no good name")

    def flags(self, depth: int) -> Node | None:
        """`(?i)` up to the end of the group, or `(?i:...)`."""
        before, sets = (self.ignores_case, self.dot_is_all), True
        while self.peek() and self.peek() not in ":)":
            letter = self.peek()
            if letter == "-":
                sets = False
            elif letter == "i":
                self.ignores_case = sets
            elif letter == "s":
                self.dot_is_all = sets
            elif letter not in "dmuUx":
                self.fail("an unknown kind of group")
            elif not self.is_idle(letter):
                self.refuse(f"the flag {letter!r} is")
            self.cursor += 1
        if self.take(")"):
            return None
        if not self.take(":"):
            self.fail("a group is not closed")
        node = self.alternatives(depth + 1)
        self.ignores_case, self.dot_is_all = before
        if not self.take(")"):
            self.fail("a group is not closed")
        return node

    def is_idle(self, flag: str) -> bool:
        """Whether the flag changes nothing for texts of the alphabet."""
        if flag == "x":
            return False
        return (
            not self.alphabet & LINE_ENDS if flag in "dm" else is_ascii(self.alphabet)
        )

    def escape(self) -> frozenset[str]:
        """Behind the backslash."""
        letter = self.peek()
        if not letter:
            self.fail("the pattern ends after '\\'")
        self.cursor += 1
        known = class_of_letter(letter, self.alphabet)
        if known is not None:
            return known
        if letter in "GNRX":
            self.refuse(f"the escape '\\{letter}' is")
        if letter in "pP":
            named = self.property_name()
            return self.alphabet - named if letter == "P" else named
        if letter in _CONTROLS:
            return frozenset(_CONTROLS[letter])
        if letter == "x" and self.take("{"):
            return frozenset(self.code(self.until("}"), 6))
        if letter in ("x", "u"):
            length = 2 if letter == "x" else 4
            digits = self.peek(length)
            self.cursor += len(digits)
            return frozenset(self.code(digits if len(digits) == length else "", 4))
        if letter == "0" or letter == "c":
            self.refuse("characters by octal number or control letter are")
        if letter.isdigit() or letter == "k":
            self.refuse("references to groups are")
        if letter.isascii() and letter.isalpha():
            self.fail(f"there is no escape '\\{letter}'")
        return frozenset(letter)

    def until(self, end: str) -> str:
        close = self.text.find(end, self.cursor)
        if close < 0:
            self.fail(f"{end!r} is missing")
        found = self.text[self.cursor : close]
        self.cursor = close + 1
        return found

    def code(self, digits: str, longest: int) -> str:
        try:
            return chr(int(digits if len(digits) <= longest else "", 16))
        except (ValueError, OverflowError):
            self.fail("a character's number is none")

    def property_name(self) -> frozenset[str]:
        name = self.until("}") if self.take("{") else self.peek()
        if len(name) == 1 and self.text[self.cursor - 1] != "}":
            self.cursor += 1
        found = class_named(name, self.alphabet, ignores_case=self.ignores_case)
        if found is None:
            self.refuse(f"the class {name!r} is")
        return found

    def bracket(self, depth: int) -> frozenset[str]:
        """Behind `[`; `&&` cuts what stands on both sides of it."""
        if depth > MAX_DEPTH:
            self.refuse(f"classes nested deeper than {MAX_DEPTH} levels are")
        is_negated = self.take("^")
        found: frozenset[str] | None = None
        part: set[str] = set()
        first = True
        while True:
            character = self.peek()
            if not character:
                self.fail("a class is not closed by ']'")
            if character == "]" and not first:
                self.cursor += 1
                break
            first = False
            if self.take("&&"):
                found = frozenset(part) if found is None else found & frozenset(part)
                part = set()
                continue
            part |= self.member(depth)
        whole = frozenset(part) if found is None else found & frozenset(part)
        return self.alphabet - whole if is_negated else whole & self.alphabet

    def member(self, depth: int) -> frozenset[str]:
        """One character, a range, a nested class."""
        if self.take("["):
            return self.bracket(depth + 1)
        low = self.single()
        if len(low) != 1 or self.peek() != "-" or self.peek(2) in ("-]", "-[", "-"):
            return low | self.cases_of(low)
        self.cursor += 1
        high = self.single()
        if len(high) != 1:
            self.fail("a range ends with a class")
        first, last = next(iter(low)), next(iter(high))
        if first > last:
            self.fail(f"the range {first}-{last} is in the wrong order")
        found = frozenset(one for one in self.alphabet if first <= one <= last)
        if self.ignores_case:
            found |= {
                one
                for one in self.alphabet
                if one.isascii()
                and (first <= one.upper() <= last or first <= one.lower() <= last)
            }
        return found

    def cases_of(self, characters: frozenset[str]) -> frozenset[str]:
        if not self.ignores_case or len(characters) != 1:
            return frozenset()
        return self.literal(next(iter(characters))).characters

    def single(self) -> frozenset[str]:
        character = self.peek()
        self.cursor += 1
        return self.escape() if character == "\\" else frozenset(character)
