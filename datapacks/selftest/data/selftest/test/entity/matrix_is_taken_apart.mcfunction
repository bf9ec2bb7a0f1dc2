# Sixteen numbers row by row, divided by the last: what is shown are the four parts.
# https://gist.github.com/MulverineX/f473dbfd7cc8dadb326074fef05ad76a
summon item_display ~ ~ ~ {Tags:["st.matrix"],transformation:[6f,0f,0f,2f,0f,6f,0f,4f,0f,0f,6f,8f,0f,0f,0f,2f]}
assert data entity @n[tag=st.matrix] {transformation:{translation:[1f,2f,4f],scale:[3f,3f,3f]}}
assert data entity @n[tag=st.matrix] {transformation:{left_rotation:[0f,0f,0f,1f],right_rotation:[0f,0f,0f,1f]}}
# The length of a vector is the scale of a matrix with one column.
data modify entity @n[tag=st.matrix] transformation set value [2f,0f,0f,0f,3f,0f,0f,0f,6f,0f,0f,0f,0f,0f,0f,1f]
execute store result score #matrix st run data get entity @n[tag=st.matrix] transformation.scale[0] 1000
kill @e[tag=st.matrix]
assert score #matrix st matches 6999..7001
