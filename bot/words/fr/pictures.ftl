### Words in pictures, and the pictures’ descriptions.

## The title line
picture-title = { $game } · manche { $number }
picture-title_of = { $game } · manche { $number } sur { $rounds }
picture-boneyard = pioche { $count }
picture-asleep = { $count } hors jeu
picture-turn = à { $name } de jouer
picture-dealing = distribution
picture-closing = dernières annonces
picture-round_over = manche finie
picture-match_over = partie finie
picture-nameless = Joueur { $number }

## On the boards
picture-seat_free = libre
picture-signed_up = { $n ->
    [one] { $n } personne
   *[other] { $n } personnes
}
picture-tables_later = tables au début
picture-captured = { $n ->
    [one] { $n } capturé
   *[other] { $n } capturés
}
picture-mexican = Train mexicain
picture-open_to_all = ouvert à tous
picture-cover = à couvrir
picture-tops = { $points } en haut
picture-height = ×{ $n }
picture-triple = { $suit } ×3
picture-hidden = … { $count }
picture-count = bouts { $n }
picture-no_tiles = Pas encore de domino sur la table
picture-no_stacks = Pas encore de pile sur la table

## Hands and tallies
picture-hand = Ta main · { $count }
picture-train = train : { $count } · { $pips }
# The title of the scoreboard below the board of a round that is over
picture-scores = Points
picture-tally_to = à { $target }
picture-tally_exactly = Le premier à exactement { $target }
picture-tally_round = après la manche { $number }
picture-tally_round_of = après la manche { $number } sur { $rounds }
picture-tally_now = manche { $number }
picture-tally_now_of = manche { $number } sur { $rounds }
picture-total = total
picture-pair = { $first } et { $second }

## Descriptions
alt-board = { $title }, { $turn }.
alt-list = { $label } : { $items }.
alt-last = { $name } a joué { $tile } en dernier.
alt-train = le train finit à { $end }
alt-mexican = Le train mexicain finit à { $end }.
alt-seat = { $name } : { $facts }.
alt-total = total de { $total }
alt-boneyard = Pioche { $count }.
alt-asleep = Hors jeu : { $count }.
alt-hand = Ta main, { $count }, { $pips } : { $tiles }.
alt-own_train = Train le plus long ({ $count }) : { $tiles }.
alt-playable = Jouables : { $tiles }.
alt-hands = Dominos restants : { $hands }.
alt-lobby = { $title } : { $seats }.
alt-sample = Un plateau de { $game }.
alt-scoring = Comment se comptent les points à { $game }.
alt-all_games = Un plateau de chaque jeu : { $games }.
alt-tally = { $title }. { $scores }.
alt-tally_side = { $name } { $total } ({ $change })
alt-tally_winner = Victoire : { $names }.
alt-replay = Reprise de { $game } : { $count }.
alt-replay_round = Reprise de { $game }, manche { $number }.

## Replays
replay-step = { $number } / { $moves }
replay-line = { $number }. { $line }
