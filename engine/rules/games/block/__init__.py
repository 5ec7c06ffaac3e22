"""Block: its rules, robot and moments."""
