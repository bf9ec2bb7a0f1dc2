"""How far entities are simulated: the data of the support table in the docs."""

from __future__ import annotations

from typing import Final, final

import attrs


@final
@attrs.frozen
class EntityRow:
    kinds: str
    """Ids without namespace, apart by blanks, or words."""
    support: str
    """`simulated`, `partly` or `not`."""
    note: str
    is_phrase: bool = False
    """`kinds` are words of a sentence."""


ENTITY_ROWS: Final = (
    EntityRow(
        "marker interaction *_display item_frame painting end_crystal",
        "simulated",
        "kept as data; they never act",
    ),
    EntityRow(
        "item",
        "simulated",
        "motion, fluids, merging, burning, age, explosions, being taken in and picked up",
    ),
    EntityRow(
        "minecart furnace_minecart chest_minecart hopper_minecart",
        "partly",
        "on and off all rails, pushing each other; carts with riders, or that meet a mob, are unsupported",
    ),
    EntityRow(
        "tnt_minecart command_block_minecart",
        "partly",
        "they move, TNT explodes; running the command on an activator rail is unsupported",
    ),
    EntityRow(
        "falling_block",
        "partly",
        "lands, breaks, hardens in water; hurting who is below is unsupported",
    ),
    EntityRow(
        "tnt",
        "simulated",
        "moves, counts down, explodes; hurting mobs, players, carts and frames is unsupported",
    ),
    EntityRow(
        "experience_orb",
        "partly",
        "moves, merges, vanishes; one near a player is unsupported",
    ),
    EntityRow(
        "armor_stand",
        "partly",
        "falls, floats, burns, is blown up; blows are unsupported",
    ),
    EntityRow(
        "arrow spectral_arrow snowball egg",
        "partly",
        "fly and strike blocks; striking an entity, and hatching, are unsupported",
    ),
    EntityRow(
        "ender_pearl splash_potion lingering_potion experience_bottle fireball small_fireball "
        "dragon_fireball wither_skull",
        "partly",
        "fly; what they do where they strike is unsupported, but for fireballs and plain skulls that "
        "explode at a block",
    ),
    EntityRow(
        "mobs with `NoAI`",
        "partly",
        "stand without weight, press plates, are pushed by pistons; damage is unsupported",
        is_phrase=True,
    ),
    EntityRow(
        "players (dummies)",
        "partly",
        "fall, stand on things, pick up items; damage is unsupported",
        is_phrase=True,
    ),
    EntityRow("all others", "not", "a test with one", is_phrase=True),
)
