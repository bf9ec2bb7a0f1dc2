# What mobs do to players is scaled, what comes from nobody is not: https://minecraft.wiki/w/Difficulty
# @template selftest:floor
# @dummy ~1 ~1 ~1
summon husk ~3.5 ~1 ~3.5 {NoAI:1b,Tags:["st_l_player_scaled_by_difficulty"]}
await delay 61t
execute store result score #st_l_player_scaled_by_difficulty st run difficulty
damage @s 4 cactus
assert data entity @s {Health:16f}
