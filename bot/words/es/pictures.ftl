### Words in pictures, and the pictures’ descriptions.

## The title line
picture-title = { $game } · ronda { $number }
picture-title_of = { $game } · ronda { $number } de { $rounds }
picture-boneyard = pozo { $count }
picture-asleep = { $count } fuera de juego
picture-turn = turno de { $name }
picture-dealing = repartiendo
picture-closing = últimos reclamos
picture-round_over = fin de la ronda
picture-match_over = fin de la partida
picture-nameless = Jugador { $number }

## On the boards
picture-seat_free = libre
picture-signed_up = { $n ->
    [one] { $n } persona
   *[other] { $n } personas
}
picture-tables_later = mesas al empezar
picture-captured = { $n ->
    [one] { $n } capturada
   *[other] { $n } capturadas
}
picture-mexican = Tren mexicano
picture-open_to_all = abierto a todos
picture-cover = hay que cubrirlo
picture-tops = { $points } arriba
picture-height = ×{ $n }
picture-triple = { $suit } ×3
picture-hidden = … { $count }
picture-count = puntas { $n }
picture-no_tiles = Todavía no hay fichas en la mesa
picture-no_stacks = Todavía no hay pilas en la mesa

## Hands and tallies
picture-hand = Tus fichas · { $count }
picture-train = tren: { $count } · { $pips }
# The title of the scoreboard below the board of a round that is over
picture-scores = Puntos
picture-tally_to = a { $target }
picture-tally_exactly = Gana quien llegue justo a { $target }
picture-tally_round = tras la ronda { $number }
picture-tally_round_of = tras la ronda { $number } de { $rounds }
picture-tally_now = ronda { $number }
picture-tally_now_of = ronda { $number } de { $rounds }
picture-total = total
picture-pair = { $first } y { $second }

## Descriptions
alt-board = { $title }, { $turn }.
alt-list = { $label }: { $items }.
alt-last = { $name } jugó { $tile } al final.
alt-train = el tren termina en { $end }
alt-mexican = El tren mexicano termina en { $end }.
alt-seat = { $name }: { $facts }.
alt-total = total { $total }
alt-boneyard = Pozo { $count }.
alt-asleep = Fuera de juego: { $count }.
alt-hand = Tus fichas, { $count }, { $pips }: { $tiles }.
alt-own_train = Tren más largo ({ $count }): { $tiles }.
alt-playable = Se pueden jugar: { $tiles }.
alt-hands = Fichas sobrantes: { $hands }.
alt-lobby = { $title }: { $seats }.
alt-sample = Un tablero de { $game }.
alt-scoring = Cómo se cuentan los puntos en { $game }.
alt-all_games = Un tablero de cada juego: { $games }.
alt-tally = { $title }. { $scores }.
alt-tally_side = { $name } { $total } ({ $change })
alt-tally_winner = Victoria de { $names }.
alt-replay = Repetición de { $game }: { $count }.
alt-replay_round = Repetición de { $game }, ronda { $number }.

## Replays
replay-step = { $number } / { $moves }
replay-line = { $number }. { $line }
