"""Styles and events of text components: kept as data, checked for the types that the game wants.

https://minecraft.wiki/w/Text_component_format; the spelling is that of 1.21.5 (25w02a,
https://github.com/misode/technical-changes): older keys are unknown, and unknown keys are ignored.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from gametest.core.suggest import did_you_mean
from gametest.text.colors import COLORS
from gametest.text.component import ComponentError

FORMATS: Final = ("bold", "italic", "underlined", "strikethrough", "obfuscated")
STYLE_KEYS: Final = (
    "color",
    "shadow_color",
    "font",
    *FORMATS,
    "insertion",
    "click_event",
    "hover_event",
)

_HEX: Final = re.compile(r"#[0-9A-Fa-f]{1,6}")
_CLICK_ACTIONS: Final = {
    "open_url": "url",
    "run_command": "command",
    "suggest_command": "command",
    "change_page": "page",
    "copy_to_clipboard": "value",
    "show_dialog": "dialog",
    "custom": "id",
}
"""Action to the key that it needs."""
_HOVER_ACTIONS: Final = {
    "show_text": "value",
    "show_item": "id",
    "show_entity": "id",
}


def check_style(style: Mapping[str, Any], path: str = "", depth: int = 0) -> None:
    """Raises `ComponentError`."""
    where = f"{path}." if path else ""
    color = style.get("color")
    if color is not None and not is_color(color):
        near = did_you_mean(str(color), COLORS)
        msg = f"{where}color: expected a colour or #rrggbb, got {color!r}{near}"
        raise ComponentError(msg)
    shadow = style.get("shadow_color")
    if shadow is not None and not _is_argb(shadow):
        msg = f"{where}shadow_color: expected a number or a list of four numbers"
        raise ComponentError(msg)
    for key in FORMATS:
        if key in style and not isinstance(style[key], int):
            msg = f"{where}{key}: expected true or false, got {style[key]!r}"
            raise ComponentError(msg)
    for key in ("font", "insertion"):
        if key in style and not isinstance(style[key], str):
            msg = f"{where}{key}: expected a string"
            raise ComponentError(msg)
    _check_event(style.get("click_event"), _CLICK_ACTIONS, f"{where}click_event")
    hover = style.get("hover_event")
    _check_event(hover, _HOVER_ACTIONS, f"{where}hover_event")
    if hover is not None and hover["action"] == "show_text":
        from gametest.text.component_reader import parse

        parse(hover["value"], f"{where}hover_event.value", depth + 1)


def is_color(value: Any) -> bool:
    return isinstance(value, str) and (value in COLORS or bool(_HEX.fullmatch(value)))


def _is_argb(value: Any) -> bool:
    if isinstance(value, list):
        return len(value) == 4 and all(isinstance(one, int | float) for one in value)
    return isinstance(value, int)


def _check_event(event: Any, actions: Mapping[str, str], path: str) -> None:
    if event is None:
        return
    if not isinstance(event, dict):
        msg = f"{path}: expected a compound"
        raise ComponentError(msg)
    action = event.get("action")
    name = action.removeprefix("minecraft:") if isinstance(action, str) else ""
    if name not in actions:
        near = did_you_mean(name, actions)
        msg = (
            f"{path}.action: expected one of {', '.join(actions)}, got {action!r}{near}"
        )
        raise ComponentError(msg)
    needed = actions[name]
    if needed not in event:
        msg = f"{path}: the action {name} needs the key {needed!r}"
        raise ComponentError(msg)
    if needed in ("command", "url") and not isinstance(event[needed], str):
        msg = f"{path}.{needed}: expected a string"
        raise ComponentError(msg)
    if needed == "page" and (not isinstance(event[needed], int) or event[needed] < 1):
        msg = f"{path}.page: expected a whole number of at least 1"
        raise ComponentError(msg)
