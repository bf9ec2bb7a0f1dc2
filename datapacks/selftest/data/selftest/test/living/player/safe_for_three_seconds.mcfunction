# For 60 ticks after joining nothing hurts a player: https://minecraft.wiki/w/Damage#Immunity
# @template selftest:floor
# @dummy ~1 ~1 ~1
execute store success score #st_l_player_safe_for_three_seconds st run damage @s 5
assert score #st_l_player_safe_for_three_seconds st matches 0
await delay 61t
damage @s 5
assert data entity @s {Health:15f}
