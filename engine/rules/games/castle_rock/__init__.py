"""Castle Rock: its rules, robot and moments."""
