# Since 26.3 a block state is an id, or an id with properties; the game keeps every property of it.
# https://github.com/SpyglassMC/vanilla-mcdoc/blob/main/java/util/block_state.mcdoc
# @template selftest:floor
summon block_display ~1.5 ~1 ~1.5 {Tags:["st_bdk"],block_state:{id:"minecraft:furnace",properties:{lit:"true"}}}
assert data entity @e[tag=st_bdk,limit=1] block_state{id:"minecraft:furnace"}
assert data entity @e[tag=st_bdk,limit=1] block_state.properties{lit:"true",facing:"north"}
data modify entity @e[tag=st_bdk,limit=1] block_state set value "minecraft:stone"
assert data entity @e[tag=st_bdk,limit=1] block_state{id:"minecraft:stone"}
assert not data entity @e[tag=st_bdk,limit=1] block_state.properties
data modify entity @e[tag=st_bdk,limit=1] block_state set value {Name:"minecraft:dirt"}
assert data entity @e[tag=st_bdk,limit=1] block_state{id:"minecraft:air"}
