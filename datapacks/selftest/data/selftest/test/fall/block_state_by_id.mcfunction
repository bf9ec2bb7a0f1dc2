# Since 26.3 a falling block's state is an id, or an id with properties.
# https://github.com/SpyglassMC/vanilla-mcdoc/blob/main/java/util/block_state.mcdoc
# @template selftest:floor
summon falling_block ~1.5 ~2 ~1.5 {BlockState:"minecraft:red_sand"}
summon falling_block ~3.5 ~2 ~3.5 {BlockState:{id:"minecraft:oak_log",properties:{axis:"x"}}}
await block ~1 ~1 ~1 red_sand
await block ~3 ~1 ~3 oak_log[axis=x]
