"""Castle Rock Solitaire: its rules and robot."""
