# A stronger, shorter one hides the longer one until it ends: https://minecraft.wiki/w/Effect
# @template selftest:floor
summon pig ~1.5 ~1 ~1.5 {NoAI:1b,Tags:["st_l_effect_longer_weaker_one_comes_back"]}
effect give @e[tag=st_l_effect_longer_weaker_one_comes_back,limit=1] speed 20
effect give @e[tag=st_l_effect_longer_weaker_one_comes_back,limit=1] speed 1 4
assert data entity @e[tag=st_l_effect_longer_weaker_one_comes_back,limit=1] {active_effects:[{amplifier:4b,hidden_effect:{duration:400}}]}
await delay 20t
assert data entity @e[tag=st_l_effect_longer_weaker_one_comes_back,limit=1] {active_effects:[{id:"minecraft:speed",duration:380}]}
assert not data entity @e[tag=st_l_effect_longer_weaker_one_comes_back,limit=1] {active_effects:[{amplifier:4b}]}
