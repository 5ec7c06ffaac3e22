"""Block: its rules and robot."""
