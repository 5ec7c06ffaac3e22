"""What is shown: from a table to a page, with nothing that waits."""
