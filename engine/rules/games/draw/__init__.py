"""Draw: its rules and robot."""
