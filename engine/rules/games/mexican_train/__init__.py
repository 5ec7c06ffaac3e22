"""Mexican Train: its rules and robot."""
