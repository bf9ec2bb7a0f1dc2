"""Texts: strings that hold JSON become text components stored as NBT (facts of 1.21.5).

https://github.com/misode/technical-changes 1.21.5 25w02a, 25w03a.
"""

from __future__ import annotations

import json
from typing import Any, Final

from gametest.nbt.tags import Byte, Compound, Double, Int, Long, Tag
from gametest.structure.upgrades.upgrade_rules import rename

TEXT_VERSION: Final = 4298
"""25w02a."""

_CLICK_VALUES: Final = {
    "open_url": "url",
    "run_command": "command",
    "suggest_command": "command",
    "change_page": "page",
}


def upgrade_text(value: Tag) -> Tag:
    """A JSON text of the old form as a component; any other text as it is."""
    if not isinstance(value, str):
        return value
    try:
        parsed = json.loads(value)
    except ValueError:
        return value
    if parsed is None:
        return ""
    return _component(_tag_of_json(parsed))


def upgrade_text_at(compound: Compound, key: str) -> None:
    if key in compound:
        compound[key] = upgrade_text(compound[key])


def _tag_of_json(value: Any) -> Tag:
    match value:
        case bool():
            return Byte(value)
        case int():
            return Int(value) if -(2**31) <= value < 2**31 else Long.wrapped(value)
        case float():
            return Double(value)
        case str():
            return value
        case list():
            return [_tag_of_json(element) for element in value if element is not None]
        case _:
            return {
                key: _tag_of_json(element)
                for key, element in value.items()
                if element is not None
            }


def _component(tag: Tag) -> Tag:
    """Rename the events, everywhere inside."""
    if isinstance(tag, list):
        return [_component(element) for element in tag]
    if not isinstance(tag, dict):
        return tag
    rename(tag, "clickEvent", "click_event", _click)
    rename(tag, "hoverEvent", "hover_event", _hover)
    for key in ("extra", "with", "separator"):
        if key in tag:
            tag[key] = _component(tag[key])
    return tag


def _click(event: Tag) -> Tag:
    if isinstance(event, dict):
        new_key = _CLICK_VALUES.get(str(event.get("action")))
        if new_key == "page" and isinstance(event.get("value"), str):
            event["value"] = Int(int(str(event["value"]) or 0))
        if new_key is not None:
            rename(event, "value", new_key)
    return event


def _hover(event: Tag) -> Tag:
    if not isinstance(event, dict):
        return event
    contents = event.pop("contents", None)
    match event.get("action"):
        case "show_text":
            value = event.get("value") if contents is None else contents
            if value is not None:
                event["value"] = _component(value)
        case "show_item":
            if isinstance(contents, str):
                event["id"] = contents
            elif isinstance(contents, dict):
                event.update(contents)
        case "show_entity" if isinstance(contents, dict):
            rename(contents, "id", "uuid")
            rename(contents, "type", "id")
            if "name" in contents:
                contents["name"] = _component(contents["name"])
            event.update(contents)
    return event
