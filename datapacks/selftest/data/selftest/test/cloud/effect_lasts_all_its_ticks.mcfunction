# An effect of four ticks lifts three times, whoever gives it (gm4_dripleaf_launchers of https://github.com/Gamemode4Dev/GM4_Datapacks): https://minecraft.wiki/w/Effect
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
# @skyaccess true
summon area_effect_cloud ~1.5 ~1 ~1.5 {ReapplicationDelay:0,Age:-1,Radius:0.5f,Duration:4,WaitTime:0,potion_contents:{custom_effects:[{id:"minecraft:levitation",amplifier:40b,duration:4}]}}
await entity @s[nbt={active_effects:[{duration:4}]}]
await delay 1t
assert entity @s[nbt={active_effects:[{duration:3}]}]
await entity @s[distance=7..]
