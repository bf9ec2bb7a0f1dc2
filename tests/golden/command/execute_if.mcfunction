# Conditions: https://minecraft.wiki/w/Commands/execute#Condition_subcommands
scoreboard objectives add o dummy
scoreboard players set #a o 3
scoreboard players set #b o 4
execute if score #a o matches 3
execute if score #a o matches ..2
execute unless score #a o matches ..2
execute unless score #a o matches 3
execute if score #none o matches ..100
execute unless score #none o matches ..100
execute if score #a o < #b o
execute if score #a o <= #a o
execute if score #a o = #b o
execute if score #b o >= #a o
execute if score #a o > #b o
execute if score #a o = #none o
execute unless score #a o = #none o
execute if score #a nothing matches 1
execute if score * o matches 1
execute if score #a o matches 5..1
execute if score #a o matches
execute if score #a o matches 3 if score #b o matches 4 run scoreboard players get #b o
execute if score #a o matches 4 run scoreboard players get #b o
setblock 0 70 0 chest[facing=east]{Lock:{}}
execute if block 0 70 0 chest
execute if block 0 70 0 chest[facing=east]
execute if block 0 70 0 chest[facing=west]
execute unless block 0 70 0 stone
execute if block 0 70 0 chest{Items:[]}
execute if block 0 400 0 stone
execute unless block 0 400 0 stone
fill 0 80 0 2 80 2 stone
fill 10 80 0 12 80 2 stone
execute if blocks 0 80 0 2 80 2 10 80 0 all
setblock 11 80 1 glass
execute if blocks 0 80 0 2 80 2 10 80 0 all
setblock 1 80 1 air
execute if blocks 0 80 0 2 80 2 10 80 0 masked
execute if blocks 0 80 0 2 80 2 10 80 0 all
execute unless blocks 0 80 0 2 80 2 10 80 0 masked
execute if blocks 0 100 0 2 100 2 10 80 0 masked
execute if blocks 0 0 0 99 99 99 0 0 0 all
data modify storage t:t l set value [1,2,3]
execute if data storage t:t l[]
execute unless data storage t:t l[]
execute if data storage t:t l[7]
execute if data storage t:t {l:[2]}
execute if data block 0 70 0 Items
execute if data block 0 71 0 Items
execute unless data block 0 71 0 Items
execute if data entity @n x
summon marker 0 0 0
execute if entity @e
execute unless entity @e
execute unless entity @e[type=pig]
execute if loaded 0 0 0
forceload add 0 0
execute if loaded 0 0 0
execute if biome 0 70 0 plains
execute if function t:x
execute if function t:x run say hi
execute if predicate t:x
execute if stopwatch t:x 1..
stopwatch create t:x
execute if stopwatch t:x 0..
item replace block 0 70 0 container.3 with stick 5
execute if items block 0 70 0 container.* stick
execute if items block 0 70 0 container.2 stick
execute unless items block 0 70 0 container.* stone
execute if items block 0 71 0 container.* *
execute if items entity @n weapon *
execute if slots block 0 70 0 container.*
execute if slots block 0 70 0 container.30
execute if
execute if nothing
execute run
execute
