# version 1.21.5
# One angle, no `ui` sounds: https://github.com/misode/technical-changes
setworldspawn 1 2 3 90
setworldspawn 1 2 3 90 0
playsound a ui
particle copper_fire_flame
