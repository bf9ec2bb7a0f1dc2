# A player takes the arrow that sticks by it: https://minecraft.wiki/w/Arrow#Retrieval
# @template selftest:floor
# @dummy ~2.5 ~1 ~2.5
summon arrow ~3.4 ~1.6 ~2.5 {pickup:1b,Motion:[0d,-1d,0d]}
await delay 20t
assert not entity @e[type=arrow,distance=..6]
assert items entity @s hotbar.* arrow
