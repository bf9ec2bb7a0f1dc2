"""`support.md`: what is simulated, partly or not, from the tables that the program itself uses."""

from __future__ import annotations

from collections import Counter

from gametest.advancement.trigger_table import trigger_rows
from gametest.behaviour import coverage
from gametest.behaviour.block_family import SupportLevel, assign_blocks
from gametest.behaviour.families import block_families
from gametest.block.block_table import BlockTable
from gametest.command import command_table
from gametest.core.version import NEWEST_VERSION, SUPPORTED_VERSIONS
from gametest.entity.coverage import ENTITY_ROWS
from gametest.framework.environment.environment_kinds import environment_types
from gametest.framework.game_test_helper import GameTestHelper
from gametest.framework.game_test_instance import instance_types
from gametest.level.world.criteria import criterion_rows
from tools.docs.block_patterns import shortened
from tools.docs.field_notes import always_refuses
from tools.docs.markdown import code, codes, note_of_origin, page, table, wrapped
from tools.docs.world_rows import RULES_WITHOUT_EFFECT, WORLD_ROWS

_WORDS = {
    SupportLevel.SIMULATED: "simulated",
    SupportLevel.PARTLY: "partly",
    SupportLevel.UNSUPPORTED: "not",
}

_COVERAGE = {
    "counted": "simulated",
    "fired": "simulated",
    "never": "never",
    "missed": "not",
}
_TRIGGER_NOTES = {
    "fired": "",
    "never": "nothing here does it; a line that would is *unsupported* itself",
    "missed": "asking whether a player has it is *unsupported*, unless it was granted",
}

_INTRODUCTION = f"""
This page speaks of {NEWEST_VERSION}; older versions lack what they lacked.

- *simulated*: as in the game, to the tick;
- *partly*: some of it; the rest is *unsupported* where the game would do it, or as the note says;
- *not*: *unsupported* where the game would do it.

*Unsupported* is an outcome of its own: the test names each missing mechanic with its tick and position, is never green,
and ends the run with exit code 4 unless `--allow-unsupported` says how many there may be.
"""


def support_page() -> str:
    return page(
        "# What is simulated",
        note_of_origin("the tables of the program"),
        _INTRODUCTION,
        "## Tests",
        table(("kind", "support", "note"), _test_rows()),
        "## Environments",
        table(("kind", "support", "in"), _environment_rows()),
        "## Blocks",
        _blocks(),
        "## Entities",
        table(("entities", "support", "note"), _entity_rows()),
        "## The world",
        table(("what", "support", "note"), WORLD_ROWS),
        "## Game rules without effect",
        "They can be set and read; what they would change does not happen here.",
        table(
            ("rule", "why"),
            [(code(rule), why) for rule, why in sorted(RULES_WITHOUT_EFFECT.items())],
        ),
        "## Commands",
        _commands(),
        "## Criteria of objectives",
        "What players do is counted for dummies.",
        table(("criteria", "support", "note"), _criterion_rows()),
        "## Advancement triggers",
        "Conditions of all triggers are read and checked; *never*: nothing here does it, so it is not done.",
        table(("trigger", "support", "note"), _trigger_rows()),
        "## `GameTestHelper`",
        _helper(),
    )


def _test_rows() -> list[tuple[str, str, str]]:
    rows = [
        (code(str(id)), "simulated", "") for id in sorted(instance_types(), key=str)
    ]
    note = "see [formats](formats.md#test-files-of-dialects)"
    return [*rows, ("`test/*.mcfunction` of PackTest and Ward", "partly", note)]


def _environment_rows() -> list[tuple[str, str, str]]:
    versions: dict[str, list[str]] = {}
    refused: set[str] = set()
    for version in SUPPORTED_VERSIONS:
        for id, kind in environment_types(version).items():
            versions.setdefault(str(id), []).append(version.name)
            if always_refuses(kind.set_up):
                refused.add(str(id))
    return [
        (code(name), "not" if name in refused else "simulated", ", ".join(found))
        for name, found in sorted(versions.items())
    ]


def _blocks() -> str:
    blocks = BlockTable.load(NEWEST_VERSION)
    assigned = assign_blocks(blocks, block_families())
    counts = Counter(family.blocks for family in assigned.values())
    rows = [
        (
            codes(row.name.split()) if row.name in counts else row.name,
            str(counts.get(row.name, "")),
            _WORDS[row.level],
            row.note,
        )
        for row in coverage.support_rows()
    ]
    idle = coverage.idle_blocks(blocks)
    return page(
        f"Of the {len(blocks.names)} blocks, {len(assigned)} have a behaviour of their own; "
        "its own name counts before a pattern,\n"
        "and the first row that fits. `*` stands for any text; the number is that of the blocks.",
        table(("blocks", "number", "support", "note"), rows),
        f"The other {len(idle)} only stand there, as in the game: they conduct, carry and hide signals by their shape.\n"
        "What else tools and entities do to them is *unsupported* by name:",
        wrapped(shortened(idle, blocks.names)) + ".",
    )


def _entity_rows() -> list[tuple[str, str, str]]:
    return [
        (
            row.kinds if row.is_phrase else codes(row.kinds.split()),
            row.support,
            row.note,
        )
        for row in ENTITY_ROWS
    ]


def _commands() -> str:
    rows = command_table.support_rows(NEWEST_VERSION)
    known = [row for row in rows if row.support != "not"]
    missing = [row for row in rows if row.support == "not"]
    return page(
        table(
            ("command", "support", "note"),
            ((code(row.command), row.support, row.note) for row in known),
        ),
        f"The other {len(missing)} are known by name, so that a function that names one loads;\n"
        "running the line is *unsupported*:",
        wrapped(code(row.command) for row in missing) + ".",
    )


def _criterion_rows() -> list[tuple[str, str, str]]:
    return [
        (codes(row.names.split()), _COVERAGE[row.coverage], row.note)
        for row in criterion_rows()
    ]


def _trigger_rows() -> list[tuple[str, str, str]]:
    found: dict[tuple[str, str], list[str]] = {}
    for row in trigger_rows(NEWEST_VERSION):
        found.setdefault((row.coverage, row.note), []).append(row.trigger)
    order = sorted(found, key=lambda key: list(_COVERAGE).index(key[0]))
    return [
        (codes(found[key]), _COVERAGE[key[0]], key[1] or _TRIGGER_NOTES[key[0]])
        for key in order
    ]


def helper_methods() -> dict[str, bool]:
    """Public methods of the helper; whether each can only refuse."""
    return {
        name: always_refuses(method)
        for name in sorted(dir(GameTestHelper))
        if not name.startswith("_")
        and callable(method := getattr(GameTestHelper, name))
    }


def _helper() -> str:
    methods = helper_methods()
    refused = [name for name, refuses in methods.items() if refuses]
    good = [name for name, refuses in methods.items() if not refuses]
    return page(
        f"{len(good)} methods are simulated:",
        wrapped(map(code, good)) + ".",
        f"{len(refused)} make the test *unsupported* by their name:",
        wrapped(map(code, refused)) + ".",
    )
