"""Floor 5: the world's state and its queues.

Sections of block states, block entities, scheduled ticks, block events, updates, game rules, clocks
and weather. Knows no block's behaviour: behaviours hang on the level through tables by state id.
"""
