"""What one sees, and what lies on a straight way."""
