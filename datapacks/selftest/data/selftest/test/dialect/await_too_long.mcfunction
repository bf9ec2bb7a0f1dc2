# @timeout 4
await score #never st matches 1
