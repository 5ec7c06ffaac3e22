### The words of this language: what we say, and in the text after "never" what we don't. A test looks for those.
# a player's turn → Ana’s turn. never: is on turn; on the turn
# a turn timer → auto-plays in 2 h. never: Deadline:
# an empty boneyard → The boneyard is empty. never: that may be drawn
# a passing refusal → You can’t do that right now. never: That cannot be done
# labels that open more → Post… never: Post …; Score …; More …
