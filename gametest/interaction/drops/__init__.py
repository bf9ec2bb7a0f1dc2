"""What blocks drop: rules over families, and what the items keep."""
