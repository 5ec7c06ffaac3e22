"""What can be achieved in a round."""

from __future__ import annotations

ACHIEVEMENTS: dict[str, str] = {
    "end.achieved": "-# **{name}** has earned *{title}*: {about}.",
    "stats.achieved": "Achievements: {titles}.",
    "card.achieved": "Achievements",
    "achievement.devils_own": "Devil’s own",
    "achievement.devils_own_about": "took the last tile and left the devil an empty row",
    "achievement.landslide": "Landslide",
    "achievement.landslide_about": "five captures in one turn",
    "achievement.both_ends": "Both ends",
    "achievement.both_ends_about": "went out with a tile that was both ends of the line at once",
    "achievement.monologue": "Monologue",
    "achievement.monologue_about": "went out before anybody else could lay a tile",
    "achievement.blank_cheque": "Blank cheque",
    "achievement.blank_cheque_about": "was left holding the double blank and nothing else",
    "achievement.thirteen_doubles": "Thirteen doubles",
    "achievement.thirteen_doubles_about": "laid the last of all thirteen doubles",
    "achievement.express": "Express",
    "achievement.express_about": "fifteen tiles on the own train in one round",
    "achievement.grand_tour": "Grand tour",
    "achievement.grand_tour_about": "a tile on every train of a long round trip",
    "achievement.egg": "Laid an egg",
    "achievement.egg_about": "went out with a double",
    "achievement.high_five": "High five",
    "achievement.high_five_about": "points with five plays running",
    "achievement.twenty": "A score at a sitting",
    "achievement.twenty_about": "twenty points with one tile",
    "achievement.double_glazing": "Double glazing",
    "achievement.double_glazing_about": "five doubles on the stacks in one round",
}
