item replace entity @s hotbar.9 with minecraft:stick
