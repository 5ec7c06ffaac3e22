### Tournaments and leagues: signing up, their board, the end, and their commands.

cmd-tournament = Plan a tournament or league over weeks
choice-format_swiss = Swiss: everyone plays every round
choice-format_knockout = Knockout: one loss and you’re out
choice-format_league2 = League: everyone plays everyone twice
choice-format_league = League: everyone plays everyone
event-swiss = Swiss tournament
event-knockout = Knockout tournament
event-league = League
# $kind: event-swiss or another; $clock: event-clock.
duels-facts = **{ $kind }** · { $game } · { $rounds } · { $clock }
duels-rounds_by_people = rounds by sign-ups
duels-about_swiss = Everyone plays every round against opponents with similar points. A win or a bye is 1 point, a tie ½.
duels-about_knockout = One loss and you’re out. A tie goes to the better seed. The losers of the semi-finals play for third place.
duels-about_league = Everyone plays everyone, one opponent a week. A win is 1 point, a tie ½ point.
duels-about_league_twice = Everyone plays everyone twice, one opponent a week. A win is 1 point, a tie ½ point.
duels-about_pairs = You play in pairs. Partners are drawn at the start.
duels-rematches = With { $n } opponents signed up, some may meet again from round { $round } on.
duels-again = -# Some opponents meet again: no other pairing is left.
duels-rules = House rules: { $rules }.
duels-about_length = A match takes about { $moves } moves each, { $a_day } a day.
duels-about_time = A round takes at most { $time }. A match still in play then counts as of its last finished deal. If that’s a tie, the player to move loses. Leaving your seat to a robot forfeits.
duels-how = Press **I’m in** to sign up. { $host } begins under **Host…**: the pairings are drawn then, and sign-up ends.
# Title of a league's round: each lasts a week or some days.
duels-title_week = ## { $title } · week { $round } of { $rounds }
# Title of a round of a knockout. $name: duels-round_0 and others.
duels-title_stage = ## { $title } · { $name }
duels-plays = { $game }, two at each table.
duels-ends = The round ends <t:{ $at }:R> at the latest, or with the last table.
duels-ends_week = The next week begins <t:{ $at }:R>.
duels-pair = { $one } – { $other }
duels-rests = -# No opponent this week: { $names }
duels-beat = **{ $winner }** beat { $loser }
duels-forfeited = **{ $winner }** won: { $loser } forfeited
duels-tied = { $one } and { $other } tied
duels-nobody_won = { $one } – { $other }: both forfeited
# A player without an opponent in this round, who gets the point.
duels-bye = **{ $name }** has a bye
duels-standings = Standings
duels-withdraw = Withdraw
duels-withdraw_yes = Withdraw for good
duels-withdraw_sure = You can’t come back after you withdraw. Your table of this round goes on. Your later opponents win without playing.
# A line of the standings. $buchholz: the sum of the opponents' points.
duels-line = **{ $place }** { $name }: { $points }, Buchholz { $buchholz }
duels-line_knockout = **{ $place }** { $name }
duels-line_duels = , { $n } against those level
# Follows a name in the standings.
duels-line_gone = { " " }(withdrawn)
duels-ties = -# Equal points: players who stay come before those who withdrew. Then Buchholz decides, the sum of all opponents’ points (without an opponent: your own). Then the matches among the tied players decide, if all have met. Otherwise they share the place.
duels-ties_knockout = -# Places follow the round reached. Losers of the same round share a place.
duels-not_begun = There are no standings before the first round.
# A heading above the duels of a round. $name: duels-round_0 and others.
duels-round = **{ $name }:**
# The names of the last three rounds of a knockout.
duels-round_0 = Final
duels-round_1 = Semi-finals
duels-round_2 = Quarter-finals
duels-round_any = Round { $round }
duels-podium = { $medal } **{ $names }** with { $points }
duels-podium_knockout = { $medal } **{ $names }**
duels-thanks = -# { $kind }: { $tables }, { $rounds }.
alt-duel = { $one } against { $other }
picture-duels_week = { $game } · week { $round } of { $rounds }
picture-duels_over = { $kind } · { $rounds }
# On a picture, beside a player's points. Very short.
picture-duels_buchholz = Buchholz { $n }
# On the picture of a bracket, in place of an opponent. Very short.
picture-duels_bye = bye
# On a picture, beside a player's points. Very short.
picture-duels_withdrawn = withdrawn
