# An attribute takes a modifier of one id once.
# https://minecraft.wiki/w/Commands/attribute
summon armor_stand ~ ~ ~ {Tags:["st.twice"],NoGravity:1b}
execute store success score #once st run attribute @n[tag=st.twice] armor modifier add st:a 1 add_value
execute store success score #twice st run attribute @n[tag=st.twice] armor modifier add st:a 1 add_value
execute store success score #gone st run attribute @n[tag=st.twice] armor modifier remove st:a
execute store success score #gone_twice st run attribute @n[tag=st.twice] armor modifier remove st:a
kill @e[tag=st.twice]
assert score #once st matches 1
assert score #twice st matches 0
assert score #gone st matches 1
assert score #gone_twice st matches 0
