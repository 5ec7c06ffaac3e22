"""Castle Rock Solitaire: its rules, robot and moments."""
