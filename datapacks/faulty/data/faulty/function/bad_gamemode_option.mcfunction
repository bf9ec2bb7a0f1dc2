kill @a[gamemode=hard]
