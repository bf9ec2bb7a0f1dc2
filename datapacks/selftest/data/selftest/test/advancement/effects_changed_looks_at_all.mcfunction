# effects_changed looks at the effects that the player has: https://minecraft.wiki/w/Advancement_definition
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
effect give @s glowing 10 0
assert entity @s[advancements={selftest:glows=false}]
effect give @s glowing 10 1
assert entity @s[advancements={selftest:glows=true}]
