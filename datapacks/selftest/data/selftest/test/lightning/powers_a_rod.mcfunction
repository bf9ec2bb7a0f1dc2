# A struck rod gives power for 8 ticks: https://minecraft.wiki/w/Lightning_Rod
# @template selftest:floor
setblock ~2 ~1 ~2 lightning_rod
summon lightning_bolt ~2.5 ~2 ~2.5
await block ~2 ~1 ~2 lightning_rod[powered=true]
await block ~2 ~1 ~2 lightning_rod[powered=false]
