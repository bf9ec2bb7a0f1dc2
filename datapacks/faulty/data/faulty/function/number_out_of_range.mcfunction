experience add @s 2147483648 points
