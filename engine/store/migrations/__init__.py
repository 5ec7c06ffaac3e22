"""The steps from one release's database to the next, applied at start by `engine.store.connect`."""
