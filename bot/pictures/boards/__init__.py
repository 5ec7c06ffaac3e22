"""The picture of each kind of board."""
