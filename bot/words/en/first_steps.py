"""The first steps: buttons for newcomers, the games to choose from, and the sentences of lessons."""

from __future__ import annotations

FIRST_STEPS: dict[str, str] = {
    "first.play": "Play with a robot now",
    "first.learn": "Learn a game",
    "first.games": "The games",
    "first.settings": "Settings",
    "first.welcome": "## Dominoes are on the table\nI deal, keep the score and lend you robots: {n} games, live on "
    "a game night or a move a day for weeks. Try a round at once, which only you can see, or open a table for all "
    "with `/domino play`.",
    "first.games_title": "### The games",
    "first.learn_title": "### Learn a game\nA round with a robot, for your eyes alone; I say what matters when it "
    "matters.",
    "first.pick": "Choose a game",
    "first.game": "**{game}** · {players}\n{about}",
    "first.players.one": "{players} player",
    "first.players.other": "{players} players",
    "first.learn_this": "Learn it",
    "first.open": "Open a table here",
    # lessons: the first turn, the first time nothing can be played, the end of the first round
    "lesson.block.turn": "**Your first turn:** press a lit tile. It goes where one of its halves meets the same "
    "number at an end of the line.",
    "lesson.block.stuck": "**No tile of yours fits**, so you passed: in Block nobody draws. When nobody can move, "
    "the lightest hand wins.",
    "lesson.block.end": "**The round is counted:** the winner gets the pips that the others still hold. So play "
    "heavy tiles early.",
    "lesson.draw.turn": "**Your first turn:** press a lit tile. It goes where one of its halves meets the same "
    "number at an end of the line.",
    "lesson.draw.stuck": "**Nothing fitted**, so you drew until something did or only the last tiles were left. "
    "Every drawn tile counts against you.",
    "lesson.draw.end": "**The round is counted:** the winner gets the pips that the others still hold, less their "
    "own, and leads the next round.",
    "lesson.fives_and_threes.turn": "**Your first turn:** press a lit tile. If the two ends then add up to a "
    "multiple of five or three, you score.",
    "lesson.fives_and_threes.stuck": "**No tile of yours fits**, so you passed: nobody draws here.",
    "lesson.fives_and_threes.end": "**The round is over.** Points were made on the way; going out gave one more, and "
    "the target must be hit exactly.",
    "lesson.muggins.turn": "**Your first turn:** press a lit tile. If all ends then add up to a multiple of five, "
    "press that number first, and it is yours.",
    "lesson.muggins.stuck": "**Where nothing fits**, you draw until something does. And watch the others: points they "
    "do not claim are yours by Muggins!",
    "lesson.muggins.end": "**The round is over.** Whoever went out also gets what the others still hold, to the "
    "nearest five.",
    "lesson.chickenfoot.turn": "**Your first turn:** press a lit tile. First the double in the middle gets its toes, "
    "then every open end is free to all.",
    "lesson.chickenfoot.stuck": "**Nothing fitted**, so one tile was drawn for you. A new double needs three toes "
    "before anything else may be played.",
    "lesson.chickenfoot.end": "**The round is counted:** what you still hold counts against you. After all rounds "
    "the lowest total wins.",
    "lesson.mexican_train.turn": "**Your first turn:** press a lit tile. Build your own train from the hub, or add "
    "to the Mexican Train.",
    "lesson.mexican_train.stuck": "**Nothing fitted**, so a tile was drawn. If that does not fit either, your train "
    "gets a marker, and all may play on it until you do.",
    "lesson.mexican_train.end": "**The round is counted:** what you still hold counts against you. After all rounds "
    "the lowest total wins.",
    "lesson.castle_rock.turn": "**Your first turn:** press a tile to put it at the open end of the row.",
    "lesson.castle_rock.stuck": "**You have placed.** A tile between two neighbours that share a number can be "
    "captured; press Done when you have what you want.",
    "lesson.castle_rock.end": "**The hand is counted:** your captures, less what nobody took from the row.",
    "lesson.castle_rock_solitaire.turn": "**Your first move:** a tile between two neighbours that share a number can "
    "be captured. Draw for the next tile of the row.",
    "lesson.castle_rock_solitaire.stuck": "**Take your time:** a capture does not run away, and a longer row has "
    "more of them. Capture all tiles, and you win.",
    "lesson.castle_rock_solitaire.end": "**That was the game:** what is left in the row belongs to the Devil.",
    "lesson.build_up.turn": "**Your first turn:** press a lit tile, then choose a stack to cover. The tops of your "
    "colour count for you.",
    "lesson.build_up.stuck": "**No tile of yours may cover anything now**, so you passed. A double covers every "
    "ordinary tile, but itself needs more pips to be covered.",
    "lesson.build_up.end": "**The round is counted:** the pips of your tops. The stacks stay, and all draw new hands.",
}
