"""Rows of the list of behaviours: machines and containers."""

# size: tables, one row a family

from __future__ import annotations

from gametest.behaviour import machine, redstone
from gametest.behaviour.block_family import BlockFamily, SupportLevel

_PARTLY = SupportLevel.PARTLY
_UNSUPPORTED = SupportLevel.UNSUPPORTED


def machine_families() -> tuple[BlockFamily, ...]:
    return (*_machines(), *_containers())


def _machines() -> tuple[BlockFamily, ...]:
    # Longer than other functions because it is a table, one row a family.
    return (
        BlockFamily(
            "piston sticky_piston", lambda: machine.piston.Piston(), level=_UNSUPPORTED
        ),
        BlockFamily(
            "piston_head", lambda: machine.piston.PistonHead(), level=_UNSUPPORTED
        ),
        BlockFamily(
            "moving_piston",
            lambda: machine.unsupported.Worker("move", is_read=False),
            level=_UNSUPPORTED,
        ),
        BlockFamily(
            "tnt",
            lambda: machine.unsupported.ActsOnPower("prime", "tnt_explodes"),
            level=_UNSUPPORTED,
        ),
        BlockFamily(
            "command_block chain_command_block repeating_command_block",
            lambda: machine.unsupported.ActsOnRisingEdge("run"),
            level=_UNSUPPORTED,
        ),
        BlockFamily(
            "structure_block",
            lambda: machine.unsupported.ActsOnRisingEdge("run"),
            level=_UNSUPPORTED,
        ),
        BlockFamily(
            "bell",
            lambda: machine.bell.Bell(),
            note="without sound, and no raiders glow",
        ),
        BlockFamily(
            "*_shelf", lambda: machine.unsupported.Shelf("connect"), level=_UNSUPPORTED
        ),
        BlockFamily("rail", lambda: machine.rail.Rail(), note="no cart moves"),
        BlockFamily(
            "powered_rail activator_rail",
            lambda: machine.powered_rail.PoweredRail(),
            note="no cart moves",
        ),
        BlockFamily(
            "detector_rail",
            lambda: machine.rail.DetectorRail(),
            level=_PARTLY,
            note="a cart on it is unsupported",
        ),
        BlockFamily(
            "tripwire",
            lambda: redstone.tripwire.Tripwire(),
            level=_PARTLY,
            note="lines stay as they are",
        ),
        BlockFamily(
            "tripwire_hook",
            lambda: redstone.tripwire.TripwireHook(),
            level=_PARTLY,
            note="lines stay as they are",
        ),
    )


def _containers() -> tuple[BlockFamily, ...]:
    # Longer than other functions because it is a table, one row a family.
    return (
        BlockFamily(
            "dispenser dropper",
            lambda: machine.container.Dispensing(is_fed_from_above=True),
            level=_PARTLY,
            note="only an empty one is simulated",
        ),
        BlockFamily(
            "crafter",
            lambda: machine.container.Dispensing(is_fed_from_above=False),
            level=_PARTLY,
            note="only an empty one is simulated",
        ),
        BlockFamily(
            "hopper",
            lambda: machine.container.Hopper(),
            level=_PARTLY,
            note="it locks, but moves nothing",
        ),
        BlockFamily(
            "furnace smoker blast_furnace",
            lambda: machine.unsupported.Worker("smelt", machine.work.smelts),
            level=_UNSUPPORTED,
        ),
        BlockFamily(
            "brewing_stand",
            lambda: machine.unsupported.Worker("brew", machine.work.brews),
            level=_UNSUPPORTED,
        ),
        BlockFamily(
            "jukebox",
            lambda: machine.unsupported.Jukebox(),
            level=_PARTLY,
            note="a record is not played",
        ),
        BlockFamily(
            "chest *copper_chest",
            lambda: machine.chest.Chest(),
            level=_PARTLY,
            note="its items are not read by comparators; nobody opens it",
        ),
        BlockFamily(
            "barrel *shulker_box chiseled_bookshelf decorated_pot",
            lambda: machine.container.Container(),
            level=_PARTLY,
            note="its items are not read by comparators; nobody opens it",
        ),
        BlockFamily(
            "bee_nest beehive",
            lambda: machine.unsupported.Worker(
                "release bees", machine.work.releases_bees
            ),
            level=_UNSUPPORTED,
        ),
        BlockFamily(
            "campfire soul_campfire",
            lambda: machine.unsupported.Campfire(
                "cook", machine.work.cooks, is_read=False
            ),
            level=_PARTLY,
            note="cooking is unsupported",
        ),
        BlockFamily(
            "*copper_golem_statue",
            lambda: machine.state_reading.Statue(),
            level=_PARTLY,
            note="read by comparators; a hand does not turn it",
        ),
        BlockFamily(
            "composter",
            lambda: machine.state_reading.Composter(),
            level=_PARTLY,
            note="read by comparators; filling and emptying are unsupported",
        ),
        BlockFamily("cake", lambda: machine.state_reading.Cake()),
        BlockFamily(
            "*candle_cake",
            lambda: machine.state_reading.CakeOnSolid(),
            level=_PARTLY,
            note="read by comparators; eating is unsupported",
        ),
        BlockFamily(
            "water_cauldron powder_snow_cauldron lava_cauldron cauldron",
            lambda: machine.state_reading.Cauldron(),
            level=_PARTLY,
            note="read by comparators; filling is unsupported",
        ),
        BlockFamily(
            "respawn_anchor end_portal_frame",
            lambda: machine.state_reading.StateReading(),
            level=_PARTLY,
            note="read by comparators; filling and using are unsupported",
        ),
        BlockFamily(
            "flower_pot potted_*",
            lambda: machine.state_reading.FlowerPot(),
            level=_PARTLY,
            note="opening and closing of eyeblossoms are unsupported",
        ),
        BlockFamily(
            "vault",
            lambda: machine.unsupported.Worker(
                "close", machine.work.closes_vault, is_read=False
            ),
            level=_PARTLY,
            note="an inactive one stands, as no player is near",
        ),
        BlockFamily(
            "trial_spawner",
            lambda: machine.unsupported.Worker(
                "change its state", machine.work.changes_trial, is_read=False
            ),
            level=_PARTLY,
            note="stands while no player is near",
        ),
        BlockFamily(
            "sculk_catalyst",
            lambda: machine.unsupported.Worker(
                "spread", machine.work.spreads_sculk, is_read=False
            ),
            level=_PARTLY,
            note="nothing dies near it; spreading is unsupported",
        ),
        BlockFamily(
            "sculk_shrieker",
            lambda: machine.unsupported.Shrieker(),
            note="hears sensors only, and those hear nothing",
        ),
        BlockFamily(
            "creaking_heart",
            lambda: machine.unsupported.Worker(
                "wake or sleep", machine.work.changes_heart, watches_time=True
            ),
            level=_PARTLY,
            note="waking, sleeping and its creaking are unsupported",
        ),
    )
