# Substrings and numbers as text: https://minecraft.wiki/w/Commands/data#modify
data merge storage p:a {s:"hello",n:12,b:3b,d:1.5d,l:[1],u:"a😀b",e:""}
data modify storage p:a t set string storage p:a s
data get storage p:a t
data modify storage p:a t set string storage p:a s
data modify storage p:a t set string storage p:a s 1
data get storage p:a {t:"ello"}.t
data modify storage p:a t set string storage p:a s 1 3
data get storage p:a {t:"el"}.t
data modify storage p:a t set string storage p:a s -2
data get storage p:a {t:"lo"}.t
data modify storage p:a t set string storage p:a s 0 -1
data get storage p:a {t:"hell"}.t
data modify storage p:a t set string storage p:a s 5
data get storage p:a {t:""}.t
data modify storage p:a t set string storage p:a s 6
data modify storage p:a t set string storage p:a s -6
data modify storage p:a t set string storage p:a s 3 2
data modify storage p:a t set string storage p:a s 0 6
data modify storage p:a t set string storage p:a n
data get storage p:a {t:"12"}.t
data modify storage p:a t set string storage p:a b
data get storage p:a {t:"3b"}.t
data modify storage p:a t set string storage p:a d 0 3
data get storage p:a {t:"1.5"}.t
data modify storage p:a t set string storage p:a l
data modify storage p:a t set string storage p:b
data modify storage p:a t set string storage p:a l[]
data get storage p:a {t:"1"}.t
data modify storage p:a t set string storage p:a u 1 3
data get storage p:a {t:"😀"}.t
data modify storage p:a t set string storage p:a u 3
data get storage p:a {t:"b"}.t
data modify storage p:a list append string storage p:a s 0 1
data get storage p:a {list:["h"]}.list
data modify storage p:a t set string storage p:a q
