# A cloud waits, then lasts its duration: https://minecraft.wiki/w/Area_Effect_Cloud
# @template selftest:floor
summon cow ~2.5 ~1 ~2.5 {NoAI:1b,Tags:["st_wae"]}
summon area_effect_cloud ~2.5 ~1 ~2.5 {Tags:["st_wae2"],Duration:10,WaitTime:30,Radius:2f,potion_contents:{custom_effects:[{id:"minecraft:slowness",duration:100}]}}
await delay 25t
assert not data entity @e[tag=st_wae,limit=1] active_effects
await delay 20t
assert data entity @e[tag=st_wae,limit=1] active_effects
assert not entity @e[tag=st_wae2]
