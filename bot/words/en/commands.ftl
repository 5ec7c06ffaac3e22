### Slash commands: their descriptions, and their answers.

cmd-domino = Play dominoes and find your tables
cmd-privacy = See, export or delete your data
cmd-mine = Set your display, pings and time zone
cmd-seasons = Browse this server’s seasons and podiums
cmd-learn = Learn a game in a first round with hints
cmd-results = See results, rankings and finished matches
cmd-events = Plan game nights and tournaments
cmd-play = Open a table for you, friends and robots
cmd-game = Which game
cmd-show = Who can see it
cmd-play-options = House rules, such as target=50 (or Options in the lobby)
cmd-play-seats = Number of seats
cmd-play-robots = Number of robots
cmd-play-friend = Invite someone
cmd-play-time = Turn timer
cmd-play-where = Where the table goes
cmd-solitaire = Play a solitaire, for you alone
# Description of an option: the rules of which leaflet.
cmd-solitaire-rules = Whose rules
cmd-solitaire-tiles = Number of tiles
cmd-board = Show a board again, or move yours here
cmd-tables = Find open tables on this server
cmd-rules = Read the rules of a game
cmd-help = Get help: first steps and common questions
# A choice of /domino solitaire tiles: the number of tiles.
choice-d6 = 28 (double-6)
choice-d9 = 55 (double-9)
choice-d12 = 91 (double-12)
# A choice of the option “show”.
choice-private = only me
choice-public = everyone in the channel
# A choice of the option “game”, and the title of statistics of all games.
choice-all_games = all games
# A choice of the option “where”: in this channel.
choice-here = here
choice-thread = in its own thread
help-title = ## How to play
help-text =
    `/domino play` opens a table. Others press **Join**, and the host presses **Start**.
    Press **My hand** on the board to see your tiles, then press a tile to play it.
    Over days or weeks: `/domino play`, a slow `time` such as a day a turn, and a friend in `with`. `/domino turns` shows what waits for you.
    Everything else is behind **More**, or listed when you type `/`.
# Below help-text: more to do.
help-more = **More to play:** `/domino daily` has the same row for everyone each day, `/domino puzzle` a puzzle each week. `/events` runs game nights, tournaments and leagues.
# Behind help-questions: five common questions with their answers. The bold words in the answers are the labels of buttons.
help-answers =
    { "" }**Nobody here to play?** Press **Play a robot now**, or add `robots` to `/domino play`. A person who joins takes a robot’s seat.
    { "" }**Wrong tile?** **Undo** on your hand asks the other players, until the next move.
    { "" }**Someone is gone?** With a turn timer a robot plays when time runs out. `/settings away` stops your slow tables for some days.
    { "" }**Too many pings?** `/settings mine` chooses when I ping and remind you.
    { "" }**Are the deals fair?** Each table fixes its deals before anyone sees a tile. `/results verify` proves it afterwards.
help-questions = Questions
help-about = -# Boneyard { $version } reads no messages. It stores who played which moves: see `/settings privacy`. Free software under the MIT licence.
tables-title = ### Open tables on this server
tables-none = There’s no open table on this server. `/domino play` opens one.
tables-line_lobby = **{ $game }** in <#{ $channel }>: waiting for players ({ $names }){ $link }
# $turn: whose turn it is; $link: tables-link or nothing.
tables-line_playing = **{ $game }** in <#{ $channel }>: { $names } · { $turn }{ $link }
tables-choice = { $game }: { $names }
table = { $n ->
    [one] { $n } table
   *[other] { $n } tables
}
# Follows a line about a table, hence the space.
tables-link = { " " }· [open]({ $link })
tables-more = -# … and { $count } more.
tables-none_here = There’s no open table in this channel. Open one with `/domino play`, or find others with `/domino tables`.
move-which = There’s no open table in this channel. Move one here?
# Title of a menu of tables.
tables-which = Which table?
# Label of that menu.
tables-which_pick = Choose a table
win = { $n ->
    [one] { $n } win
   *[other] { $n } wins
}
match = { $n ->
    [one] { $n } match
   *[other] { $n } matches
}
rules-options = **House rules here:** { $options }.
# A row of a table as a line of a list: a name and what is said of it.
rules-row = { $name }: { $rest }
# Button: one page back.
rules-previous = ← Back
# Button: one page on.
rules-next = Next →
# A button, and a heading in every games/*.md of this language
rules-tactics = Tactics
rules-page = Page { $page } of { $pages }

## In Discord's menus on a member and on a message, at most 32 characters
menu-stats = Domino stats
menu-invite = Invite to a table
menu-hand = My hand
menu-no_lobby = You have no open lobby here. Open a table with `/domino play` first.
menu-cannot_play = { $name } can’t be invited here.
menu-no_board = That message is no board of an open table.
