# Types and casts: https://minecraft.wiki/w/Commands/execute#Store_subcommand; the numbers are Java's.
scoreboard objectives add o dummy
scoreboard players set #v o 300
execute store result score #a o run scoreboard players get #v o
scoreboard players get #a o
execute store success score #a o run scoreboard players get #v o
scoreboard players get #a o
execute store success score #a o run scoreboard players get #none o
scoreboard players get #a o
execute store result storage t:t b byte 1 run scoreboard players get #v o
data get storage t:t b
execute store result storage t:t s short 1000 run scoreboard players get #v o
data get storage t:t s
execute store result storage t:t i int 0.01 run scoreboard players get #v o
data get storage t:t i
execute store result storage t:t i int -0.005 run scoreboard players get #v o
data get storage t:t i
execute store result storage t:t i int 100000000 run scoreboard players get #v o
data get storage t:t i
execute store result storage t:t l long 100000000 run scoreboard players get #v o
execute if data storage t:t {l:30000000000L}
execute store result storage t:t f float 0.1 run scoreboard players get #v o
execute if data storage t:t {f:30.0f}
execute store result storage t:t d double 0.1 run scoreboard players get #v o
execute if data storage t:t {d:30.0d}
execute store success storage t:t ok byte 5 run scoreboard players get #v o
data get storage t:t ok
execute store result storage t:t deep.x[0] int 1 run scoreboard players get #v o
execute if data storage t:t deep.x[0]
execute store result score #a o store result score #b o run scoreboard players add #v o 1
scoreboard players operation #a o += #b o
execute store result score #a o if score #v o matches 5
scoreboard players get #a o
execute store result score #a nothing run say hi
execute store result bossbar t:none value run say hi
bossbar add t:bar "Bar"
execute store result bossbar t:bar value run scoreboard players get #v o
bossbar get t:bar value
summon marker 0 0 0 {Tags:[m],data:{}}
execute store result entity @n[tag=m] data.n int 1 run scoreboard players get #v o
data get entity @n[tag=m] data.n
execute store result entity @n[tag=none] data.n int 1 run scoreboard players get #v o
setblock 0 70 0 barrel
execute store result block 0 70 0 Lock byte 1 run scoreboard players get #v o
execute store result block 0 71 0 Lock byte 1 run scoreboard players get #v o
execute store result storage t:t i int run say hi
execute store result storage t:t i decimal 1 run say hi
execute store result score #a o
