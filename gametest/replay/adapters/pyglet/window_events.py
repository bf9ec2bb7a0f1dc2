"""Events of a window by name: those that a person causes, and those that its system does.

Names and arguments are those of pyglet 2.1's `pyglet.window.BaseWindow` (its documentation).
"""

from __future__ import annotations

from typing import Any, Final

NEEDED: Final = object()
"""Instead of a default."""
_PLACE: Final[dict[str, Any]] = {"x": NEEDED, "y": NEEDED}

INPUT_EVENTS: Final[dict[str, dict[str, Any]]] = {
    "on_key_press": {"symbol": NEEDED, "modifiers": 0},
    "on_key_release": {"symbol": NEEDED, "modifiers": 0},
    "on_text": {"text": NEEDED},
    "on_text_motion": {"motion": NEEDED},
    "on_text_motion_select": {"motion": NEEDED},
    "on_mouse_motion": {**_PLACE, "dx": 0, "dy": 0},
    "on_mouse_drag": {**_PLACE, "dx": 0, "dy": 0, "buttons": 1, "modifiers": 0},
    "on_mouse_press": {**_PLACE, "button": 1, "modifiers": 0},
    "on_mouse_release": {**_PLACE, "button": 1, "modifiers": 0},
    "on_mouse_scroll": {**_PLACE, "scroll_x": 0.0, "scroll_y": NEEDED},
    "on_mouse_enter": _PLACE,
    "on_mouse_leave": _PLACE,
    "on_close": {},
    "on_file_drop": {**_PLACE, "paths": NEEDED},
}
"""Arguments in their order, with what a script may leave out."""
DRIVER_EVENTS: Final = frozenset(
    {
        *("on_expose", "on_move", "on_activate", "on_deactivate", "on_show", "on_hide"),
        *("on_context_lost", "on_context_state_lost"),
    }
)
"""They differ from run to run; the game does not see them, recorded or replayed."""
RESIZE: Final = "_on_internal_resize"
"""What pyglet dispatches before `on_resize`."""
