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
        "marker interaction *_display",
        "simulated",
        "kept as data; they never act",
    ),
    EntityRow(
        "item_frame glow_item_frame painting end_crystal",
        "partly",
        "break when struck or blown up, fall with their wall; paintings larger than a block whose wall "
        "changes are unsupported",
    ),
    EntityRow(
        "item",
        "simulated",
        "motion, fluids, merging, burning, age, explosions, being taken in and picked up",
    ),
    EntityRow(
        "minecart furnace_minecart chest_minecart hopper_minecart",
        "simulated",
        "on and off all rails, pushing each other and whom they meet, taking mobs in, breaking; a player's "
        "own push is not made",
    ),
    EntityRow(
        "tnt_minecart command_block_minecart spawner_minecart",
        "partly",
        "TNT explodes, commands run on activator rails; a spawner with a player near is unsupported",
    ),
    EntityRow(
        "*_boat *_raft",
        "partly",
        "float, slide, take mobs in, break; one whose first passenger is a player stands still, as no client "
        "rows; bubble columns, falls on land and leashes are unsupported",
    ),
    EntityRow(
        "riders",
        "partly",
        "sit where their kinds say, move with what carries them, get off beside it; seats on camels, "
        "striders, llamas and a few more, and of the young, are unsupported",
        is_phrase=True,
    ),
    EntityRow(
        "falling_block",
        "partly",
        "lands, breaks, hardens in water, hurts who is below; stalactites that shatter are unsupported",
    ),
    EntityRow(
        "tnt",
        "simulated",
        "moves, counts down, explodes, hurts; without `fuse` it explodes at once",
    ),
    EntityRow(
        "experience_orb",
        "partly",
        "moves, merges, comes to players, mends; one in lava or in a block is unsupported",
    ),
    EntityRow(
        "armor_stand",
        "partly",
        "falls, floats, burns, is blown up, is struck, rides",
    ),
    EntityRow(
        "arrow spectral_arrow trident snowball egg ender_pearl splash_potion lingering_potion "
        "experience_bottle firework_rocket",
        "partly",
        "fly, strike, hurt, give effects, are taken back; more than 10000 blocks in one tick, Loyalty, Channeling, hatching, endermites "
        "and breezes that deflect are unsupported",
    ),
    EntityRow(
        "fireball small_fireball wither_skull dragon_fireball wind_charge breeze_wind_charge",
        "partly",
        "fly, hurt, explode, set on fire, push; charged skulls, what dragon fireballs leave, and what wind works "
        "among blocks and does to players are unsupported",
    ),
    EntityRow(
        "area_effect_cloud",
        "partly",
        "gives its effects, shrinks, ends; one without `Duration` is unsupported",
    ),
    EntityRow(
        "lightning_bolt",
        "partly",
        "hurts, burns, charges creepers, powers rods, cleans copper, lights fires; what pigs, villagers and "
        "mooshrooms become is unsupported",
    ),
    EntityRow(
        "slots of mobs",
        "partly",
        "what they wear, the chests of donkeys, mules and llamas, inventories; a saddle by command on the wild or "
        "young and a llama whose strength nobody gave are unsupported",
        is_phrase=True,
    ),
    EntityRow(
        "mobs with `NoAI`",
        "partly",
        "stand without weight, press plates, are pushed by pistons, are hurt, grow up, die; what a few newer "
        "mobs drop, what is laid, left or becomes of one when its time is over, undead by day, and kinds that answer harm in their own way are unsupported",
        is_phrase=True,
    ),
    EntityRow(
        "bogged cow creeper husk mooshroom pig sheep skeleton stray witch zombie",
        "partly",
        "with a will they are bodies while they are shut in one column of cells, or sit in a cart or boat, and "
        "nobody is there whom they attack; any other mob that could walk, and where one looks, is unsupported",
    ),
    EntityRow(
        "players (dummies)",
        "partly",
        "fall, jump, climb, stand on things, are hurt, eat, pick up items, use what they hold; gliding is "
        "unsupported",
        is_phrase=True,
    ),
    EntityRow(
        "health and harm",
        "partly",
        "all damage types, armour, protecting enchantments, shields, totems, falls, fire, drowning, "
        "frost, hunger, messages of deaths; smashing with a mace, thrusting with a spear, and Frost Walker and "
        "Soul Speed where they would do something are unsupported",
        is_phrase=True,
    ),
    EntityRow(
        "status effects",
        "partly",
        "all of them come and go and change attributes; what infested, oozing, weaving and wind charged "
        "bring forth is unsupported",
        is_phrase=True,
    ),
    EntityRow("all others", "not", "a test with one", is_phrase=True),
)
