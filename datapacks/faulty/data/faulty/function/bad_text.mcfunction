tellraw @a {text:"a",colour:}
