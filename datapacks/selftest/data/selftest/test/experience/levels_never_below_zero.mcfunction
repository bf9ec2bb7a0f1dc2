# Taking more levels than there are leaves none: https://minecraft.wiki/w/Commands/experience
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
xp set @s 3 levels
xp add @s -10 levels
execute store result score #lnb st run xp query @s levels
assert score #lnb st matches 0
