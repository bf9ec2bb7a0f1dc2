# Only a player in spectator mode can spectate.
# https://minecraft.wiki/w/Commands/spectate
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
summon marker ~1.5 ~3 ~1.5 {Tags:["st_osm"]}
execute store success score #os st run spectate @e[tag=st_osm,limit=1] @s
assert score #os st matches 0
