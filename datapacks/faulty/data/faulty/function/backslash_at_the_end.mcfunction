say one \
