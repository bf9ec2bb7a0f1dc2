# A block display keeps its block state as data: https://minecraft.wiki/w/Display
# @template selftest:floor
summon block_display ~1.5 ~1 ~1.5 {Tags:["st_bdk"],block_state:{Name:"minecraft:furnace",Properties:{lit:"true"}}}
assert data entity @e[tag=st_bdk,limit=1] block_state{Name:"minecraft:furnace"}
assert data entity @e[tag=st_bdk,limit=1] block_state.Properties{lit:"true"}
