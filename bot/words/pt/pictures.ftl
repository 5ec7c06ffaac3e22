### Words in pictures, and the pictures’ descriptions.

## The title line
picture-title = { $game } · rodada { $number }
picture-title_of = { $game } · rodada { $number } de { $rounds }
picture-boneyard = monte { $count }
picture-asleep = { $count } fora do jogo
picture-turn = vez de { $name }
picture-dealing = dando as peças
picture-closing = últimos anúncios
picture-round_over = fim da rodada
picture-match_over = fim da partida
picture-nameless = Jogador { $number }

## On the boards
picture-seat_free = livre
picture-signed_up = { $n ->
    [one] { $n } pessoa
   *[other] { $n } pessoas
}
picture-tables_later = mesas no início
picture-captured = { $n ->
    [one] { $n } capturada
   *[other] { $n } capturadas
}
picture-mexican = Trem mexicano
picture-open_to_all = aberto a todos
picture-cover = é preciso cobrir
picture-tops = { $points } em cima
picture-height = ×{ $n }
picture-triple = { $suit } ×3
picture-hidden = … { $count }
picture-count = pontas { $n }
picture-no_tiles = Ainda não há peças na mesa
picture-no_stacks = Ainda não há pilhas na mesa

## Hands and tallies
picture-hand = Suas peças · { $count }
picture-train = trem: { $count } · { $pips }
# The title of the scoreboard below the board of a round that is over
picture-scores = Pontos
picture-tally_to = até { $target }
picture-tally_exactly = Vence quem chegar exatamente a { $target }
picture-tally_round = após a rodada { $number }
picture-tally_round_of = após a rodada { $number } de { $rounds }
picture-tally_now = rodada { $number }
picture-tally_now_of = rodada { $number } de { $rounds }
picture-total = total
picture-pair = { $first } e { $second }

## Descriptions
alt-board = { $title }, { $turn }.
alt-list = { $label }: { $items }.
alt-last = { $name } jogou { $tile } por último.
alt-train = o trem termina em { $end }
alt-mexican = O trem mexicano termina em { $end }.
alt-seat = { $name }: { $facts }.
alt-total = total { $total }
alt-boneyard = Monte { $count }.
alt-asleep = Fora do jogo: { $count }.
alt-hand = Suas peças, { $count }, { $pips }: { $tiles }.
alt-own_train = Trem mais longo ({ $count }): { $tiles }.
alt-playable = Podem ser jogadas: { $tiles }.
alt-hands = Peças que sobraram: { $hands }.
alt-lobby = { $title }: { $seats }.
alt-sample = Um tabuleiro de { $game }.
alt-scoring = Como se contam os pontos em { $game }.
alt-all_games = Um tabuleiro de cada jogo: { $games }.
alt-tally = { $title }. { $scores }.
alt-tally_side = { $name } { $total } ({ $change })
alt-tally_winner = Vitória de { $names }.
alt-replay = Replay de { $game }: { $count }.
alt-replay_round = Replay de { $game }, rodada { $number }.

## Replays
replay-step = { $number } / { $moves }
replay-line = { $number }. { $line }
