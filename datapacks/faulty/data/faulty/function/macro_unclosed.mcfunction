$say $(name
