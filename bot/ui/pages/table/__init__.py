"""Pages of one table: lobby, board, hand, results."""
