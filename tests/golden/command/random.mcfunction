# https://minecraft.wiki/w/Commands/random; draws of a sequence follow
# https://minecraft.wiki/w/Random_sequence_format for the world seed 0.
random value 1..6 minecraft:test
random value 1..6 test
random value 1..6 minecraft:test
random value 1..6 minecraft:test
random value 1..6 minecraft:test
random roll 1..6 minecraft:test
random reset minecraft:test
random value 1..100 minecraft:test
random value 1..100 minecraft:test
random value 1..100 minecraft:test
random reset minecraft:test 7
random value 1..6 minecraft:test
random value 1..6 minecraft:test
random value 1..6 minecraft:test
random reset minecraft:test 7 false
random value 1..100 minecraft:test
random value 1..100 minecraft:test
random reset test 100 false false
random value 1..6 test
random value 1..6 test
random value 1..6 test
random value -10..-10
random value 5
random value ..
random value 0..2147483647
random value 3..1
random value 1..6 minecraft:blocks/gravel
random value 1..6 minecraft:blocks/gravel
random reset *
random reset *
random value 1..6 minecraft:test
random reset * 7
random value 1..6 minecraft:test
random value 1..6 minecraft:test
random value 1..6 minecraft:test
random value 1..6 minecraft:test
random reset minecraft:other
random reset
