"""Shows events on Discord: their message, the threads of their tables, Discord's own scheduled events."""
