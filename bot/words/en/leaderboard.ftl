### The leaderboard, seasons, and the weekly post.

cmd-leaderboard = Rank this server’s players
cmd-leaderboard-by = Ranking (default: wins)
cmd-leaderboard-period = Period (default: all time)

## Ratings
casual-line = Does the match count for ratings?
casual-off = yes, between people
# Whether matches count for the ratings: no, they are casual.
casual-on = no, casual
lobby-casual = Casual: ratings don’t change.
lobby-rated = Rated: the match moves ratings.

## The leaderboard
# $measure: leaders-by_wins and others; $period: leaders-in_all and others.
leaders-title =
    ### Leaderboard: { $game }
    { $measure }, { $period }
leaders-status = { $measure } · { $period }
leaders-none = No rankings yet.
# A line of the leaderboard. $value: leaders-value_…; $moved: leaders-up and others, or nothing.
leaders-line = **{ $place }** { $name }: { $value }, { $matches }{ $moved }
leaders-line_own = **{ $place }** **{ $name }** (you): { $value }, { $matches }{ $moved }
# After a rating: how many matches, and how many different opponents.
leaders-met = { $matches }, { $opponents }
opponent = { $n ->
    [one] { $n } opponent
   *[other] { $n } opponents
}
# Follows a line: places gained since the week before.
leaders-up = { " " }▲ { $n }
leaders-down = { " " }▼ { $n }
# Follows a line: not on the leaderboard before this week.
leaders-new = , new
# Between the first lines and the reader's own.
leaders-gap = · · ·
leaders-you_none = You aren’t ranked here: you haven’t finished such a match.
leaders-you_few = You’re ranked after { $needed }. So far: { $matches }, { $value }.
leaders-robots = -# All robots together: { $wins }, { $matches }.
leaders-moved = -# ▲ ▼: places since the week before. Matches against only robots don’t count here.
leaders-moved_robots = -# ▲ ▼: places since the week before. Only matches against robots count here.
leaders-counted = -# Matches against only robots don’t count here.
leaders-counted_robots = -# Only matches against robots count here.
leaders-pick_game = Game
# Label of a menu: what the leaderboard is ordered by.
leaders-pick_by = Ranking
leaders-pick_period = Period
# Button: the page with better places.
leaders-better = ← Better
leaders-next = Next →
# What the leaderboard is ordered by, in its title and a menu, as are all leaders-by_….
leaders-by_wins = wins
leaders-by_rating = rating
leaders-by_rating_about = One game, from { $matches } on
leaders-value_rating = { $n }
leaders-you_provisional = Your rating: provisional, { $have } of { $fewest }.
leaders-by_place = average place
leaders-by_points = points a round
leaders-by_robots = wins against robots
leaders-by_wins_about = Matches between people
leaders-by_place_about = From { $matches } on
leaders-by_points_about = One game, from { $matches } on
leaders-by_robots_about = Matches where all opponents were robots
# The time that a leaderboard covers, as are all leaders-in_….
leaders-in_all = all time
leaders-in_month = this month
leaders-in_week = this week
leaders-in_last_week = last week
leaders-in_season = this season
leaders-in_season_number = season { $n }
leaders-value_wins = { $wins }
leaders-value_place = average place { $n }
leaders-value_points = { $n } points a round
leaders-value_robots = { $wins }

## Seasons
season-title = ### Season { $n }
season-title_none = ### Seasons
# Below the title. $since: a date.
season-running = Since { $since }.
season-over = { $since } to { $until }.
season-never = This server has had no season yet. A manager starts one with `/results seasons`.
season-nobody = No wins in this season.
season-rating = -# { $game }, by rating: { $lines }
# Button that asks first.
season-start = Start season…
season-end = End season…
season-start_sure = A season counts matches from now until you end it. At its start every rating moves halfway back to 1500, once. Other leaderboards keep all matches.
# Button below the question.
season-start_yes = Start it
season-end_sure = The season ends now, and its podium is posted in this channel. Ratings stay until the next season.
season-end_yes = End season and post podium
season-not_manager = You need **Manage Server** to start and end seasons.

## The weekly post
cmd-server-zone = Time zone of this server’s posts
weekly-off = **Weekly leaderboard**: off. It shows each Monday who won most in the week before.
weekly-on = **Weekly leaderboard**: in { $channel }, Mondays at **{ $hour }:00** ({ $zone }), after a week with matches.
weekly-here = Post in this channel
weekly-there = Post in a channel…
# Button: no more weekly posts.
weekly-turn_off = Turn off
# Label of a menu of hours.
weekly-pick = Hour
weekly-hour = { $hour }:00
weekly-closed = I can’t write in that channel. Give me the permission, or choose another.
alt-leaders = Leaderboard, { $title }, { $status }: { $lines }.
alt-leader = { $place } { $name } { $value }
