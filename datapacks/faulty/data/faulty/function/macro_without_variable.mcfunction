$say nothing to fill in
