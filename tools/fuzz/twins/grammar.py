"""Lines of random packs: all that the command engine has a short way for, and what disturbs it."""

from __future__ import annotations

import re
from random import Random
from typing import Final, final

import attrs

from tools.fuzz.twins.case import TICK, Case

_NUMBERS: Final = (
    *(0, 0, 1, 1, 2, 3, 7, -1, -2, -7, 10, 46341, 65536),
    *(2147483647, -2147483648, -2147483647, 1073741824),
)
_RANGES: Final = (
    *("0", "1", "..0", "1..", "..5", "0..9", "-3..70000", "..-1"),
    *("2147483647", "-2147483648", "..2147483646", "-2147483647..", "1..1"),
)
_OBJECTIVES: Final = (*("o", "o", "o", "p", "p", "q"), *("t", "h", "d", "u", "gone"))
_CRITERIA: Final = {
    "o": "dummy",
    "p": "dummy",
    "q": "dummy",
    "t": "trigger",
    "h": "health",
    "d": "deathCount",
    "u": "minecraft.custom:minecraft.target_hit",
}
_NAMES: Final = ("#a", "#b", "#c", "#i", "#zero", "q'uote", "x\\y", "Ann")
_SINGLE: Final = (
    *("@s", "@s", "@e[tag=x,limit=1]", "@e[tag=y,sort=nearest,limit=1]"),
    "@e[type=marker,limit=1]",
    "@p",
)
_MANY: Final = (
    *("@s", "@e[tag=x]", "@e[tag=x]", "@e[tag=y]", "@e[tag=x,tag=y]", "@e", "@a"),
    *("@e[type=marker]", "@e[tag=!x]", "@s[tag=x]", "@s[tag=!y]", "@s[type=marker]"),
    *("@e[tag=x,limit=2]", "@e[distance=..3]", "@e[x=0,y=0,z=0,dx=4,dy=4,dz=4]"),
    *("@e[tag=x,sort=furthest,limit=2]", "@e[scores={o=1..}]", "@e[tag=nobody]"),
    *("@e[tag=x,sort=random]", "@e[tag=x,sort=random,limit=1]", "@e[tag=x,type=pig]"),
)
_FORKS: Final = 200
"""At most, as lines that summon in every branch double what is there."""
_TAGS: Final = ("x", "y", "z")
_KINDS: Final = ("marker", "marker", "armor_stand", "pig")
_SIGNS: Final = ("<", "<=", "=", ">=", ">")
_OPERATIONS: Final = ("=", "+=", "-=", "*=", "/=", "%=", "<", ">", "><")
_PATHS: Final = (
    *("n", "n", "s", "l", "l", "c", "c.n", "c.l", "c.new.x", "l[0]", "l[-1]", "l[5]"),
    *("y", "y[0]", "n.x", "{}", "c{n:1}", "l[{a:1}]", "l[].a", "args", "args.v"),
)
_ORDER: Final = ("s", "n", "y", "l", "c", "args")
"""Roots of the paths of storages: what is copied grows from left to right only."""
_VALUES: Final = (
    *("1", "2b", "3L", "1.5", "2.5f", "7s", "'x'", '"two words"', "{a:1}", "[1,2]"),
    *(
        "[I;1,2]",
        "[B;1b]",
        "[]",
        "{}",
        "{a:{b:[1,{c:'d'}]}}",
        "true",
        "'\\\\'",
        "{n:1}",
    ),
)
_ARGUMENTS: Final = (
    *("{v:1,w:2}", "{v:'x',w:3b}", "{v:1.5d,w:0.1f}", "{v:7L,w:2s}", "{v:{a:1},w:[1]}"),
    *("{v:[I;1],w:'o'}", "{v:1}", "{w:1}", "{}", "{v:'#a',w:'o'}", "{v:'a b',w:''}"),
    "{v:-2147483648,w:2147483647}",
)
_MACROS: Final = (
    "$scoreboard players set #m o $(v)",
    "$scoreboard players add #$(v) o $(w)",
    "$execute if score #a o matches $(v).. run scoreboard players add #b o $(w)",
    "$data modify storage p:a m set value $(v)",
    "$data modify storage p:a $(v) set value [$(w),$(v)]",
    "$say $(v) and $(w)",
    "$function p:$(v)",
    "$return $(v)",
    "$tag @s add $(v)",
    "$execute store result score #m p run scoreboard players get $(v) $(w)",
)


def random_case(seed: str) -> Case:
    return Grammar(Random(seed)).case()


@final
@attrs.frozen
class Grammar:
    random: Random
    names: tuple[str, ...] = ("f0", "f1", "f2", "f3", "f4")

    def case(self) -> Case:
        one = self.random.choice
        bodies = {f"p:{name}": self.body(name) for name in self.names}
        for name in ("m0", "m1"):
            bodies[f"p:{name}"] = self.body(name, macro=True)
        tags = {
            "p:t": [one([*bodies]) for _ in range(self.random.randrange(1, 4))],
            "p:many": ["p:f0", "p:f1", "p:f2"],
        }
        tags = {tag: [*dict.fromkeys(members)] for tag, members in tags.items()}
        if self.random.random() < 0.5:
            tags["minecraft:tick"] = [one([f"p:{name}" for name in self.names])]
        if self.random.random() < 0.2:
            tags["minecraft:load"] = ["p:f1"]
        script = self.setup()
        script += [self.top() for _ in range(self.random.randrange(3, 12))]
        return Case(
            bodies, {tag: tuple(each) for tag, each in tags.items()}, tuple(script)
        )

    def setup(self) -> list[str]:
        lines = []
        for name, criterion in _CRITERIA.items():
            if self.random.random() < 0.9:
                lines.append(f"scoreboard objectives add {name} {criterion}")
        for number in range(self.random.randrange(5)):
            kind, tags = self.random.choice(_KINDS), ",".join(self.some(_TAGS))
            lines.append(f"summon {kind} {number} 0 {number % 2} {{Tags:[{tags}]}}")
        lines.append(
            "data merge storage p:a {n:1,s:'x',l:[1,{a:2}],c:{n:1,l:[]},y:[I;1,2],args:{v:1,w:2}}"
        )
        lines += [
            f"scoreboard players set {self.name()} {self.objective()} {self.number()}"
            for _ in range(4)
        ]
        rules = (
            ("max_command_sequence_length", (5, 17, 40, 100, 300, 1500, 1500, 1500)),
            ("max_command_forks", (1, 2, 3, 10, *(_FORKS,) * 8)),
        )
        for rule, values in rules:
            lines.append(f"gamerule {rule} {self.random.choice(values)}")
        return lines

    def top(self) -> str:
        """A line of the script, typed at the console or by an entity."""
        kind = self.random.random()
        if kind < 0.25:
            return f"{TICK}{self.random.choice((1, 1, 2, 5, 30))}"
        if kind < 0.75:
            call = self.call()
            if self.random.random() < 0.4:
                return f"execute {' '.join(self.links())} run {call}"
            return call
        return self.line()

    # -- lines ---------------------------------------------------------------------------

    def body(self, own: str, *, macro: bool = False) -> str:
        lines = [self.line() for _ in range(self.random.randrange(1, 9))]
        scores_only = self.random.random()
        if scores_only < 0.4 and not macro:
            lines = [self.score_line() for _ in range(self.random.randrange(1, 12))]
        if scores_only < 0.55 and not macro:
            # A loop by a last line, as packs write it.
            guards = " ".join(
                self.guard() for _ in range(self.random.choice((1, 1, 2)))
            )
            lines.append(f"execute {guards} run function p:{own}")
            if self.random.random() < 0.6:
                lines.insert(0, "scoreboard players add #i o 1")
        if macro:
            for _ in range(self.random.choice((1, 2, 3))):
                lines.insert(
                    self.random.randrange(len(lines) + 1), self.random.choice(_MACROS)
                )
        return "\n".join(lines)

    def score_line(self) -> str:
        guards = [self.guard() for _ in range(self.random.choice((0, 0, 0, 1, 2)))]
        action = self.score_action(named=True)
        return f"execute {' '.join(guards)} run {action}" if guards else action

    def line(self) -> str:
        action = self.action()
        count = self.random.choice((0, 0, 0, 1, 1, 2, 3))
        if not count:
            return action
        links = " ".join(link for _ in range(count) for link in self.links())
        if self.random.random() < 0.1:
            return f"execute {links} {self.guard()}"
        return f"execute {links} run {action}"

    def action(self) -> str:
        kind = self.random.randrange(22)
        one = self.random.choice
        if kind < 5:
            return self.score_action()
        if kind < 9:
            return self.call()
        if kind < 12:
            return self.data()
        if kind == 12:
            return f"return {one(('fail', 'fail', self.number(), self.number()))}"
        if kind == 13:
            return f"return run {self.action()}"
        if kind == 14:
            return f"tag {one(_MANY)} {one(('add', 'remove'))} {one(_TAGS)}"
        if kind == 15:
            return one(
                (
                    "kill @s",
                    f"tag @s add {one(_TAGS)}",
                    f"tag @e[tag={one(_TAGS)},limit=1] remove {one(_TAGS)}",
                    f"data merge entity @s {{Tags:[{one(_TAGS)}]}}",
                    f"kill {one(_MANY)}",
                    f"summon {one(_KINDS)} ~{one((0, 1, 2))} ~ ~ {{Tags:[{one(_TAGS)}]}}",
                    f"tp {one(_MANY)} ~1 ~ ~",
                    f"tp {one(_MANY)} {one(('@s', '@e[tag=x,limit=1]'))}",
                )
            )
        if kind == 16:
            return self.rule_or_objective()
        if kind == 17:
            name = one(self.names)
            return one(
                (
                    f"schedule function p:{name} {one((1, 1, 2, 5))} {one(('append', 'replace'))}",
                    f"schedule clear p:{name}",
                    "schedule function #p:t 1",
                    "schedule function p:m0 1",
                )
            )
        if kind == 18:
            return one((f"say {one(_TAGS)}", f"say {one(_MANY)}", "tellraw @a 'x'"))
        if kind == 19:
            return f"execute {' '.join(self.links())} run {self.action()}"
        if kind == 20:
            return one(
                (
                    f"scoreboard players enable {one(('Ann', '@s', '@a', '#a'))} t",
                    "trigger t",
                    f"trigger t {one(('add', 'set'))} {self.number()}",
                    "execute as Ann run trigger t",
                    f"scoreboard players reset {self.holders()}",
                    f"scoreboard players reset {self.holders()} {self.objective()}",
                )
            )
        return one(
            (
                f"scoreboard players get {self.single()} {self.objective()}",
                "place feature minecraft:oak",
                f"random value {self.number()}..{self.number()}",
                "random value 1..100 p:s",
                f"scoreboard players list {self.single()}",
                "list",
                "seed",
            )
        )

    def score_action(self, *, named: bool = False) -> str:
        holder = self.name if named else self.holders
        slot = f"{holder()} {self.objective()}"
        kind = self.random.randrange(6)
        if kind == 0:
            return f"scoreboard players set {slot} {self.number()}"
        if kind < 3:
            word = self.random.choice(("add", "remove"))
            return f"scoreboard players {word} {slot} {abs(self.number()) % 2**31}"
        operations = _OPERATIONS if self.random.random() < 0.5 else _OPERATIONS[:4]
        operation = self.random.choice(operations)
        return f"scoreboard players operation {slot} {operation} {holder()} {self.objective()}"

    def call(self) -> str:
        one = self.random.choice
        kind = self.random.random()
        if kind < 0.6:
            return f"function p:{one(self.names)}"
        if kind < 0.7:
            return f"function {one(('#p:t', '#p:many', 'p:none', '#p:none'))}"
        macro = f"function p:{one(('m0', 'm1'))}"
        with_ = ("storage p:a args", "storage p:a", "storage p:a n", "entity @s")
        return one(
            (f"{macro} {one(_ARGUMENTS)}",) * 4 + (macro, f"{macro} with {one(with_)}")
        )

    def data(self) -> str:
        one = self.random.choice
        own = one(("p:a", "p:a", "p:a", "p:b"))
        place = f"storage {own}"
        path = one(_PATHS)
        kind = self.random.random()
        if kind < 0.15:
            return f"data get {place} {path} {one(('', '', '1', '0.5', '-3'))}".strip()
        if kind < 0.25:
            return f"data remove {place} {path}"
        if kind < 0.3:
            return f"data merge {place} {one(('{n:2}', '{c:{n:3}}', '{}', '{l:5}'))}"
        word = one(
            (
                "set",
                "set",
                "append",
                "append",
                "prepend",
                "merge",
                f"insert {one((0, 1, -1, 9))}",
            )
        )
        value = f"value {one(_VALUES)}"
        if kind > 0.65:
            source = one(_PATHS)
            if own == "p:b" or _stays_small(word, path, source):
                value = f"from storage p:a {source}"
        elif kind > 0.6:
            value = f"string storage p:a {one(_PATHS)} {one(('', '0', '0 1', '-1'))}".strip()
        return f"data modify {place} {path} {word} {value}"

    def rule_or_objective(self) -> str:
        one = self.random.choice
        name = one([*_CRITERIA])
        return one(
            (
                f"gamerule max_command_sequence_length {one((7, 30, 1000))}",
                f"gamerule max_command_forks {one((1, 2, 5, _FORKS))}",
                f"scoreboard objectives remove {name}",
                f"scoreboard objectives remove {name}",
                f"scoreboard objectives add {name} {one((_CRITERIA[name], 'dummy', 'health'))}",
                f"scoreboard objectives add {name} {_CRITERIA[name]}",
            )
        )

    # -- links ---------------------------------------------------------------------------

    def links(self) -> list[str]:
        one = self.random.choice
        kind = self.random.randrange(14)
        if kind < 4:
            return [self.guard()]
        if kind < 6:
            return [f"as {one(_MANY)}", *one(((), ("at @s",)))]
        if kind == 6:
            return [one(("at @s", "as @s", "positioned as @s", "rotated as @s"))]
        if kind == 7:
            return [
                one(("positioned ~ ~1 ~", "align xyz", "rotated 0 0", "anchored eyes"))
            ]
        if kind < 10:
            return [self.store()]
        if kind == 10:
            word = one(("if", "unless"))
            target = one(
                (*(f"p:{name}" for name in self.names), "#p:t", "p:none", "p:m0")
            )
            return [f"{word} function {target}"]
        if kind == 11:
            return [f"{one(('if', 'unless'))} entity {one(_MANY)}"]
        if kind == 12:
            return [f"{one(('if', 'unless'))} data storage p:a {one(_PATHS)}"]
        return [
            f"{one(('at', 'positioned as'))} {one(_MANY)}",
            f"summon {one(_KINDS)}",
        ][: one((1, 1, 2))]

    def store(self) -> str:
        one = self.random.choice
        what = one(("result", "success"))
        if self.random.random() < 0.6:
            return f"store {what} score {self.holders()} {self.objective()}"
        kind = one(("byte", "short", "int", "long", "float", "double"))
        scale = one((1, 0.5, -2.5, 1e10))
        return (
            f"store {what} storage {one(('p:a', 'p:b'))} {one(_PATHS)} {kind} {scale}"
        )

    def guard(self) -> str:
        word = self.random.choice(("if", "unless"))
        slot = f"{self.single()} {self.objective()}"
        if self.random.random() < 0.5:
            return f"{word} score {slot} matches {self.random.choice(_RANGES)}"
        sign = self.random.choice(_SIGNS)
        return f"{word} score {slot} {sign} {self.single()} {self.objective()}"

    # -- words ---------------------------------------------------------------------------

    def some(self, words: tuple[str, ...]) -> list[str]:
        return [word for word in words if self.random.random() < 0.5]

    def number(self) -> int:
        return self.random.choice(_NUMBERS)

    def objective(self) -> str:
        return self.random.choice(
            _OBJECTIVES if self.random.random() < 0.3 else ("o", "p")
        )

    def name(self) -> str:
        return self.random.choice(_NAMES)

    def single(self) -> str:
        return (
            self.random.choice(_SINGLE) if self.random.random() < 0.1 else self.name()
        )

    def holders(self) -> str:
        if self.random.random() < 0.75:
            return self.name()
        return self.random.choice((*_MANY, "*"))


def _stays_small(word: str, path: str, source: str) -> bool:
    """Whether data stay small however often they are copied; what holds its own copy doubles."""
    if word == "set" and path == source:
        return True
    root, origin = _root(path), _root(source)
    if root not in _ORDER or origin not in _ORDER:
        return False
    if root == origin:
        return word == "set" and all(_is_part(each) for each in (path, source))
    return _ORDER.index(origin) < _ORDER.index(root)


def _root(path: str) -> str:
    return re.split(r"[.\[{]", path, maxsplit=1)[0]


def _is_part(path: str) -> bool:
    """Not the root itself, nor the root with a filter."""
    return path[len(_root(path)) :].startswith((".", "["))
