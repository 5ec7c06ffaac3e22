"""Where pictures are drawn: the queue, the drawing process and its pipes."""
