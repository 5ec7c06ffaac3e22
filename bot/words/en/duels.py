"""Tournaments and leagues: signing up, their board, the end, and the commands for them."""

from __future__ import annotations

DUELS: dict[str, str] = {
    "cmd.tournament": "Plan a tournament over days: people sign up, and two play against each other at each table",
    "cmd.tournament.format": "Swiss: everybody plays all rounds; knock-out: whoever loses is out",
    "cmd.tournament.rounds": "How many rounds of a Swiss tournament (as many as tell one winner)",
    "cmd.tournament.days": "How many days a round may take (7)",
    "cmd.league": "Plan a league: everybody plays everybody, one opponent a week",
    "cmd.league.double": "Everybody plays everybody twice",
    "cmd.league.days": "How many days a week has (7)",
    "cmd.duels.title": "What it is called",
    "cmd.duels.game": "Which game (without one: Draw)",
    "cmd.duels.time": "How long a turn may take before a robot plays it (a day)",
    "cmd.duels.pairs": "People play in pairs; partners are drawn by lot, evenly strong, and stay together",
    "cmd.duels.options": "Rules of the game, for example: target=50",
    "cmd.duels.seeded": "Whether ratings decide who is seeded first (yes), or lots",
    "choice.format_swiss": "Swiss: everybody plays all rounds",
    "choice.format_knockout": "Knock-out: whoever loses is out",
    "event.swiss": "Swiss tournament",
    "event.knockout": "Knock-out tournament",
    "event.league": "League",
    "duels.facts": "**{kind}** · {game} · {rounds} · {clock}",
    "duels.rounds_by_people": "as many rounds as there need to be",
    "duels.about_swiss": "Everybody plays every round, against somebody with about as many points and nobody twice. "
    "A win is 1 point, a tie half of one; a bye counts as a win.",
    "duels.about_knockout": "Whoever loses is out; a tie goes to the better seed. The two who lose a semi-final play "
    "for the third place.",
    "duels.about_league": "Everybody plays everybody, one opponent a week. A win is 1 point, a tie half of one.",
    "duels.about_league_twice": "Everybody plays everybody twice, one opponent a week. A win is 1 point, a tie half of "
    "one.",
    "duels.about_pairs": "It is played in pairs: partners are drawn when it begins.",
    "duels.about_time": "A round takes {time} at most. A match in play then counts as it stands after its last whole "
    "deal; if that is level, whoever it waits for has lost. Whoever has left their seat to a robot has forfeited.",
    "duels.how": "-# Press **I’m in**. When {host} presses **Begin**, it is drawn who plays whom; then nobody else can "
    "come in.",
    "duels.title_week": "## {title} · week {round} of {rounds}",
    "duels.plays": "{game}, two against each other at each table.",
    "duels.ends": "The round ends <t:{at}:R> at the latest, or when the last table is done.",
    "duels.ends_week": "The next week begins <t:{at}:R>.",
    "duels.pair": "{one} – {other}",
    "duels.rests": "-# Nobody to play against this week: {names}",
    "duels.beat": "**{winner}** beat {loser}",
    "duels.forfeited": "**{winner}** won: {loser} forfeited",
    "duels.tied": "{one} and {other} tied",
    "duels.nobody_won": "{one} – {other}: both forfeited",
    "duels.bye": "**{name}** has a bye",
    "duels.standings": "Standings",
    "duels.withdraw": "Withdraw",
    "duels.withdraw_yes": "Withdraw for good",
    "duels.withdraw_sure": "Whoever has withdrawn cannot come back. Your table of this round goes on; in later rounds "
    "you do not play, and whoever should have met you wins.",
    "duels.line": "**{place}** {name}: {points}, Buchholz {buchholz}",
    "duels.line_knockout": "**{place}** {name}",
    "duels.line_duels": ", {n} against those level",
    "duels.line_gone": " (withdrawn)",
    "duels.ties": "-# Equal points: first Buchholz decides (the points of all opponents added up; where there was "
    "none, one’s own), then what those who are level have won against each other, if all of them have met. Who is "
    "level even then shares the place.",
    "duels.ties_knockout": "-# Places go by the round that was reached; who went out in the same round shares the "
    "place.",
    "duels.not_begun": "It has not begun yet, so there are no standings.",
    "duels.round": "**{name}:**",
    "duels.round_0": "Final",
    "duels.round_1": "Semi-finals",
    "duels.round_2": "Quarter-finals",
    "duels.round_any": "Round {round}",
    "duels.podium": "{medal} **{names}** with {points}",
    "duels.podium_knockout": "{medal} **{names}**",
    "duels.thanks": "-# {kind}: {tables}, {rounds}.",
    "alt.duel": "{one} against {other}",
    "picture.duels_week": "{game} · week {round} of {rounds}",
    "picture.duels_over": "{kind} · {rounds}",
    "picture.duels_buchholz": "Buchholz {n}",
    "picture.duels_bye": "bye",
    "picture.duels_withdrawn": "withdrawn",
}
