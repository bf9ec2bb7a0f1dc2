# version 1.21.5
# Before 1.21.11 durations are whole seconds: https://minecraft.wiki/w/Commands/worldborder
worldborder warning time 5
worldborder warning time 5s
worldborder set 100 3
worldborder set 90 3s
