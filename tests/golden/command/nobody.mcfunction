# Without players and without an entity: https://minecraft.wiki/w/Target_selectors
tellraw @a "hi"
tellraw Alex "hi"
title @a title "hi"
title @a times 1s 2s 1
title @a times -1 0 0
msg @a hi
tell @a hi
w @a hi
me waves
teammsg hi
trigger o
gamemode creative
gamemode creative @a
gamemode 1 @a
defaultgamemode creative
experience add @a 5
xp query @a levels
xp set @a -1
playsound block.stone.break
playsound block.stone.break master @a
stopsound @a
particle flame ~ ~ ~
particle flame ~ ~ ~ 1 1 1 0.5 10 force @a
particle dust
particle dust{color:[1.0f,0.0f,0.0f],scale:1.0f}
particle block{block_state:"stone"} 0 0 0 0 0 0 -1 1
spawnpoint
setworldspawn
setworldspawn 1 2 3 90 0
dialog show @a demo:x
list
list uuids
seed
reload
tellraw @a {text:5}
tellraw @a {"text":"a","extra":[]}
tellraw @e "hi"
