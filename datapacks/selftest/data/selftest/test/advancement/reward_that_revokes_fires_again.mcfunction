# A reward that takes the advancement away makes it fire in each tick: https://github.com/SpyglassMC/vanilla-mcdoc/blob/main/java/data/advancement/trigger.mcdoc
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
tag @s add st_adv_tick
await delay 3t
assert score @s st matches 3
