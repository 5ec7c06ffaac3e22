"""What speaks to Discord and may fail: answers, boards, panels, pings, emojis."""
