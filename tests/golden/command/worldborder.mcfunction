# https://minecraft.wiki/w/Commands/worldborder
worldborder get
worldborder set 100
worldborder get
worldborder set 100
worldborder set 0.5
worldborder set -5
worldborder set 59999969
worldborder add 10.5
worldborder get
worldborder add -40 5s
worldborder get
worldborder add 59999968
worldborder set 20 1d
worldborder center 5 5.5
worldborder center 5.5 5.5
worldborder center 30000000 0
worldborder center ~ ~
worldborder damage amount 1.5
worldborder damage amount 1.5
worldborder damage amount -1
worldborder damage buffer 3
worldborder damage buffer 3
worldborder warning distance 7
worldborder warning distance 7
worldborder warning time 5s
worldborder warning time 100
worldborder warning time 3x
worldborder
