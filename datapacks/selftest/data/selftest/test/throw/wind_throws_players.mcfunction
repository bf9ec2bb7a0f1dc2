# A wind charge throws the player who aims it at the ground, who then lands unhurt.
# https://minecraft.wiki/w/Wind_Charge
# @template selftest:floor
# @dummy ~2.5 ~1 ~2.5
# @timeout 140
await delay 60t
tp @s ~2.5 ~1 ~2.5 0 90
item replace entity @s weapon.mainhand with wind_charge 2
dummy @s use
await entity @s[nbt={OnGround:false}]
await entity @s[nbt={OnGround:true}]
assert items entity @s weapon.mainhand wind_charge[count=1]
assert entity @s[nbt={Health:20f}]
