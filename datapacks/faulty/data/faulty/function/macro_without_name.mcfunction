$say $()
