"""Every root command of the game by version, and what functions may use of it.

From the command trees of 1.21.5 and 26.1 (npm `minecraft-data`), and the counts of 26.3. A root that
is not simulated is still a command: a line with it parses and is unsupported when it runs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from gametest.core.version import GameVersion

_SINCE_1_21_5: Final = (
    "advancement attribute ban ban-ip banlist bossbar clear clone damage data datapack debug "
    "defaultgamemode deop difficulty effect enchant execute experience fill fillbiome "
    "forceload function gamemode gamerule give help item jfr kick kill list locate loot me "
    "msg op pardon pardon-ip particle perf place playsound publish random recipe reload "
    "return ride rotate save-all save-off save-on say schedule scoreboard seed setblock "
    "setidletimeout setworldspawn spawnpoint spectate spreadplayers stop stopsound summon tag "
    "team teammsg teleport tell tellraw test tick time title tm tp transfer trigger w weather "
    "whitelist worldborder xp"
)
# Data versions of the first supported version with the command: added in 1.21.6 to 1.21.11, 26.1 and
# (when exactly is not known) by 26.3; https://github.com/misode/technical-changes.
_SINCE_1_21_11: Final = "dialog fetchprofile stopwatch version waypoint"
_SINCE_26_1: Final = "swing"
_SINCE_26_2: Final = "unpublish"
_SINCE_26_3: Final = "compute posteffect"

_INTRODUCED: Final = (
    (0, _SINCE_1_21_5),
    (4671, _SINCE_1_21_11),
    (4786, _SINCE_26_1),
    (4903, _SINCE_26_2),
    (5023, _SINCE_26_3),
)

_LEVELS: Final = {
    0: "help list me msg random teammsg tell tm trigger version w",
    3: (
        "ban ban-ip banlist debug deop kick op pardon pardon-ip setidletimeout tick transfer "
        "whitelist"
    ),
    4: "jfr perf publish save-all save-off save-on stop unpublish",
}
_MOST: Final = 2


def root_names(version: GameVersion) -> tuple[str, ...]:
    """All roots of a version, sorted."""
    found: list[str] = []
    for data_version, names in _INTRODUCED:
        if version.data_version >= data_version:
            found += names.split()
    return tuple(sorted(found))


def permission_of(name: str) -> int:
    """The level that the game asks for (https://minecraft.wiki/w/Permission_level)."""
    for level, names in _LEVELS.items():
        if name in names.split():
            return level
    return _MOST
