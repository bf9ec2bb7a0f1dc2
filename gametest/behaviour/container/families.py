"""Rows of the list of behaviours: blocks that hold items."""

# size: tables, one row a family

from __future__ import annotations

from gametest.behaviour import container
from gametest.behaviour.block_family import BlockFamily, SupportLevel

_PARTLY = SupportLevel.PARTLY
_CHEST_SIZE = 27
_LOOT = "a loot table to fill it with that no pack has is unsupported"


def container_families() -> tuple[BlockFamily, ...]:
    # Longer than other functions because it is a table, one row a family.
    return (
        BlockFamily(
            "chest *copper_chest",
            lambda: container.chest.Chest(_CHEST_SIZE),
            level=_PARTLY,
            note=_LOOT,
        ),
        BlockFamily(
            "trapped_chest",
            lambda: container.chest.TrappedChest(_CHEST_SIZE),
            level=_PARTLY,
            note=_LOOT,
        ),
        BlockFamily(
            "barrel",
            lambda: container.storage.StorageBlock(_CHEST_SIZE),
            level=_PARTLY,
            note=_LOOT,
        ),
        BlockFamily(
            "*shulker_box",
            lambda: container.shulker_box.ShulkerBox(_CHEST_SIZE),
            level=_PARTLY,
            note=_LOOT,
        ),
        BlockFamily(
            "hopper", lambda: container.hopper.Hopper(), level=_PARTLY, note=_LOOT
        ),
        BlockFamily(
            "dropper", lambda: container.dropper.Dropper(), level=_PARTLY, note=_LOOT
        ),
        BlockFamily(
            "dispenser",
            lambda: container.dispenser.Dispenser(),
            level=_PARTLY,
            note="some projectiles, animals' armour and saddles, golems and what bone meal "
            f"draws by chance are unsupported by item; {_LOOT}",
        ),
        BlockFamily(
            "crafter",
            lambda: container.crafter.Crafter(),
            level=_PARTLY,
            note="makes what shaped and shapeless recipes of the packs and the game (since "
            "26.1) say; special ones, and new ones of 26.2 and 26.3, are unsupported",
        ),
        BlockFamily(
            "furnace smoker blast_furnace",
            lambda: container.furnace.Furnace(container.furnace.SIZE),
            level=_PARTLY,
            note="cooks by the game's recipes and the packs'; new items of 26.3, and "
            "experience when it breaks, are unsupported",
        ),
        BlockFamily(
            "brewing_stand",
            lambda: container.brewing_stand.BrewingStand(container.brewing_stand.SIZE),
            level=_PARTLY,
            note="brews the game's potions and what packs add; a pack's recipe in place of one of the game's is unsupported",
        ),
        BlockFamily(
            "composter",
            lambda: container.composter.Composter(),
            note="chance is the level's own",
        ),
        BlockFamily(
            "decorated_pot",
            lambda: container.decorated_pot.DecoratedPot(1),
            level=_PARTLY,
            note=_LOOT,
        ),
        BlockFamily(
            "chiseled_bookshelf",
            lambda: container.chiseled_bookshelf.ChiseledBookshelf(
                container.chiseled_bookshelf.SIZE
            ),
            level=_PARTLY,
            note="a hopper without room for the book is unsupported",
        ),
        BlockFamily(
            "campfire soul_campfire",
            lambda: container.campfire.Campfire(),
            level=_PARTLY,
            note="cooks by the game's recipes and the packs'; new items of 26.3 are "
            "unsupported",
        ),
        BlockFamily(
            "bee_nest beehive",
            lambda: container.beehive.Beehive(),
            level=_PARTLY,
            note="bees inside are unsupported",
        ),
    )
