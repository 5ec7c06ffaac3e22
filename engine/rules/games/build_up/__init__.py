"""Build Up: its rules and robot."""
