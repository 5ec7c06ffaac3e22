"""The one limit by the clock: whatever a test waits for is taken to hang after this, and no machine is so slow."""

HANG_SECONDS = 1800.0
