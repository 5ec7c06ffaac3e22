### The daily row and its results.

cmd-daily = Play today’s row: the same deal for everyone
# The name of the daily solitaire, as a title.
daily-name = Daily row
# $level: daily-level_gentle and others.
daily-title = **Daily row** · { $date } · { $level }
# How hard the row of a day is, as are the next three.
daily-level_gentle = gentle
daily-level_usual = usual
daily-level_hard = hard
daily-level_weekend = weekend
daily-rules_gentle = Capture while you can; an empty row wins. Fewer moves are better.
daily-rules_usual = Capture while you can; an empty row wins. Fewer moves are better.
daily-rules_hard = Capture while you can, until all 28 tiles are gone. Fewer moves are better.
daily-rules_weekend = All tiles lie open. Clear the row in few captures, and undo as often as you like.
daily-counts = -# Your first play of the day counts.
daily-practice = -# Practice: it doesn’t count.
daily-won = { $n ->
    [one] Cleared in **{ $n } move**.
   *[other] Cleared in **{ $n } moves**.
}
daily-lost = Captured { $n } of { $all } tiles.
# Shown after the end: the fewest moves that clear the row.
daily-fewest = Fewest possible: **{ $n }**.
daily-streak = { $n ->
    [one] 🔥 { $n } day in a row
   *[other] 🔥 { $n } days in a row
}
daily-in_a_row = { $n ->
    [one] { $n } day in a row
   *[other] { $n } days in a row
}
daily-next = Next row <t:{ $when }:R>
daily-practised = That was practice. Only your first play of the day counts.
daily-late = The day ended before your play, so it doesn’t count.
# Button: post the result for everyone.
daily-share = Share
# Button: the results of everyone on this server.
daily-board = Today’s board
# Button: yesterday's row.
daily-before = Day before
# Button: play the same row once more, which doesn't count.
daily-again = Practice
daily-best = Fewest possible moves
daily-over = { $n ->
    [one] { $n } move over the fewest
   *[other] { $n } moves over the fewest
}
daily-shared = **{ $name }** · Daily row · { $date } · { $level }
daily-day = ### Daily row · { $date }
# $result: daily-best, daily-over or daily-lost.
daily-line = { $place }. { $name }: { $result }
daily-nobody = No one on this server has finished this row.
# On the picture of the board, beside “+2”: moves more than the fewest. Very short.
daily-row_won = moves over
# On the same picture, beside the number of captured tiles. Very short.
daily-row_lost = captured
daily-best_line = { $n ->
    [one] The shortest way has { $n } move.
   *[other] The shortest way has { $n } moves.
}

### The weekly puzzles.

cmd-puzzle = Solve this week’s puzzle
cmd-puzzle-game = Which game
puzzle-title = **Puzzle of the week** · { $game } · { $grade }
puzzle-grade_1 = easy
puzzle-grade_2 = medium
puzzle-grade_3 = hard
puzzle-asked_block = Your move. All tiles are open: your opponent holds { $tiles }. Which play wins most?
puzzle-asked_muggins = Your move. All tiles are open: your opponent holds { $tiles }. Which play gains most points by the end of the round?
# A button: a tile and the end where it goes.
puzzle-play = { $tile } at { $place }
# On the puzzle's picture, in place of a player's name.
puzzle-you = You
# On the puzzle's picture, in place of the other player's name.
puzzle-them = Opponent
puzzle-right = ✅ Right!
puzzle-wrong = ❌ Not **{ $play }**. Try again.
puzzle-hint_button = Hint
# Button that shows the solution.
puzzle-show = Solution
puzzle-hint = 💡 Leave a { $n } open.
puzzle-why_pass = **{ $play }** makes your opponent pass, and you go out first.
puzzle-why_out = After **{ $play }** you go out first against every reply.
puzzle-why_blocked = **{ $play }** leads to a blocked line, with { $mine } pips in your hand against { $theirs }.
puzzle-why_scores = **{ $play }** brings you { $mine } points by the end of the round, and your opponent { $theirs }.
puzzle-than = **{ $other }** looks natural, but is worth { $gain } points less.
