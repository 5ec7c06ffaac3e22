"""Castle Rock: its rules and robot."""
