tellraw @e "hello"
