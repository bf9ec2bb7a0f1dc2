execute if score #a st matches 5..2 run say no
