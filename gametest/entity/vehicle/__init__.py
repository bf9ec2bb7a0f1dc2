"""What one can sit in and break: boats, and what they share with carts."""
