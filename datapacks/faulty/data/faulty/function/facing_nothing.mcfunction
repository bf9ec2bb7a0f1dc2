execute facing entity @s run say no
