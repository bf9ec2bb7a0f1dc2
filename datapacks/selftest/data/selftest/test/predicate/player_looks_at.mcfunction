# The first entity on the line of sight, unless a block hides it: https://minecraft.wiki/w/Predicate
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
summon armor_stand ~1.5 ~1 ~4.5 {NoGravity:1b}

execute as @s at @s anchored eyes facing entity @n[type=armor_stand] eyes run rotate @s ~ ~
assert predicate selftest:looks_at_stand
setblock ~1 ~2 ~3 stone
assert not predicate selftest:looks_at_stand
setblock ~1 ~2 ~3 air
summon interaction ~1.5 ~2 ~3 {width:0.5f,height:1f}
assert not predicate selftest:looks_at_stand
kill @e[type=interaction,distance=..9]
assert predicate selftest:looks_at_stand
rotate @s 180 0
assert not predicate selftest:looks_at_stand
