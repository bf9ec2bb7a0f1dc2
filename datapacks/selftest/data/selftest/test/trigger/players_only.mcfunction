# Only players can trigger: https://minecraft.wiki/w/Commands/trigger
# @template selftest:floor
summon marker ~0.5 ~1 ~0.5 {Tags:["st_tpo"]}
scoreboard objectives add st_tpo trigger
scoreboard players enable @e[tag=st_tpo] st_tpo
execute store success score #tpo st as @e[tag=st_tpo] run trigger st_tpo
assert score #tpo st matches 0
