tellraw @a "never ends
