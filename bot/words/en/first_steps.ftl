### First steps: buttons for newcomers, and the choice of games.

first-play = Play a robot now
# Button.
first-learn = Learn a game
# Button.
first-games = All games
# Button.
first-settings = Settings
first-welcome =
    ## Dominoes are on the table
    I deal, keep score and lend you robots. There are { $n } games, live on a game night or one move a day for weeks. Try a round now, visible to you alone. Or open a table for everyone with `/domino play`.
first-games_title = ### All games
first-learn_title =
    ### Learn a game
    Play a round with a robot, visible to you alone. I explain as you go.
first-pick = Choose a game
first-game = **{ $game }** · { $players }
    { $about }
first-players = { $seats ->
    [one] { $players } player
   *[other] { $players } players
}
# Button below the description of a game.
first-learn_this = Learn it
# Button below the description of a game: open a table.
first-open = Open a table
outside-text = I’m not a member here, so nobody else could see a table. Ask a manager to add me to the server. For you alone, these work: `/domino learn`, `/domino solitaire`, `/domino rules` and `/results stats`.
outside-others = I’m not a member here, so I can only show your own results.
