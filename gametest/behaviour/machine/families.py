"""Rows of the list of behaviours: machines and containers."""

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
            lambda: machine.unsupported.Worker("move", keys=(), is_read=False),
            level=_UNSUPPORTED,
        ),
        BlockFamily(
            "tnt", lambda: machine.unsupported.ActsOnPower("prime"), level=_UNSUPPORTED
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
            "bell", lambda: machine.unsupported.FollowsPower("ring"), level=_UNSUPPORTED
        ),
        BlockFamily(
            "*_shelf", lambda: machine.unsupported.Shelf("connect"), level=_UNSUPPORTED
        ),
        BlockFamily(
            "rail",
            lambda: machine.rail.Rail(),
            level=_PARTLY,
            note="does not turn or connect",
        ),
        BlockFamily(
            "powered_rail activator_rail",
            lambda: machine.rail.PoweredRail(),
            level=_UNSUPPORTED,
            note="its support is simulated",
        ),
        BlockFamily(
            "detector_rail",
            lambda: machine.rail.DetectorRail(),
            level=_PARTLY,
            note="gives the power of its state; no cart crosses it",
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
    burning = ("lit_time_remaining", "BurnTime")
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
            lambda: machine.unsupported.Worker("smelt", keys=("Items", *burning)),
            level=_UNSUPPORTED,
        ),
        BlockFamily(
            "brewing_stand",
            lambda: machine.unsupported.Worker("brew", keys=("Items",)),
            level=_UNSUPPORTED,
        ),
        BlockFamily(
            "jukebox",
            lambda: machine.unsupported.Jukebox(),
            level=_PARTLY,
            note="a record is not played",
        ),
        BlockFamily(
            "chest *copper_chest barrel *shulker_box chiseled_bookshelf decorated_pot",
            lambda: machine.container.Container(),
            level=_PARTLY,
            note="its items are not read by comparators",
        ),
        BlockFamily(
            "bee_nest beehive",
            lambda: machine.unsupported.Worker("release bees", keys=("bees", "Bees")),
            level=_UNSUPPORTED,
        ),
        BlockFamily(
            "campfire soul_campfire",
            lambda: machine.unsupported.Worker("cook", keys=("Items",), is_read=False),
            level=_UNSUPPORTED,
        ),
        BlockFamily(
            "*copper_golem_statue",
            lambda: machine.contents.Unreadable(),
            level=_PARTLY,
            note="comparators do not read it",
        ),
        BlockFamily(
            "composter cake water_cauldron powder_snow_cauldron lava_cauldron cauldron "
            "respawn_anchor end_portal_frame",
            lambda: machine.state_reading.StateReading(),
            level=_PARTLY,
            note="read by comparators; filling and eating are not simulated",
        ),
    )
