kill @x
