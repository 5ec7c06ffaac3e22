### Finished matches: round and match end, histories, statistics, and achievements.

cmd-history = List finished matches, here or of a player
cmd-history-of = Whose matches (default: yours)
cmd-history-player = A player’s matches in this channel, and those with you
cmd-stats = Show a player’s wins, places and partners
cmd-stats-player = Which player (default: you)
# A choice of the option “of” of /results history: my matches.
choice-of_mine = mine
# A choice of the option “of” of /results history: this channel's matches.
choice-of_here = this channel’s

## Round and match end
result-won = { $winners ->
    [one] { $names } wins round { $number }: +{ $n }{ $how }
   *[other] { $names } win round { $number }: +{ $n }{ $how }
}
result-won_low = { $winners ->
    [one] { $names } wins round { $number }: { $points }{ $how }
   *[other] { $names } win round { $number }: { $points }{ $how }
}
result-most = { $winners ->
    [one] { $names } scores most in round { $number }: +{ $n }{ $how }
   *[other] { $names } score most in round { $number }: +{ $n }{ $how }
}
result-fewest = { $winners ->
    [one] { $names } has the fewest points in round { $number }: { $n }{ $how }
   *[other] { $names } have the fewest points in round { $number }: { $n }{ $how }
}
# All sides have the same points.
result-tie = Round { $number } is a tie: { $n } each{ $how }
result-nobody = Nobody scores in round { $number }{ $how }
# Follows the result of a round, hence the space.
result-how_blocked = { " " }(blocked)
result-how_target = { " " }(target reached)
result-how_out = { " " }(went out)
result-how_out_of = { " " }({ $name } went out)
result-together = { $name }: { $terms } = { $points }
end-result = **{ $result }**
# A heading.
end-hands = **Tiles left**
end-hand = { $name }: { $tiles } left, { $pips }
end-hands_none = No tiles left.
# A heading.
end-scores = **Points**
end-nobody = Nobody scores in this round.
end-devil = The Devil’s hand, left in the row: { $count }.
end-devil_won = The Devil wins: { $count } not captured
end-captured = Captured: { $count }.
# A heading.
end-totals = **Totals**
# The winners.
end-ahead = { $n ->
    [one] { $names } was ahead from round { $number } on.
   *[other] { $names } were ahead from round { $number } on.
}
# In place of end-ahead, where the winners were far behind once. $points: by how many, 5 or more.
end-comeback = Comeback by { $names }: { $points } points behind, then ahead from round { $number } on.
# The tile after which the winners were ahead, and who laid it. Follows end-ahead or end-comeback.
end-decisive = Decisive tile: { $tile } ({ $name }).
# A line to copy: the sides with their totals.
end-copy = { $game }: { $scores } ({ $rounds })
# Button.
end-last_round = Last round
end-next_round = Next round
end-final =
    ## { $winners }
    -# { $game }: match over
# A heading.
end-placings = **Placings**
end-won = { $n ->
    [one] 🏆 { $names } wins
   *[other] 🏆 { $names } win
}
end-lost = Nobody won
# Button.
end-rematch = Rematch
end-play_on = Play on for fun
end-rematch_there = The rematch is already open: [join it]({ $link }).
end-ratings = -# Ratings: { $ratings }.
# $gained: points gained, with a sign.
end-rating = { $name } { $rating } ({ $gained })
# Remarks of a robot after a round, about nothing in particular.
end-remark_1 = -# { $name }: “Well played, everyone.”
end-remark_2 = -# { $name }: “Good round.”
end-remark_3 = -# { $name }: “I could do this all day.”
end-remark_4 = -# { $name }: “That was fun to compute.”

## Achievements
# $about: achievement-…_about, which continues the sentence.
end-achieved = -# **{ $name }** has earned *{ $title }*: { $about }.
stats-achieved = Achievements: { $titles }.
# Names of achievements: play with them freely. The sentence that follows says what for.
achievement-monologue = Monologue
achievement-monologue_about = went out before anyone else laid a tile
achievement-both_ends = Both ends
achievement-both_ends_about = went out with a tile that matched both ends of the line
achievement-blank_cheque = Blank cheque
achievement-blank_cheque_about = held only the double blank at the end
achievement-thirteen_doubles = Thirteen doubles
achievement-thirteen_doubles_about = laid the last of all thirteen doubles
achievement-high_five = High five
achievement-high_five_about = scored with five plays in a row
achievement-twenty = A score at a sitting
achievement-twenty_about = scored 20 points or more with one tile
achievement-landslide = Landslide
achievement-landslide_about = made five captures in one turn
achievement-devils_own = Devil’s own
achievement-devils_own_about = took the last tile of the row

## History
history-mine = ### Your matches on this server{ $game }
history-here = ### Matches in this channel{ $game }
history-person =
    ### Matches of { $name }{ $game }
    -# In this channel, and those you played together.
# Follows a title: only matches of this game.
history-of_game = : { $game }
history-none = No such matches.
history-line =
    <t:{ $when }:d> · **{ $game }**, { $rounds }{ $kind }
    { $sides }
history-kind_people = { "" }
# Follows the number of rounds, as do all history-kind_….
history-kind_robots = , against robots
history-kind_alone = { "" }
history-kind_broken_off = , abandoned
history-kind_void = , void
# A side of a match with its place and points.
history-side = **{ $place }** { $names }: { $total }
history-side_shared = shared **{ $place }** { $names }: { $total }
history-side_alone = { $name }: { $result }
# The result of a solitaire.
history-won = won
history-lost = lost
history-resigned = { $name } (resigned)
# Button: a page of newer matches.
history-newer = ← Newer
history-older = Older →
# Button: show my matches.
history-to_mine = Mine
# Button: show this channel's matches.
history-to_here = This channel’s
# Label of a menu of matches to replay.
history-pick = Watch again…
# Label of a menu, whose lines are history-all to history-void.
history-pick_kind = Which matches
history-all = All matches
history-all_about = Abandoned ones too
history-people = Between people
history-people_about = The ones that count
history-robots = Against robots
history-robots_about = All people on one side
history-alone = Solitaires
history-alone_about = Your own
history-broken_off = Abandoned
history-broken_off_about = Ended early. You can watch the finished rounds.
history-void = Void
history-void_about = Managers took them out. They count for nothing.

## Statistics
stats-title = ### { $name } on this server{ $game }
stats-title_all = ### { $name } on all servers{ $game }
stats-none = You haven’t finished a match yet. `/domino play` opens a table.
stats-none_person = { $name } hasn’t finished a match on this server yet.
stats-people = **Against people**: { $counted }.
stats-robots = **Against robots**: { $counted }.
stats-alone = **Solitaire** (only you see this): { $played }, { $won }.
# $place: “1.8”, the average of all places.
stats-counted = { $matches }, { $wins }, average place { $place }
stats-counted_points = { $matches }, { $wins }, average place { $place }, { $points } points a round
# $wins: “8 wins”.
stats-wins_shared = { $wins } ({ $n } shared)
stats-broken_off = Abandoned: { $matches }. These don’t count.
stats-rating = Rating: { $ratings }.
stats-rating_one = { $game } { $rating }
stats-rating_provisional = provisional, { $matches } of { $needed }
stats-best = Best round: { $points } in { $game }.
stats-streak = Longest streak: { $wins } in a row.
stats-streak_running = Longest streak: { $wins } in a row, { $n } now.
stats-partner = Most frequent partner: { $name }, { $matches } together, { $wins }.
# Wins of the player and of the opponent.
stats-opponent = { $name } { $won } : { $lost }
stats-opponents = Most frequent opponents: { $opponents }.
stats-against = You against { $name }: { $won } : { $lost }, in { $matches }.
stats-recent = Latest places: { $places }.
# A place in a match: “1st”.
place-ordinal = { ORDINAL($n) ->
    [one] { $n }st
    [two] { $n }nd
    [few] { $n }rd
   *[other] { $n }th
}
# $sides: how many sides there were.
stats-recent_one = { $place } of { $sides }
stats-game_line = { $game }: { $wins } in { $matches }.
# Button: post it in the channel.
stats-post = Show everyone

## The card
card-subtitle = { $matches } · { $game }
card-subtitle_robots = against robots · { $matches } · { $game }
# On the picture of statistics below a large number, as are card-share to card-points. At most 18 characters.
card-wins = won
card-share = of all matches
card-place = average place
card-streak = wins in a row
card-points = points a round
card-recent = Latest results
# On the picture of statistics, below a place. Very short.
card-of = of { $sides }
card-game = { $wins } of { $matches }
card-rating = Rating · { $game }
card-best = Best round
card-best_value = { $points } · { $game }
# On the same picture, before card-partner_value. Very short.
card-partner = Partner
card-partner_value = { $name } · { $won } of { $matches } won
# On the same picture, before card-opponent_value. Very short.
card-opponent = Against { $name }
card-opponent_value = { $won } : { $lost }

## Review and hints
# Button: which turns of the round cost most.
review-button = Review
review-title = ### { $game }, round { $number }: review
review-about = The turns that cost you most, judged by a robot that knew only what you knew.
review-none = No clear mistakes. A robot found nothing better by more than chance.
review-later = The robots are busy. Try again in a minute.
review-point = **Turn { $turn }.** { $best } was worth about { $gain } more than { $played }.
# Button.
hint-button = Hint
# $move: a tile and its end; $why: one of the sentences below.
hint-text = 💡 **{ $move }.** { $why }
hint-only = It’s your only move.
hint-out = You go out with it.
hint-points = It scores { $n }.
hint-take = { $n ->
    [one] It lets you capture 1 tile.
   *[other] It lets you capture { $n } tiles.
}
hint-cover = { $n ->
    [one] It costs an opponent 1 point.
   *[other] It costs an opponent { $n } points.
}
hint-few = It leaves ends that few unseen tiles fit.
hint-fewest = It leaves the ends that the fewest unseen tiles fit.
hint-keep = { $n ->
    [one] 1 more of your tiles fits afterwards.
   *[other] { $n } more of your tiles fit afterwards.
}
hint-heavy = It sheds your heaviest tile.
hint-heaviest = It sheds the heaviest tile that you can play.
hint-nothing = There’s nothing to capture.
hint-wait = Captures can wait until the row is longer.
hint-best = It does best when play goes on from here many times.
hint-robot = It’s what a robot would play.
