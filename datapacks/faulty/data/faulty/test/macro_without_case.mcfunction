$assert block ~ ~ ~ $(block)
