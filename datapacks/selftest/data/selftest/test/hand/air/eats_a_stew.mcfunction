# A stew has the effects of its component.
# https://minecraft.wiki/w/Suspicious_Stew
# @template selftest:floor
# @dummy ~1 ~1 ~1
give @s suspicious_stew[suspicious_stew_effects=[{id:"minecraft:night_vision",duration:200}]]
dummy @s use item
await items entity @s hotbar.0 bowl
assert data entity @s {active_effects:[{id:"minecraft:night_vision"}]}
