assert not block ~ ~ ~ air
