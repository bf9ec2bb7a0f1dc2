"""From data to components, as strict as the game: unknown keys pass, wrong types do not.

https://minecraft.wiki/w/Text_component_format; since 1.20.3 (23w40a) numbers, booleans and empty
lists are no components (https://github.com/misode/technical-changes).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from gametest.text.component import MAX_DEPTH, Component, ComponentError
from gametest.text.contents import (
    Content,
    KeybindContent,
    NbtContent,
    ObjectContent,
    ScoreContent,
    SelectorContent,
    TextContent,
    TranslatableContent,
    primitive_text,
)
from gametest.text.style import STYLE_KEYS, check_style

_SOURCES: Final = ("entity", "block", "storage")


def parse(value: Any, path: str = "", depth: int = 0) -> Component:
    """`path` says where the value stands in the whole, for messages."""
    if depth > MAX_DEPTH:
        msg = f"a text component is nested deeper than {MAX_DEPTH} levels"
        raise ComponentError(msg)
    if isinstance(value, str):
        return Component(TextContent(value))
    if isinstance(value, list):
        if not value:
            raise _wrong(path, "a list of text components must not be empty")
        first = parse(value[0], _join(path, "[0]"), depth + 1)
        rest: list[Component] = []
        for index, one in enumerate(value[1:], 1):
            rest.append(
                parse(one, _join(path, f"[{index}]"), depth + 1)
            )  # one frame a level
        return Component(first.content, first.style, (*first.siblings, *rest))
    if not isinstance(value, dict):
        raise _wrong(path, f"expected a text component, got {_shown(value)}")
    content = _content(value, path, depth)
    siblings: list[Component] = []
    if "extra" in value:
        extra, at = value["extra"], _join(path, "extra")
        if not isinstance(extra, list) or not extra:
            raise _wrong(at, "expected a list of text components that is not empty")
        for index, one in enumerate(extra):
            siblings.append(
                parse(one, f"{at}[{index}]", depth + 1)
            )  # one frame a level
    style = {key: value[key] for key in STYLE_KEYS if key in value}
    if style:
        check_style(style, path, depth)
    return Component(content, style, tuple(siblings))


def _content(value: Mapping[str, Any], path: str, depth: int) -> Content:
    kind = value.get("type")
    if kind is None:
        # Without a type, the first key that fits decides.
        for key, reader in _READERS_BY_KEY:
            if key in value:
                return reader(value, path, depth)
        known = ", ".join(key for key, _ in _READERS_BY_KEY)
        raise _wrong(path, f"a text component needs one of {known}")
    found = _READERS.get(kind) if isinstance(kind, str) else None
    if found is None:
        known = ", ".join(_READERS)
        raise _wrong(_join(path, "type"), f"expected one of {known}, got {kind!r}")
    return found(value, path, depth)


def _text(value: Mapping[str, Any], path: str, _depth: int) -> TextContent:
    return TextContent(_string(value, "text", path))


def _translatable(
    value: Mapping[str, Any], path: str, depth: int
) -> TranslatableContent:
    fallback = _string(value, "fallback", path) if "fallback" in value else None
    args: list[Component | str] = []
    given = value.get("with", [])
    if not isinstance(given, list):
        raise _wrong(_join(path, "with"), f"expected a list, got {_shown(given)}")
    for index, one in enumerate(given):
        if isinstance(one, int | float):
            args.append(primitive_text(one))
        else:
            args.append(parse(one, f"{_join(path, 'with')}[{index}]", depth + 1))
    return TranslatableContent(_string(value, "translate", path), fallback, tuple(args))


def _keybind(value: Mapping[str, Any], path: str, _depth: int) -> KeybindContent:
    return KeybindContent(_string(value, "keybind", path))


def _score(value: Mapping[str, Any], path: str, _depth: int) -> ScoreContent:
    at, score = _join(path, "score"), value.get("score")
    if not isinstance(score, dict):
        raise _wrong(at, "expected a compound with name and objective")
    return ScoreContent(_string(score, "name", at), _string(score, "objective", at))


def _selector(value: Mapping[str, Any], path: str, depth: int) -> SelectorContent:
    separator = _separator(value, path, depth)
    return SelectorContent(_string(value, "selector", path), separator)


def _nbt(value: Mapping[str, Any], path: str, depth: int) -> NbtContent:
    nbt_path = _string(value, "nbt", path)
    kinds = [kind for kind in _SOURCES if kind in value]
    named = value.get("source")
    if named is not None:
        kinds = [kind for kind in kinds if kind == named]
    if not kinds:
        raise _wrong(path, "nbt needs one of block, entity and storage beside it")
    interpret = _flag(value, "interpret", path)
    unstyled = _flag(value, "plain", path)
    if interpret and unstyled:
        raise _wrong(path, "plain and interpret cannot both be true")
    place = _string(value, kinds[0], path)
    separator = _separator(value, path, depth)
    return NbtContent(kinds[0], place, nbt_path, interpret, unstyled, separator)


def _object(value: Mapping[str, Any], path: str, depth: int) -> ObjectContent:
    fallback = None
    if "fallback" in value:
        fallback = parse(value["fallback"], _join(path, "fallback"), depth + 1)
    if "player" in value and value.get("object") != "atlas":
        if not isinstance(value["player"], str | dict):
            raise _wrong(_join(path, "player"), "expected a name or a profile")
        keys = ("object", "player", "hat")
    else:
        _string(value, "sprite", path)
        if "atlas" in value:
            _string(value, "atlas", path)
        keys = ("object", "atlas", "sprite")
    return ObjectContent({key: value[key] for key in keys if key in value}, fallback)


_Reader = Callable[[Mapping[str, Any], str, int], Content]
_READERS: Final[dict[str, _Reader]] = {
    "text": _text,
    "translatable": _translatable,
    "keybind": _keybind,
    "score": _score,
    "selector": _selector,
    "nbt": _nbt,
    "object": _object,
}
_READERS_BY_KEY: Final[tuple[tuple[str, _Reader], ...]] = (
    ("text", _text),
    ("translate", _translatable),
    ("keybind", _keybind),
    ("score", _score),
    ("selector", _selector),
    ("nbt", _nbt),
    ("sprite", _object),
    ("player", _object),
)


def _separator(value: Mapping[str, Any], path: str, depth: int) -> Component | None:
    if "separator" not in value:
        return None
    return parse(value["separator"], _join(path, "separator"), depth + 1)


def _string(value: Mapping[str, Any], key: str, path: str) -> str:
    found = value.get(key)
    if isinstance(found, str):
        return found
    got = "nothing" if found is None else _shown(found)
    raise _wrong(_join(path, key), f"expected a string, got {got}")


def _flag(value: Mapping[str, Any], key: str, path: str) -> bool:
    found = value.get(key, False)
    if isinstance(found, int):
        return bool(found)
    raise _wrong(_join(path, key), f"expected true or false, got {_shown(found)}")


def _shown(value: Any) -> str:
    if isinstance(value, dict):
        return "a compound"
    if isinstance(value, list):
        return "a list"
    return repr(value) if isinstance(value, str) else primitive_text(value)


def _join(path: str, key: str) -> str:
    return f"{path}.{key}" if path and not key.startswith("[") else path + key


def _wrong(path: str, message: str) -> ComponentError:
    return ComponentError(f"{path}: {message}" if path else message)
