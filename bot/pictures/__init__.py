"""Pictures: a view becomes a scene of neutral shapes, and a scene becomes a PNG."""
