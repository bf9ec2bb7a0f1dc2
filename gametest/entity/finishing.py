"""What the game puts right after it has read an entity's data."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from gametest.block.state_nbt import find_state, state_nbt
from gametest.entity.attributes import attribute_value
from gametest.entity.transformation import shown_transformation
from gametest.level.entities.carried_chest import settle_chest
from gametest.level.entities.entity import Entity
from gametest.nbt.tags import Byte, Float

if TYPE_CHECKING:
    from gametest.level.level import Level

Settler: TypeAlias = Callable[["Level", Entity], None]

_MAX_HEALTH: Final = "minecraft:max_health"


def keep_health(entity: Entity) -> None:
    """Health lies between 0 and the greatest (https://minecraft.wiki/w/Entity_format)."""
    nbt, most = entity.nbt, attribute_value(entity, _MAX_HEALTH)
    if most is None:
        return
    health = nbt.get("Health")
    if isinstance(health, float):
        nbt["Health"] = Float(max(0.0, min(health, most)))
    elif most != entity.kind.attributes[_MAX_HEALTH]:
        nbt["Health"] = Float(most)


def finish_chested(entity: Entity) -> None:
    keep_health(entity)
    settle_chest(entity)


def finish_frame(entity: Entity) -> None:
    """Turn and drop chance are kept with an item only; the cell is that of its place."""
    nbt = entity.nbt
    if nbt.get("Item"):
        nbt.setdefault("ItemRotation", Byte(0))
        nbt.setdefault("ItemDropChance", Float(1.0))
    else:
        nbt.pop("ItemRotation", None)
        nbt.pop("ItemDropChance", None)


def finish_display(entity: Entity) -> None:
    given = entity.nbt.get("transformation")
    if given is not None:
        entity.nbt["transformation"] = shown_transformation(given)


def settle_text(level: Level, entity: Entity) -> None:
    """A display fills in its text when it reads it, and is itself `@s` and `*`.

    https://minecraft.wiki/w/Text_component_format#Component_resolution,
    https://github.com/PaperMC/Paper/issues/12796 (what the game shows)
    """
    text = entity.nbt.get("text")
    if text is None or isinstance(text, str):
        return
    # Here, as few worlds show texts.
    from gametest.text.component import parse_component

    if not parse_component(text).is_resolved:
        entity.nbt["text"] = level.command_host.resolve_text(
            text, level, entity.pos, entity
        )


def _shown_state(key: str, default: str | None) -> Settler:
    """A block state is shown as the game writes it; `default`: in place of none that it could read."""

    def settle(level: Level, entity: Entity) -> None:
        nbt = entity.nbt
        state = find_state(level.blocks, nbt.get(key))
        if state is None and default is not None:
            state = level.blocks.state_of(default)
        if state is not None:
            nbt[key] = state_nbt(state)
        else:
            nbt.pop(key, None)

    return settle


def settler_of(kind: str) -> Settler | None:
    """What a kind, without namespace, does with its data in its level."""
    return _show_cargo if kind.endswith("minecart") else _SETTLERS.get(kind)


_show_cargo: Final = _shown_state("DisplayState", None)
_SETTLERS: Final[dict[str, Settler]] = {
    "block_display": _shown_state("block_state", "minecraft:air"),
    "falling_block": _shown_state("BlockState", "minecraft:sand"),
    "text_display": settle_text,
    "tnt": _shown_state("block_state", "minecraft:tnt"),
}
FINISHERS: Final[dict[str, Callable[[Entity], None]]] = {
    "chested": finish_chested,
    "display": finish_display,
    "frame": finish_frame,
}
