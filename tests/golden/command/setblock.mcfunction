# Fails if nothing changed: https://minecraft.wiki/w/Commands/setblock
setblock 0 100 0 stone
setblock 0 100 0 stone
setblock 0 100 0 dirt keep
setblock 0 101 0 dirt keep
setblock 0 100 0 dirt replace
setblock 0 100 0 glass
setblock ~ ~100 ~ air destroy
setblock 0 100 0 stone keep
setblock 0 200 0 air destroy
setblock 0 100 0 lever[face=floor,powered=true] strict
setblock 0 320 0 stone
setblock 0 -65 0 stone
setblock 30000000 0 0 stone
setblock ^ ^ ^1 stone
setblock 0 100 0 chest{Lock:"a"}
setblock 0 100 0 chest{Lock:"a"}
setblock 0 100 0 chest{Lock:"b"}
setblock 0 100 0 chest
setblock 0 100 0 chest{}
setblock 0 100 0 chest{}
setblock 0 100 0 stoen
setblock 0 100 0 stone[lit=true]
setblock 0 100 stone
setblock 0 100 0 stone hollow
