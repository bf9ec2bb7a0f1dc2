"""Components of what an entity comes to be: its variant, its colour, its size."""

from __future__ import annotations

from typing import Final

from gametest.item.component.block_forms import COLOR
from gametest.item.component.readers import (
    Reader,
    any_compound,
    id_or,
    identifier,
    word,
)

_PATTERNS: Final = (
    *("kob", "sunstreak", "snooper", "dasher", "brinely", "spotty", "flopper"),
    *("stripey", "glitter", "blockfish", "betty", "clayfish"),
)
_HORSES: Final = (
    *("white", "creamy", "chestnut", "brown", "black", "gray", "dark_brown"),
)
_RABBITS: Final = (
    *("brown", "white", "black", "white_splotched", "gold", "salt", "evil"),
)
_BY_NAME: Final = (
    *("cat/sound_variant", "cat/variant", "chicken/sound_variant", "chicken/variant"),
    *("cow/sound_variant", "cow/variant", "frog/variant", "pig/sound_variant"),
    *("pig/variant", "villager/variant", "wolf/sound_variant", "wolf/variant"),
    "zombie_nautilus/variant",
)
_COLORED: Final = (
    *("cat/collar", "cushion/color", "sheep/color", "shulker/color"),
    *("tropical_fish/base_color", "tropical_fish/pattern_color", "wolf/collar"),
)
ENTITY_FORMS: Final[dict[str, Reader]] = {
    **dict.fromkeys(_BY_NAME, identifier),
    **dict.fromkeys(_COLORED, COLOR),
    "axolotl/variant": word("lucy", "wild", "gold", "cyan", "blue"),
    "fox/variant": word("red", "snow"),
    "horse/variant": word(*_HORSES),
    "llama/variant": word("creamy", "white", "brown", "gray"),
    "mooshroom/variant": word("red", "brown"),
    "painting/variant": id_or(any_compound),
    "parrot/variant": word("red_blue", "blue", "green", "yellow_blue", "gray"),
    "rabbit/variant": word(*_RABBITS),
    "salmon/size": word("small", "medium", "large"),
    "tropical_fish/pattern": word(*_PATTERNS),
}
