"""Why the two parsers may judge a line differently: each kind with who is right and a source."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, final

import attrs

WE = "gametest"
THEY = "mecha"


@final
@attrs.frozen
class Kind:
    name: str
    refuses: str
    """`gametest` or `mecha`."""
    line: str
    """An example."""
    why: str
    source: str
    message: str
    """A pattern found in the refusing side's message."""
    text: str = ""
    """A pattern that the line itself must also have."""

    def covers(self, refuses: str, line: str, message: str) -> bool:
        return (
            refuses == self.refuses
            and re.search(self.message, message) is not None
            and re.search(self.text, line) is not None
        )


_ARGUMENTS: Final = "https://minecraft.wiki/w/Argument_types"
_SNBT: Final = "https://github.com/misode/technical-changes/blob/main/1.21.5/25w09a.md"

KINDS: Final = (
    Kind(
        *("Game rule with its namespace", THEY, "gamerule minecraft:pvp"),
        "the game's tree has each rule with and without it, mecha's lexer stops at the colon",
        "https://github.com/misode/technical-changes/blob/main/1.21.11/25w44a.md",
        r"Expected literal 'advance_time'",
        r"\bgamerule minecraft:",
    ),
    Kind(
        *("Words behind `schedule clear`", THEY, "schedule clear some words"),
        "the argument takes the rest of the line, mecha reads one word",
        "https://minecraft.wiki/w/Commands/schedule",
        r"Expected eof or newline|Expected resource_location",
        r"\bschedule clear ",
    ),
    Kind(
        *("Odd names of score holders", THEY, "scoreboard players set { o 1"),
        "a name is anything up to the next space",
        f"{_ARGUMENTS}#minecraft:score_holder",
        r"Expected .*(?:wildcard|player_name|'blank'|eof or newline)",
        r"\b(?:score|players|join \S+|leave) ",
    ),
    Kind(
        *("Signs in the key of a path", THEY, "data get storage p:a @a"),
        "an unquoted key of a path may hold anything but a space, quotes, brackets and dots",
        "https://github.com/SpyglassMC/Spyglass/issues/800",
        r"Expected .*(?:string|eof|newline|number|literal '(?:append|byte)').* but got",
        r"\b(?:storage|entity|block) ",
    ),
    Kind(
        *("Ids that the version does not have", WE, "setblock ~ ~ ~ stones"),
        "mecha knows no registries; the game refuses unknown blocks, items, particles, effects, tags",
        f"{_ARGUMENTS}#minecraft:item_stack",
        r"unknown (?:item|particle|block|slot|predicate|criterion|effect|attribute)|is no (?:block|entity type)"
        r"|has no property|is no property|component",
    ),
    Kind(
        *(
            "Unquoted text that starts like a number",
            WE,
            "data merge storage p:a {b:5x}",
        ),
        "not text since 1.21.5",
        _SNBT,
        r"is not a number, and unquoted text cannot start like one",
    ),
    Kind(
        *("Whole numbers of more than 32 bits", WE, "random roll 1..3000000000"),
        "the game reads an integer of 32 bits",
        f"{_ARGUMENTS}#brigadier:integer",
        r"does not fit|is too large|is out of",
    ),
    Kind(
        *("Fractions of block positions", WE, "setblock 0 0 .5 stone"),
        "absolute block positions are whole numbers",
        f"{_ARGUMENTS}#minecraft:block_pos",
        r"is not a whole number",
    ),
    Kind(
        *("Fractions behind `~` of columns", THEY, "forceload add ~.5 ~"),
        "what is added to the own place may have a fraction",
        f"{_ARGUMENTS}#minecraft:column_pos",
        r"Expected integer value",
        r"~-?[0-9]*\.[0-9]",
    ),
    Kind(
        *("`^` mixed with `~` or numbers", WE, "setblock ^ ~ 1 stone"),
        "local and world coordinates do not mix",
        f"{_ARGUMENTS}#minecraft:vec3",
        r"coordinates do not mix",
    ),
    Kind(
        *("No space between two arguments", WE, "give @pstone 1"),
        "a node ends at a space",
        "https://github.com/Mojang/brigadier",
        r"expected a space after|a position needs three coordinates",
    ),
    Kind(
        *("`*` where it means nothing", WE, "scoreboard players reset a *"),
        "only holders of scores may be `*`; mecha takes it as a word of its own",
        "https://github.com/Mojang/brigadier",
        r"expected (?:one of|.* or |.*, got|a word)",
        r"\*",
    ),
    Kind(
        *("Ids with an empty path", THEY, "data get storage p:"),
        "nothing need stand behind the colon",
        "https://github.com/TUSB/TheUnusualSkyBlock",
        r"got invalid ':'|but got",
        r"(?:^|[ a-z0-9_]):(?: |$)",
    ),
    Kind(
        *("Signs where a player's name stands", WE, "kill ="),
        "a name is of letters, digits and `_-.+`, or quoted",
        f"{_ARGUMENTS}#minecraft:entity",
        r"expected a selector, a player's name or a UUID",
    ),
    Kind(
        *("Two spaces in a row", WE, "kill  @s"),
        "exactly one space stands between two arguments",
        "https://github.com/Mojang/brigadier",
        r"got nothing|expected a|expected an",
        r"\S  ",
    ),
    Kind(
        *("More behind a sign than a number", WE, "tp ^^1 ^ ^"),
        "only a number follows `~` or `^`",
        f"{_ARGUMENTS}#minecraft:vec3",
        r"expected a number",
        r"[~^][^ 0-9.-]",
    ),
    Kind(
        *("Bounds that nothing can meet", WE, "kill @e[distance=..-1]"),
        "the game refuses them when it reads the selector",
        "https://github.com/Minestom/Minestom/pull/3225",
        r"cannot be negative|cannot be|at least|lower than",
    ),
    Kind(
        *("A space within a path", WE, "data get storage p:a b {c:1}"),
        "a path ends at a space, mecha joins what follows",
        f"{_ARGUMENTS}#minecraft:nbt_path",
        r"expected (?:the end of the command|a whole number|a number|append|from)",
        r"\S [{\[]|\. [\"']",
    ),
    Kind(
        *("Numbers that are none", WE, "worldborder add .5.7"),
        "Java reads all of `0-9.-` and then finds no number in it; mecha stops at the second dot",
        "https://github.com/Mojang/brigadier",
        r"is not a (?:whole )?number|expected a number",
    ),
    Kind(
        *("Quotes that are not closed", WE, "ride ' mount @s"),
        "mecha takes the quote as a name",
        "https://github.com/Mojang/brigadier",
        r"the quoted string is not closed",
    ),
    Kind(
        *("Newer numbers of SNBT", THEY, "data merge storage p:a {a:5.,b:[I;0b1]}"),
        "the grammar of 1.21.5 has them",
        _SNBT,
        r"but got (?:string|number|literal) '[._1]|to be integers",
        r"\d\.[,}\]]|0[xXbB][0-9a-fA-F]|\d_\d|\[[BIL];.*\d[bsBS]",
    ),
    Kind(
        *("A UUID where players stand", WE, "playsound p:a block 0-0-0-0-1"),
        "a UUID may be of any entity",
        f"{_ARGUMENTS}#minecraft:entity",
        r"only players are allowed",
    ),
    Kind(
        *("Content of text components", WE, "tellraw @a {ext:'a'}"),
        "mecha takes any SNBT; the game reads the component when it reads the line",
        "https://minecraft.wiki/w/Text_component_format",
        r"text component|: expected (?:true or false|a )",
    ),
)


@final
@attrs.frozen
class Difference:
    line: str
    refuses: str
    message: str
    kind: Kind | None


def differences(
    lines: Sequence[str],
    ours: Sequence[str | None],
    theirs: Sequence[str | None],
) -> list[Difference]:
    """Lines that one side takes and the other does not; None is a verdict of good."""
    found = []
    for line, own, other in zip(lines, ours, theirs, strict=True):
        if (own is None) == (other is None):
            continue
        refuses, message = (THEY, other or "") if own is None else (WE, own)
        kind = next((one for one in KINDS if one.covers(refuses, line, message)), None)
        found.append(Difference(line, refuses, message, kind))
    return found


def page() -> str:
    """`docs/explanation/parser-differences.md`."""
    rows = [
        f"| {kind.name} | `{kind.line}` | {kind.refuses} | {kind.why} | {kind.source} |"
        for kind in KINDS
    ]
    return "\n".join((_HEAD, *rows, "", _TAIL, ""))


_HEAD: Final = """\
# Differences from mecha's parser

`python -m tools.mecha` lets two parsers judge the same lines:
ours, and that of `mecha`, a package of PyPI, in an environment of its own.
3,000 good lines are drawn from the game's command tree of 1.21.11, and 1,000 are spoilt.
A difference that belongs to no row of this table is a fault, and the command fails.

| kind | for example | refused by | why | source |
| --- | --- | --- | --- | --- |"""
_TAIL: Final = """\
In each row the other side is taken to be wrong: the sources say what the game does.

The same command lays our tree beside the game's trees of every supported version.
We lack no root and no form of any of them.
A form that is not simulated is still read, and is reported as unsupported when it runs.
`team modify <team> color reset` is a word of its own since 26.2, and one of our colours.
`test export` and its kin stand in no tree: the game has them in its developers' builds."""
