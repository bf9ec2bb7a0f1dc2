await block ~ ~ ~ air
