await score #ww st matches 3
scoreboard players add #ww2 st 1
