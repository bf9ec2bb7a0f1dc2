"""Dyes, ink and wax on signs (https://minecraft.wiki/w/Sign#Usage).

The side that faces the player is treated; a waxed sign answers to nothing.
"""

from __future__ import annotations

from math import atan2, degrees
from typing import TYPE_CHECKING, Final

from gametest.behaviour.standing.sign import trusts_text
from gametest.behaviour.vibration import vibrate
from gametest.core.direction import Direction
from gametest.interaction.hand.outcome import Outcome
from gametest.nbt.tags import Byte, Compound, Tag

if TYPE_CHECKING:
    from gametest.interaction.hand.use import Use

DYE: Final = "minecraft:dye"
"""Since 26.1 what colour a thing dyes is a component."""
_YAWS: Final = {
    Direction.SOUTH: 0.0,
    Direction.WEST: 90.0,
    Direction.NORTH: 180.0,
    Direction.EAST: 270.0,
}


def use_sign(use: Use) -> Outcome:
    name = use.item
    if use.stack.find(DYE) is not None or use.stack.removes(DYE):
        use.refuse(f"{use.stack.id}: {DYE} on a sign")
    change = _change_of(name)
    if change is None:
        return Outcome.EMPTY_HAND
    block_entity = use.level.get_block_entity(use.pos)
    if block_entity is None:
        return Outcome.EMPTY_HAND
    data = block_entity.save()
    if data.get("is_waxed"):
        return Outcome.EMPTY_HAND
    if name == "honeycomb":
        data["is_waxed"] = Byte(1)
    else:
        side = "front_text" if _sees_front(use) else "back_text"
        given = data.get(side)
        text: Compound = dict(given) if isinstance(given, dict) else {}
        messages = text.get("messages")
        if not isinstance(messages, list) or not any(messages):
            # Only what is written can be dyed.
            return Outcome.EMPTY_HAND
        key, value = change
        if _current(text, key) == value:
            return Outcome.EMPTY_HAND
        text[key] = value
        data[side] = text
    block_entity.load(data)
    use.level.write_count += 1
    use.hand.count_use(use.level, use.stack)
    use.hand.use_up()
    vibrate(use.level, use.pos, "block_change", by=use.player)
    return Outcome.DONE


def click_sign(use: Use) -> bool:
    """The commands of a waxed side run as its reader, from the middle of the sign.

    https://minecraft.wiki/w/Sign#Usage; an unwaxed one opens its editor, which nobody sees. Each line's own
    style has the command: https://minecraft.wiki/w/Text_component_format#Click_events.
    """
    block_entity = use.level.get_block_entity(use.pos)
    data = {} if block_entity is None else block_entity.save()
    side = data.get("front_text" if _sees_front(use) else "back_text")
    lines = side.get("messages") if isinstance(side, dict) else None
    if not data.get("is_waxed") or not isinstance(lines, list):
        return True
    if not trusts_text(use.level, data):
        return True
    for line in lines:
        first = line[0] if isinstance(line, list) and line else line
        event = first.get("click_event") if isinstance(first, dict) else None
        if not isinstance(event, dict):
            continue
        action = str(event.get("action")).removeprefix("minecraft:")
        if action == "run_command":
            _run(use, str(event.get("command", "")))
        elif action in ("show_dialog", "custom"):
            use.refuse(f"{use.state.block.name}: click event {action}")
    return True


def _run(use: Use, command: str) -> None:
    from gametest.level.command_host import CommandOrigin

    origin = CommandOrigin(
        level=use.level,
        block_pos=use.pos,
        position=use.pos.center,
        yaw=0.0,
        name=use.player.scoreboard_name,
        on_result=lambda _success, _result: None,
        on_output=lambda _message, _is_error: None,
        entity=use.player,
    )
    use.level.command_host.run(command, origin)


def _change_of(name: str) -> tuple[str, Tag] | None:
    if name == "glow_ink_sac":
        return "has_glowing_text", Byte(1)
    if name == "ink_sac":
        return "has_glowing_text", Byte(0)
    if name == "honeycomb":
        return "is_waxed", Byte(1)
    if name.endswith("_dye"):
        return "color", name.removesuffix("_dye")
    return None


def _current(text: Compound, key: str) -> Tag:
    return text.get(key, "black" if key == "color" else Byte(0))


def _sees_front(use: Use) -> bool:
    """Within a quarter turn of where the sign looks."""
    state, player = use.state, use.player
    rotation = state.find("rotation")
    if rotation is not None:
        yaw = int(rotation) * 22.5
    else:
        yaw = _YAWS[Direction.by_label(state.get("facing"))]
    dx = player.pos.x - (use.pos.x + 0.5)
    dz = player.pos.z - (use.pos.z + 0.5)
    towards = degrees(atan2(dz, dx)) - 90.0
    return abs((towards - yaw + 180.0) % 360.0 - 180.0) <= 90.0
