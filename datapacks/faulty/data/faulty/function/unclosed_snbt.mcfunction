data merge storage faulty:a {a:[1,2}
