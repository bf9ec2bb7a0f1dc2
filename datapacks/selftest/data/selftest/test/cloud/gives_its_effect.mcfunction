# Who stands in a cloud gets its effect: https://minecraft.wiki/w/Area_Effect_Cloud
# @template selftest:floor
summon cow ~2.5 ~1 ~2.5 {NoAI:1b,Tags:["st_gie"]}
summon area_effect_cloud ~2.5 ~1 ~2.5 {Duration:40,WaitTime:0,Radius:2f,potion_contents:{custom_effects:[{id:"minecraft:slowness",duration:100,amplifier:2}]}}
await data entity @e[tag=st_gie,limit=1] active_effects[{id:"minecraft:slowness",amplifier:2b}]
