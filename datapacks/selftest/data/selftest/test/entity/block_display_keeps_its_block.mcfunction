# A block display keeps its block state as data: https://minecraft.wiki/w/Display
# @template selftest:floor
summon block_display ~1.5 ~1 ~1.5 {Tags:["st_bdk"],block_state:{id:"minecraft:furnace",properties:{lit:"true"}}}
assert data entity @e[tag=st_bdk,limit=1] block_state{id:"minecraft:furnace"}
assert data entity @e[tag=st_bdk,limit=1] block_state.properties{lit:"true"}
