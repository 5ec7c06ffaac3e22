"""Bergen: its rules, robot and moments."""
