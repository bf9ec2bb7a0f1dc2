# The game's own advancements are not shipped: https://minecraft.wiki/w/Commands/advancement
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
advancement grant @s only minecraft:story/root
