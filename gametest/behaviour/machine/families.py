"""Rows of the list of behaviours: machines and containers."""

# size: tables, one row a family

from __future__ import annotations

from gametest.behaviour import machine
from gametest.behaviour.block_family import BlockFamily, SupportLevel

_PARTLY = SupportLevel.PARTLY
_UNSUPPORTED = SupportLevel.UNSUPPORTED


def machine_families() -> tuple[BlockFamily, ...]:
    return (*_machines(), *_containers())


def _machines() -> tuple[BlockFamily, ...]:
    # Longer than other functions because it is a table, one row a family.
    return (
        BlockFamily(
            "tnt",
            lambda: machine.tnt.Tnt(),
            level=_PARTLY,
            note="lit by power, fire, burning arrows and hands; breaking an unstable one is unsupported",
        ),
        BlockFamily(
            "command_block chain_command_block repeating_command_block",
            lambda: machine.command_block.CommandBlock(),
            note="its last output is told in our own words, without the time of day",
        ),
        BlockFamily(
            "structure_block",
            lambda: machine.structure_block.StructureBlock(),
            level=_PARTLY,
            note="`load` pastes on power; `save` is unsupported",
        ),
        BlockFamily(
            "bell",
            lambda: machine.bell.Bell(),
            note="without sound, and no raiders glow",
        ),
        BlockFamily(
            "*_shelf",
            lambda: machine.shelf.Shelf(),
            level=_PARTLY,
            note="hands put in and swap; powered ones side by side, and items in it that "
            "a comparator reads, are unsupported",
        ),
        BlockFamily(
            "jukebox",
            lambda: machine.jukebox.Jukebox(),
            level=_PARTLY,
            note="without sound; whether a hopper takes the record of one that plays is unsupported",
        ),
        BlockFamily(
            "lectern",
            lambda: machine.lectern.Lectern(),
            level=_PARTLY,
            note="hands put a book in; nobody turns its pages or takes it out",
        ),
        BlockFamily("rail", lambda: machine.rail.Rail()),
        BlockFamily(
            "powered_rail activator_rail",
            lambda: machine.powered_rail.PoweredRail(),
        ),
    )


def _containers() -> tuple[BlockFamily, ...]:
    # Longer than other functions because it is a table, one row a family.
    return (
        BlockFamily(
            "*copper_golem_statue",
            lambda: machine.state_reading.Statue(),
            level=_PARTLY,
            note="turned by hands, read by comparators; golems that wake are unsupported",
        ),
        BlockFamily("cake", lambda: machine.state_reading.Cake()),
        BlockFamily(
            "*candle_cake",
            lambda: machine.state_reading.CakeOnSolid(),
        ),
        BlockFamily(
            "water_cauldron powder_snow_cauldron lava_cauldron cauldron",
            lambda: machine.state_reading.Cauldron(),
            level=_PARTLY,
            note="filled, emptied and washed in by hands, read by comparators; rain and "
            "dripstone that fill it and putting out are unsupported; its lava burns",
        ),
        BlockFamily(
            "respawn_anchor end_portal_frame",
            lambda: machine.state_reading.StateReading(),
            level=_PARTLY,
            note="filled by hands and dispensers, read by comparators; its explosion and "
            "the end portal are unsupported",
        ),
        BlockFamily(
            "flower_pot potted_*",
            lambda: machine.state_reading.FlowerPot(),
        ),
        BlockFamily(
            "vault",
            lambda: machine.unsupported.Worker(
                "open or close", machine.work.minds_vault, is_read=False
            ),
            level=_PARTLY,
            note="an inactive one stands while no player is near",
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
            "creaking_heart",
            lambda: machine.unsupported.Worker(
                "wake or sleep", machine.work.changes_heart, watches_time=True
            ),
            level=_PARTLY,
            note="waking, sleeping and its creaking are unsupported",
        ),
    )
