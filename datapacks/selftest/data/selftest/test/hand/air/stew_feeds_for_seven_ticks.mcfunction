# Saturation feeds in every tick that it lasts, also out of a stew.
# https://minecraft.wiki/w/Saturation
# @template selftest:floor
# @timeout 300
# @dummy ~1 ~1 ~1
effect give @s hunger 5 255
await data entity @s {foodLevel:0}
effect clear @s
give @s suspicious_stew[suspicious_stew_effects=[{id:"minecraft:saturation",duration:7}]]
dummy @s use item
await items entity @s hotbar.0 bowl
await not data entity @s active_effects
# Six of the stew, one of each tick.
assert data entity @s {foodLevel:13}
