# https://minecraft.wiki/w/Commands/data#get
data get storage p:a
data get storage p:a x
data merge storage p:a {n:7.9f,m:-7.1d,big:5000000000L,low:-5000000000L,s:"abc",u:"a😀",l:[1,2],c:{a:1,b:2,c:3},i:[I;1,2,3]}
data get storage p:a
data get storage p:a n
data get storage p:a m
data get storage p:a big
data get storage p:a low
data get storage p:a s
data get storage p:a u
data get storage p:a l
data get storage p:a c
data get storage p:a i
data get storage p:a i[1]
data get storage p:a i[-3]
data get storage p:a i[3]
data get storage p:a l[]
data get storage p:a c.q.r
data get storage p:a n 10
data get storage p:a m 0.5
data get storage p:a m -1
data get storage p:a big 1000
data get storage p:a s 2
data get storage p:a l 2
data get storage p:a c{a:1}.b
data get storage p:a c{a:2}.b
data get storage p:a {n:7.9f}.n
data get storage p:a {n:7}
data get storage a
data get storage minecraft:a
data get block 0 100 0
data get block 0 400 0
data get entity @s
data get entity @e
data get storage
data get storage p:a n 2 3
data get
data get item
