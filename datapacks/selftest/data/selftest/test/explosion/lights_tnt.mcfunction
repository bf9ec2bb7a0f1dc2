# TNT in reach is lit with a fuse of 10 to 29 ticks.
# https://minecraft.wiki/w/TNT
# @template selftest:floor
setblock ~3 ~1 ~2 tnt
summon tnt ~2.5 ~1 ~2.5 {fuse:1s,explosion_power:1.0f}
await delay 2t
assert block ~3 ~1 ~2 air
execute store result score #elt st run data get entity @e[type=tnt,distance=..8,limit=1] fuse
kill @e[type=tnt,distance=..8]
assert score #elt st matches 8..29
