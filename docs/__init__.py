"""What makes the pictures of these pages."""
