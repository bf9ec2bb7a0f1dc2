"""Fields of elements that nobody else reads: what is wrong with them is told when packs are read.

Fields: https://minecraft.wiki/w/Damage_type, /w/Jukebox_song_definition, /w/Instrument_definition,
/w/Painting_variant_definition, /w/Banner_pattern, and for what each version has
https://github.com/SpyglassMC/vanilla-mcdoc (`java/data`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final

from gametest.core.suggest import did_you_mean
from gametest.core.version import version_named
from gametest.registry.data_node import DataNode

if TYPE_CHECKING:
    from gametest.core.diagnostic import DiagnosticCollector
    from gametest.core.version import GameVersion
    from gametest.pack.resource import Resource
    from gametest.registry.data_node import DataObject
    from gametest.registry.structuring import StructuringIssue

_SCALINGS: Final = ("never", "always", "when_caused_by_living_non_player")
_EFFECTS: Final = ("hurt", "thorns", "drowning", "burning", "poking", "freezing")
_DEATH_MESSAGES: Final = ("default", "fall_variants", "intentional_game_design")
_DIALOGS: Final = (
    "notice",
    "confirmation",
    "multi_action",
    "server_links",
    "dialog_list",
)
_MOST_OUTPUT: Final = 15
_MOST_BLOCKS: Final = 16
_NEW: Final = version_named("26.3").data_version


def check_fields(
    folder: str,
    files: Iterable[Resource],
    version: GameVersion,
    collector: DiagnosticCollector,
) -> None:
    """Of a folder that no reader here knows it is only told whether it is JSON."""
    read = _READERS.get(folder)
    for file in files:
        document = file.read_json(collector)
        if document is None or read is None:
            continue
        issues: list[StructuringIssue] = []
        # Of what is no object the fields count as missing, and that is not told.
        fields = DataNode(document.value, (), issues).object()
        read(fields, version)
        fields.finish()
        document.report(issues, collector)


# -- kinds -------------------------------------------------------------------------------


def _damage_type(fields: DataObject, version: GameVersion) -> None:
    _text(fields, "message_id")
    _number(fields, "exhaustion")
    scaling = fields.get("scaling")
    if scaling is not None:
        scaling.word(*_SCALINGS)
    for key, words in (("effects", _EFFECTS), ("death_message_type", _DEATH_MESSAGES)):
        found = fields.find(key)
        if found is not None:
            found.word(*words)


def _jukebox_song(fields: DataObject, version: GameVersion) -> None:
    _sound(fields)
    _component(fields.get("description"))
    _above_zero(fields, "length_in_seconds")
    _between(fields.get("comparator_output"), 0, _MOST_OUTPUT)


def _instrument(fields: DataObject, version: GameVersion) -> None:
    _sound(fields)
    _component(fields.get("description"))
    _above_zero(fields, "range")
    if version.data_version < _NEW:
        _above_zero(fields, "use_duration")
        return
    duration = _number(fields, "use_duration")
    if duration is not None and duration.value < 0:
        _out_of_range(duration, "of at least 0")
    _between(fields.find("durability_damage"), 0, None)


def _painting_variant(fields: DataObject, version: GameVersion) -> None:
    _id(fields, "asset_id")
    for key in ("width", "height"):
        _between(fields.get(key), 1, _MOST_BLOCKS)
    for key in ("title", "author"):
        _component(fields.find(key))


def _banner_pattern(fields: DataObject, version: GameVersion) -> None:
    _id(fields, "asset_id")
    _text(fields, "translation_key")


def _trim_pattern(fields: DataObject, version: GameVersion) -> None:
    _id(fields, "asset_id")
    _component(fields.get("description"))
    decal = fields.find("decal")
    if decal is not None:
        decal.boolean()


def _dialog(fields: DataObject, version: GameVersion) -> None:
    """Its kind and its title (https://minecraft.wiki/w/Dialog)."""
    fields.ask_all()
    kind = fields.get("type")
    if kind is not None:
        word = kind.identifier()
        if word.namespace != "minecraft" or word.path not in _DIALOGS:
            hint = did_you_mean(word.path, _DIALOGS)
            kind.issue("unknown-type", f"unknown dialog type {str(word)!r}{hint}")
    _component(fields.get("title"))


_READERS: Final[dict[str, Callable[[DataObject, GameVersion], None]]] = {
    "damage_type": _damage_type,
    "jukebox_song": _jukebox_song,
    "instrument": _instrument,
    "painting_variant": _painting_variant,
    "banner_pattern": _banner_pattern,
    "trim_pattern": _trim_pattern,
    "dialog": _dialog,
}


# -- fields ------------------------------------------------------------------------------


def _text(fields: DataObject, key: str) -> None:
    found = fields.get(key)
    if found is not None:
        found.text()


def _id(fields: DataObject, key: str) -> None:
    found = fields.get(key)
    if found is not None:
        found.identifier()


def _number(fields: DataObject, key: str) -> DataNode | None:
    """None: there is no such number; that was noted."""
    found = fields.get(key)
    if found is None:
        return None
    found.number()
    return found if found.is_number else None


def _above_zero(fields: DataObject, key: str) -> None:
    found = _number(fields, key)
    if found is not None and found.value <= 0:
        _out_of_range(found, "above 0")


def _between(node: DataNode | None, low: int, high: int | None) -> None:
    if node is not None:
        found = node.integer(low)
        if high is not None and found > high:
            _out_of_range(node, f"of at most {high}")


def _out_of_range(node: DataNode, words: str) -> None:
    node.issue("out-of-range", f"expected a number {words}, got {node.value}")


def _component(node: DataNode | None) -> None:
    from gametest.text.component import ComponentError, parse_component

    if node is not None:
        try:
            parse_component(node.value)
        except ComponentError as error:
            node.issue("wrong-type", str(error))


def _sound(fields: DataObject) -> None:
    """An id, or a sound of resource packs with its range."""
    node = fields.get("sound_event")
    if node is None or not node.is_object:
        if node is not None:
            node.identifier()
        return
    sound = node.object()
    if sound.node.value.get("sound_id") != "":
        _id(sound, "sound_id")
    else:
        sound.find("sound_id")
    reach = sound.find("range")
    if reach is not None:
        reach.number()
    sound.finish()
