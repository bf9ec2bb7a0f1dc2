await delay 5m
