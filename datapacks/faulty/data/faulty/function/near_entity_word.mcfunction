execute facing entity @s feeet run say hi
