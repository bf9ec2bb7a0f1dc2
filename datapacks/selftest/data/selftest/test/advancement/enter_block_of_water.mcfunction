# enter_block fires for the blocks that the player is in: https://github.com/SpyglassMC/vanilla-mcdoc/blob/main/java/data/advancement/trigger.mcdoc
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
setblock ~1 ~1 ~1 water[level=5]
await delay 1t
assert entity @s[advancements={selftest:in_water=true}]
