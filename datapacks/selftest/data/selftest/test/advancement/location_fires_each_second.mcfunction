# location fires every 20 ticks: https://github.com/SpyglassMC/vanilla-mcdoc/blob/main/java/data/advancement/trigger.mcdoc
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
tag @s add st_adv_loc
await delay 10t
assert entity @s[advancements={selftest:second=false}]
await delay 11t
assert entity @s[advancements={selftest:second=true}]
