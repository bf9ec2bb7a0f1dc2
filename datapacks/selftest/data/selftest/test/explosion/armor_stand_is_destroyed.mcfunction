# An armour stand is blown up.
# https://minecraft.wiki/w/Armor_Stand
# @template selftest:floor
summon armor_stand ~3.4 ~1 ~2.5
summon tnt ~2.5 ~1 ~2.5 {fuse:1s,explosion_power:1.0f}
await delay 2t
assert not entity @e[type=armor_stand,distance=..8]
