# version 1.21.5
# The day time; set and add give the time of day: https://minecraft.wiki/w/Commands/time
time set day
time set 25000
time query daytime
time query day
time add 500t
time query gametime
time set midnight
time of minecraft:overworld query time
time add -1
