### Words in pictures, and the pictures’ descriptions.

## The title line
picture-title = { $game } · Runde { $number }
picture-title_of = { $game } · Runde { $number } von { $rounds }
picture-boneyard = Vorrat { $count }
picture-asleep = { $count } nicht im Spiel
picture-turn = { $name } am Zug
picture-dealing = gibt
picture-closing = letzte Ansagen
picture-round_over = Runde vorbei
picture-match_over = Partie vorbei
picture-nameless = Spieler { $number }

## On the boards
picture-seat_free = frei
picture-signed_up = { $n } angemeldet
picture-tables_later = Tische erst zu Beginn
picture-captured = { $n } geschlagen
picture-mexican = Mexican Train
picture-open_to_all = offen für alle
picture-cover = zudecken
picture-tops = { $points } oben
picture-height = ×{ $n }
picture-triple = { $suit } ×3
picture-hidden = … { $count }
picture-count = Enden { $n }
picture-no_tiles = Noch keine Steine auf dem Tisch
picture-no_stacks = Noch keine Stapel auf dem Tisch

## Hands and tallies
picture-hand = Deine Steine · { $count }
picture-train = Bahn: { $count } · { $pips }
# The title of the scoreboard below the board of a round that is over
picture-scores = Punkte
picture-tally_to = bis { $target }
picture-tally_exactly = Genau { $target } gewinnt
picture-tally_round = nach Runde { $number }
picture-tally_round_of = nach Runde { $number } von { $rounds }
picture-tally_now = Runde { $number }
picture-tally_now_of = Runde { $number } von { $rounds }
picture-total = Summe
picture-pair = { $first } & { $second }

## Descriptions
alt-board = { $title }, { $turn }.
alt-list = { $label }: { $items }.
alt-last = { $name } hat zuletzt { $tile } gespielt.
alt-train = Bahn endet mit { $end }
alt-mexican = Der Mexican Train endet mit { $end }.
alt-seat = { $name }: { $facts }.
alt-total = Summe { $total }
alt-boneyard = Vorrat { $count }.
alt-asleep = Nicht im Spiel: { $count }.
alt-hand = Deine Steine, { $count }, { $pips }: { $tiles }.
alt-own_train = Längste Bahn ({ $count }): { $tiles }.
alt-playable = Spielbar: { $tiles }.
alt-hands = Übrige Steine: { $hands }.
alt-lobby = { $title }: { $seats }.
alt-sample = Ein Brett von { $game }.
alt-scoring = So zählt man Punkte bei { $game }.
alt-all_games = Ein Brett von jedem Spiel: { $games }.
alt-tally = { $title }. { $scores }.
alt-tally_side = { $name } { $total } ({ $change })
alt-tally_winner = Sieg für { $names }.
alt-replay = Wiedergabe von { $game }: { $count }.
alt-replay_round = Wiedergabe von { $game }, Runde { $number }.

## Replays
replay-step = { $number } / { $moves }
replay-line = { $number }. { $line }
