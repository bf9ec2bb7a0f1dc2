return -7
