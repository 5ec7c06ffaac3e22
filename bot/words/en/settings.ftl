### How people and servers see the game, settings of a table, and replays.

cmd-settings = Set how Boneyard looks, pings and what it stores
cmd-server = Manage tables and posts on this server
cmd-replay = Watch a match again, move by move
cmd-replay-match = Which match (default: the latest in this channel)
cmd-replay-number = One round only
cmd-board-show = Who can see it (for you alone, in your display)
settings-title =
    ### Your display
    For your hand and everything shown to you alone, on every server. Boards in channels follow the server’s settings.
settings-title_server = Anyone can also see a board in words: **More**, then **In words**.
settings-show = Now: **{ $show }**
settings-pick = Pictures or words
settings-both = Pictures and words
settings-both_about = Pictures, with the same in words
# A choice: how boards are shown.
settings-pictures = Pictures
settings-pictures_about = Words only without a picture. Pictures have descriptions.
settings-text = Words only
settings-text_about = For slow connections and screen readers
settings-server_pictures_about = Small boards for a phone. Pictures have descriptions.
settings-server_both_about = The board in words below its picture
settings-server_text_about = No pictures in this server’s channels
settings-pings = I ping you **on your turn**: **{ $when }**
settings-pings_pick = When to ping you
# When the bot pings on the player's turn.
settings-pings_always = always
settings-pings_always_about = At every table with other people
settings-pings_slow = only at slow tables
settings-pings_slow_about = With a turn timer of an hour or more, or none
settings-pings_digest = once a day
settings-pings_digest_about = One summary each morning for slow tables
settings-pings_never = never
settings-pings_never_about = Find your tiles with /domino turns
settings-numerals = Numbers on tiles: { $now }
settings-with_board = Board with my hand: { $now }
# Button with its state. $now: on or off.
settings-high_contrast = High contrast: { $now }
settings-bottom = Old boards at the bottom: { $now }
settings-bottom_about = -# **Old boards at the bottom**: a board older than an hour moves down when a turn begins.
# On the menu of languages; in this language.
language-name = English
settings-language = **Language** of boards, pings and events in this server’s channels. `/settings mine` has yours.
settings-language_discord = As on Discord
settings-language_own_discord = Language: as on Discord
# The state of a button.
settings-on = on
settings-off = off
settings-not_manager = You need **Manage Server** to change the board display. `/settings mine` is for you alone.
settings-privacy = Privacy

## Privacy
privacy-title =
    ### Your data
    This bot stores about you:
privacy-name = - Your Discord id and the name **{ $name }**
privacy-settings = - Your settings
privacy-seats = - Seats at tables: **{ $count }**
privacy-steps = - Moves: **{ $count }**
privacy-match_seats = - Results of matches: **{ $count }**
privacy-ratings = - Ratings after matches: **{ $count }**
privacy-achievements = - Achievements: **{ $count }**
privacy-event_players = - Sign-ups for events: **{ $count }**
privacy-premoves = - Tables with your premoves: **{ $count }**
privacy-hands = - Tables with a hand that you arranged: **{ $count }**
privacy-dailies = - Daily rows played: **{ $count }**
privacy-who = -# The host of this bot keeps the database. Your messages are never read.
privacy-nothing = Nothing is stored about you.
# Button.
privacy-export = Export
# Button that asks first.
privacy-delete = Delete…
privacy-sure = **Delete your data on all servers?**
    - You leave lobbies and events. Robots play on for you.
    - Your settings, premoves and name are deleted.
    - Your moves and results stay without your name.
    - Messages already on Discord stay.
    - This can’t be undone.
privacy-yes = Delete my data
# Button: nothing is deleted or changed.
privacy-no = Keep
privacy-exported = Here is everything stored about you.
privacy-deleted = Your data is deleted.

## Passes by number
passes-on = On: passed on 3 and 5
passes-off = Off: remember it yourself
passes-line = Show the numbers of a pass?
lobby-no_passes = Passes don’t show numbers.

## Hints
advice-line = Hints against robots?
advice-on = On: a best move with its reason
advice-off = Off: think for yourself
hints-on = On: playable tiles and captures are marked
hints-off = Off: find them yourself
hints-line = Show playable tiles and captures?
lobby-no_hints = No hints: find your moves yourself.
lobby-solo = If no one else joins: { $rules }.

## Taking over
take_over-line = Who may take over a robot’s seat during the match?
# Who may take over the seat of a player who left.
take_over-anyone = anyone
take_over-consent = anyone the players agree to
take_over-no = nobody

## Replays
replay-title = ## { $game }: replay of the match
replay-title_round = ## { $game }: replay of round { $number }
replay-title_rounds = ## { $game }: replay so far
replay-choice = { $when } · { $game }: { $names }
replay-choice_open = now · { $game }: { $names }, finished rounds
replay-none = No match has finished in this channel yet. Choose one of yours in the field **match**.
replay-unknown = I don’t know that match. Choose one from the list of the field **match**: this channel’s, and yours.
replay-no_round = You can watch only finished rounds. This match has { $rounds }.
replay-none_over = No round of this match is over yet.
replay-not_possible = I no longer know the rules of this match, so I can’t replay it.

## Ignoring a player
ignore-nobody = **Ignored players**: no one. You get no invitations to tables where they sit. They don’t notice.
ignore-now = **Ignored players**: { $names }. You get no invitations to tables where they sit. They don’t notice.
ignore-pick = Ignore a player
ignore-stop = Stop ignoring a player
ignore-not_yourself = You can’t ignore yourself.

## The host's links in the help
link-privacy = Privacy policy
link-terms = Terms
link-support = Support
