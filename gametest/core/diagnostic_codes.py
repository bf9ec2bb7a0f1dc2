"""Every diagnostic code with what it means; `docs/reference/diagnostics.md` is made from it."""

from __future__ import annotations

from typing import Final

CODES: Final[dict[str, str]] = {
    # files and archives
    "unreadable-file": "A file cannot be read.",
    "bad-encoding": "A text file is not UTF-8.",
    "bad-archive": "A zip file is damaged or cut off.",
    "unsafe-path": "An archive entry or a link points outside its pack.",
    "too-large": "A file, an archive or a structure is over the documented limit.",
    "not-a-pack": "The path is neither a folder with pack.mcmeta nor a zip file with one.",
    # JSON
    "json-syntax": "The file is not JSON.",
    "json-depth": "The JSON is nested deeper than the documented limit.",
    "duplicate-key": "An object has the same key twice; the game takes the last one.",
    "unknown-field": "A field that the format does not have; the game ignores it.",
    "missing-field": "A field that must be there is missing.",
    "wrong-type": "A value has another type than the format says.",
    "out-of-range": "A number outside the range that the format allows.",
    "bad-identifier": "A text that should be an identifier is none.",
    "unknown-type": "The type names a kind that does not exist in the target version.",
    "unknown-word": "A word that is none of those that the field allows.",
    # pack.mcmeta
    "bad-pack-format": "The format numbers of pack.mcmeta contradict each other or miss a field.",
    "incompatible-pack": "The pack does not claim the target version.",
    "no-common-version": "The packs have no format in common; the newest version is taken.",
    "unlisted-format": "The newest claimed format is of no supported version.",
    "dead-overlay": "An overlay that can never apply.",
    "bad-filter": "A filter pattern is no regular expression of Java, or not supported.",
    "unknown-feature": "A feature flag that the game does not know.",
    "misplaced-folder": "A folder that the target version does not read.",
    "not-simulated": "A file that changes the game's own world in a way that is not simulated.",
    "misnamed-file": "A file name that is not a valid identifier path; the game skips it.",
    # tags
    "tag-missing-entry": "A tag names something that does not exist, so the game drops all of it.",
    "tag-cycle": "Tags that contain each other.",
    "unsupported-tag": "A tag of the game whose members this project does not know.",
    # references
    "missing-structure": "A test names a structure that no pack holds.",
    "missing-environment": "A test or environment names an environment that no pack holds.",
    "environment-cycle": "Test environments that contain each other.",
    "missing-function": "A test, environment or tag names a function that no pack holds.",
    "missing-test-function": "A test names a Python test function that nobody registered.",
    "unused-test-function": "A Python test function that no test instance runs; "
    "--make-instances gives it one.",
    "test-blocks": "The structure of a block-based test has no accept block, or not exactly one "
    "start block; such a test fails.",
    "unknown-dimension": "A test names a dimension that does not exist.",
    "unknown-rule": "A game rule that the target version does not have.",
    "unknown-clock": "A world clock that does not exist.",
    "unknown-timeline": "A timeline that does not exist.",
    # structures and NBT
    "nbt-syntax": "The file is not NBT.",
    "snbt-syntax": "The file is not SNBT.",
    "bad-structure": "The structure's data contradict themselves.",
    "unknown-block": "A block id that the target version does not have.",
    "bad-property": "A block has no such property, or the property no such value.",
    "newer-data": "A structure was saved by a newer version than the target.",
    # predicates and items
    "unknown-item": "An item id that the target version does not have.",
    "missing-predicate": "A predicate names a predicate that no pack holds.",
    "missing-loot-table": "A loot table names a loot table that no pack holds.",
    "missing-item-modifier": "A file names an item modifier that no pack holds.",
    "missing-advancement": "An advancement names a parent that no pack holds, or parents that do "
    "not end at a root; the game leaves it out.",
    "bad-requirements": "The requirements of an advancement do not fit its criteria.",
    "predicate-cycle": "Predicates that name each other.",
    "loot-cycle": "Loot tables or item modifiers that name each other.",
    "missing-context": "A loot table asks for something that tables of its type never have.",
    "old-format": "A spelling of another version, which the target version does not read.",
    # functions
    "command-syntax": "A line of a function is not a command.",
    "unknown-command": "A line of a function starts with no command of the game.",
    "dialect-syntax": "A test file of a dialect has a directive or line that cannot be read.",
    "unreachable-successes": "required_successes is larger than max_attempts.",
    "bad-manifest": "A test of type gametest:process names a manifest that no pack holds or that "
    "cannot be used.",
}
