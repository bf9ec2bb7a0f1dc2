# @setup_ticks 0
scoreboard players set #wl st 6
log ["six is ",{score:{name:"#wl",objective:"st"}}]
