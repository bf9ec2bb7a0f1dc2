# https://minecraft.wiki/w/Commands/clone
setblock 0 100 0 stone
setblock 1 100 0 chest{Lock:"a"}
setblock 2 100 0 oak_log[axis=x]
clone 0 100 0 2 100 0 0 110 0
data get block 1 110 0 Lock
data get block 1 110 0 y
clone 2 100 0 0 100 0 0 110 0
clone 0 100 0 2 100 0 1 100 0
clone 0 100 0 2 100 0 1 100 0 replace normal
clone 0 100 0 2 101 0 0 120 0 masked
clone 0 100 0 2 101 0 0 120 0
clone 0 100 0 2 101 0 0 120 0 replace
clone 0 105 0 2 105 0 0 125 0 masked
clone 0 100 0 2 100 0 0 130 0 filtered oak_log
clone 0 100 0 2 100 0 0 130 0 filtered oak_log[axis=y]
clone 0 100 0 2 100 0 0 130 0 filtered chest{Lock:"a"} force
clone 0 100 0 2 100 0 0 130 0 filtered chest{Lock:"b"} normal
clone 0 100 0 2 100 0 0 131 0 filtered #logs move
data get block 1 100 0 Lock
clone 0 100 0 2 100 0 0 130 0 filtered oak_log
clone 0 100 0 2 100 0 1 100 0 replace force
clone 1 100 0 3 100 0 0 100 0 masked move
clone 0 100 0 2 100 0 0 140 0 strict
clone 0 100 0 2 100 0 0 140 0 strict masked move
clone 0 0 0 31 31 31 0 50 0
clone 0 0 0 31 31 32 0 50 0
clone 0 0 0 31 31 31 0 310 0
clone 0 0 0 1 1 1 0 320 0
clone from minecraft:overworld 0 140 0 2 140 0 to overworld 0 150 0
clone from nowhere 0 140 0 2 140 0 0 150 0
clone 0 140 0 2 140 0 to demo:nowhere 0 150 0 strict
clone 0 140 0 2 140 0
clone 0 140 0 2 140 0 0 150 0 filtered
clone 0 140 0 2 140 0 0 150 0 hollow
