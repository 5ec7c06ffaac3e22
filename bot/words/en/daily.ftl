### The daily row and its results.

cmd-daily = Play today’s row: the same deal for everyone
# The name of the daily solitaire, as a title.
daily-name = Daily row
# $level: daily-level_gentle and others.
daily-title = **Daily row** · { $date } · { $level }
daily-status = { $date } · { $level }
# How hard the row of a day is, as are the next three.
daily-level_gentle = gentle
daily-level_usual = medium
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
daily-fewest = { $n ->
    [one] Fewest possible: **{ $n } move**.
   *[other] Fewest possible: **{ $n } moves**.
}
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
# A place on the server's board of the day that still goes on. $place: place-ordinal.
daily-rank_today = { $place } of { $n } today
# The same of a day that is over.
daily-rank = { $place } of { $n }
# Below the board of yesterday. $people: daily-streak_of for each.
daily-streaks = 🔥 Days in a row: { $people }
daily-streak_of = { $name } { $n }
# Button: play the row of today.
daily-play = Today’s row
# In the server's settings.
daily-post_off = **Daily result**: off. It shows each day how the server played yesterday’s row, with a button to play.
daily-post_on = **Daily result**: in { $channel }, each day at **{ $hour }:00** ({ $zone }).

### The weekly puzzles.

cmd-puzzle = Solve this week’s puzzle
cmd-puzzle-game = Which game
puzzle-title = **Puzzle of the week** · { $game } · { $grade } · { $date }
# In a menu: the Monday of a week and how hard its puzzle is.
puzzle-week = { $date } · { $grade }
puzzle-grade_1 = easy
puzzle-grade_2 = medium
puzzle-grade_3 = hard
puzzle-asked_block = Your move. All tiles are open: your opponent holds { $tiles }. Which play wins most?
puzzle-asked_castle_rock = You have placed your tile. All tiles are open: your opponent holds { $tiles }. What do you take first, to gain most by the end of the hand?
puzzle-asked_draw = Your move. All tiles are open: your opponent holds { $tiles }. Which play wins most?
puzzle-asked_fives_and_threes = Your move. All tiles are open: your opponent holds { $tiles }. Which play gains most points by the end of the round?
puzzle-asked_muggins = Your move. All tiles are open: your opponent holds { $tiles }. Which play gains most points by the end of the round?
# In the question, in place of the tiles: an empty hand.
puzzle-no_tiles = no tiles
# Added to the question: the tiles in the order in which they are drawn.
puzzle-stock = Next in the boneyard: { $tiles }.
# A button: a tile and the end where it goes.
puzzle-play = { $tile } at { $place }
# A button: end the turn without a capture.
puzzle-take_none = Take nothing
# On the puzzle's picture, in place of a player's name.
puzzle-you = You
# On the puzzle's picture, in place of the other player's name.
puzzle-them = Opponent
puzzle-right = ✅ Right!
puzzle-wrong = ❌ Not **{ $play }**. Try again.
puzzle-hint_button = Hint
# Button that shows the solution.
puzzle-show = Solution
puzzle-share = Share
puzzle-others = Other puzzles
puzzle-hint = 💡 Leave a { $n } open.
# $n: how many tiles the best capture takes: 0, 1 or 3.
puzzle-hint_take = { $n ->
    [0] 💡 Take nothing.
    [one] 💡 Take one tile first.
   *[other] 💡 Take { $n } tiles first.
}
# The solution's first sentence: the idea. $play: a play, or a capture.
puzzle-why_hole = **{ $play }** leaves your opponent nothing to play.
puzzle-why_draw = After **{ $play }** your opponent must draw.
puzzle-why_suit = After **{ $play }** only you can play on the open { $n }.
puzzle-why_block = If you both play your best, **{ $play }** ends in a block, with fewer pips in your hand.
puzzle-why_out = If you both play your best, you go out first after **{ $play }**.
puzzle-why_count = { $n ->
    [one] **{ $play }** makes { $n } point now, more than any other play.
   *[other] **{ $play }** makes { $n } points now, more than any other play.
}
puzzle-why_give = { $n ->
    [one] **{ $play }** gives up { $n } point that another play makes now.
   *[other] **{ $play }** gives up { $n } points that another play makes now.
}
puzzle-why_count_row = { $n ->
    [one] Only after **{ $play }** can you take { $n } tile this turn.
   *[other] Only after **{ $play }** can you take { $n } tiles this turn.
}
puzzle-why_give_row = { $n ->
    [one] **{ $play }** gives up { $n } tile that you could take this turn.
   *[other] **{ $play }** gives up { $n } tiles that you could take this turn.
}
puzzle-why_clear_row = Only after **{ $play }** can you clear the row this turn.
# The solution's second sentence: what the best play gains on the opponent, and how much more than a tempting one.
puzzle-worth = { $n ->
    [one] It gains { $n } point on your opponent by the end, { $more } more than **{ $other }**.
   *[other] It gains { $n } points on your opponent by the end, { $more } more than **{ $other }**.
}
puzzle-solved = { $n ->
    [one] Solved at the first try
   *[other] Solved in { $n } tries
}
puzzle-streak = { $n ->
    [one] 🔥 { $n } week in a row
   *[other] 🔥 { $n } weeks in a row
}
puzzle-in_a_row = { $n ->
    [one] { $n } week in a row
   *[other] { $n } weeks in a row
}
# The card for everyone, and the title and second line of its picture.
puzzle-shared = **{ $name }** · Puzzle of the week · { $game } · { $grade } · { $date }
puzzle-name = Puzzle of the week
puzzle-card = { $game } · { $grade } · { $date }
