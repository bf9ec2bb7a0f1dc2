"""Floor 4: what blocks are, as data: properties, states, shapes, flags and tags.

A `BlockTable` belongs to one game version and hands out interned `BlockState`s. What blocks
do lives in `gametest.behaviour`.
"""
