assert blok ~ ~ ~ air
