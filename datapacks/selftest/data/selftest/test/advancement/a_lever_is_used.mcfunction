# default_block_use is a use of the block itself: https://github.com/SpyglassMC/vanilla-mcdoc/blob/main/java/data/advancement/trigger.mcdoc
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
setblock ~3 ~1 ~3 lever[face=floor]
dummy @s use block ~3 ~1 ~3
assert block ~3 ~1 ~3 lever[powered=true]
assert entity @s[advancements={selftest:used_lever=true}]
