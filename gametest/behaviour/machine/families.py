"""Rows of the list of behaviours: machines and containers."""

from __future__ import annotations

from gametest.behaviour.block_family import BlockFamily, SupportLevel
from gametest.behaviour.machine.container import Container, Dispensing, Hopper
from gametest.behaviour.machine.contents import Unreadable
from gametest.behaviour.machine.piston import Piston, PistonHead
from gametest.behaviour.machine.rail import DetectorRail, PoweredRail, Rail
from gametest.behaviour.machine.state_reading import StateReading
from gametest.behaviour.machine.unsupported import (
    ActsOnPower,
    ActsOnRisingEdge,
    FollowsPower,
    Jukebox,
    Shelf,
    Worker,
)
from gametest.behaviour.redstone.tripwire import Tripwire, TripwireHook

_PARTLY = SupportLevel.PARTLY
_UNSUPPORTED = SupportLevel.UNSUPPORTED


def machine_families() -> tuple[BlockFamily, ...]:
    return (*_machines(), *_containers())


def _machines() -> tuple[BlockFamily, ...]:
    # Longer than other functions because it is a table, one row a family.
    return (
        BlockFamily("piston sticky_piston", Piston(), level=_UNSUPPORTED),
        BlockFamily("piston_head", PistonHead(), level=_UNSUPPORTED),
        BlockFamily(
            "moving_piston",
            Worker("move", keys=(), is_read=False),
            level=_UNSUPPORTED,
        ),
        BlockFamily("tnt", ActsOnPower("prime"), level=_UNSUPPORTED),
        BlockFamily(
            "command_block chain_command_block repeating_command_block",
            ActsOnRisingEdge("run"),
            level=_UNSUPPORTED,
        ),
        BlockFamily("structure_block", ActsOnRisingEdge("run"), level=_UNSUPPORTED),
        BlockFamily("bell", FollowsPower("ring"), level=_UNSUPPORTED),
        BlockFamily("*_shelf", Shelf("connect"), level=_UNSUPPORTED),
        BlockFamily("rail", Rail(), level=_PARTLY, note="does not turn or connect"),
        BlockFamily(
            "powered_rail activator_rail",
            PoweredRail(),
            level=_UNSUPPORTED,
            note="its support is simulated",
        ),
        BlockFamily(
            "detector_rail",
            DetectorRail(),
            level=_PARTLY,
            note="gives the power of its state; no cart crosses it",
        ),
        BlockFamily(
            "tripwire", Tripwire(), level=_PARTLY, note="lines stay as they are"
        ),
        BlockFamily(
            "tripwire_hook",
            TripwireHook(),
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
            Dispensing(is_fed_from_above=True),
            level=_PARTLY,
            note="only an empty one is simulated",
        ),
        BlockFamily(
            "crafter",
            Dispensing(is_fed_from_above=False),
            level=_PARTLY,
            note="only an empty one is simulated",
        ),
        BlockFamily(
            "hopper", Hopper(), level=_PARTLY, note="it locks, but moves nothing"
        ),
        BlockFamily(
            "furnace smoker blast_furnace",
            Worker("smelt", keys=("Items", *burning)),
            level=_UNSUPPORTED,
        ),
        BlockFamily(
            "brewing_stand",
            Worker("brew", keys=("Items",)),
            level=_UNSUPPORTED,
        ),
        BlockFamily("jukebox", Jukebox(), level=_PARTLY, note="a record is not played"),
        BlockFamily(
            "chest *copper_chest barrel *shulker_box chiseled_bookshelf decorated_pot",
            Container(),
            level=_PARTLY,
            note="its items are not read by comparators",
        ),
        BlockFamily(
            "bee_nest beehive",
            Worker("release bees", keys=("bees", "Bees")),
            level=_UNSUPPORTED,
        ),
        BlockFamily(
            "campfire soul_campfire",
            Worker("cook", keys=("Items",), is_read=False),
            level=_UNSUPPORTED,
        ),
        BlockFamily(
            "*copper_golem_statue",
            Unreadable(),
            level=_PARTLY,
            note="comparators do not read it",
        ),
        BlockFamily(
            "composter cake water_cauldron powder_snow_cauldron lava_cauldron cauldron "
            "respawn_anchor end_portal_frame",
            StateReading(),
            level=_PARTLY,
            note="read by comparators; filling and eating are not simulated",
        ),
    )
