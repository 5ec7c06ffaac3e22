"""Messages and components: pages built from snapshots, one grammar of custom ids, one router, one writer a channel."""
