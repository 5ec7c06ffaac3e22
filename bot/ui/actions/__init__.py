"""What a click or command does: it comes in here, and an answer goes out."""
