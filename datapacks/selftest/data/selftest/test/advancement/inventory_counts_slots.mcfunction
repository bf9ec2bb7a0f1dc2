# slots counts occupied and full ones: https://minecraft.wiki/w/Advancement_definition
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
give @s stick
give @s bone
give @s dirt 63
assert entity @s[advancements={selftest:three_slots=false}]
give @s dirt
assert entity @s[advancements={selftest:three_slots=true}]
