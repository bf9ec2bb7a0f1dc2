$say $(a-b)
