$data modify storage $(to) v set value $(value)
