# @timeout 5
await delay 1s
