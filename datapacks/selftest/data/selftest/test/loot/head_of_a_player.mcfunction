# A head gets the profile of the player.
# https://minecraft.wiki/w/Item_modifier#fill_player_head
# @template selftest:floor
# @dummy ~1.5 ~1 ~1.5
item replace entity @s hotbar.0 with player_head
execute as @s run item modify entity @s hotbar.0 {type:fill_player_head,entity:this}
assert items entity @s hotbar.0 player_head[profile]
