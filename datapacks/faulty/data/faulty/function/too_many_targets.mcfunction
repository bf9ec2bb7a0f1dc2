data get entity @e Pos
