# @max_ticks 6
await block ~ ~ ~ stone
