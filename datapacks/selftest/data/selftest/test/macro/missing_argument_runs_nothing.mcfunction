execute store success score #mma st run function selftest:macro {who:"#mma2",value:1}
assert score #mma st matches 0
assert not score #mma2 st matches 1
