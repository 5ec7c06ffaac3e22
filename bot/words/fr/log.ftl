### The log: a plain line for each event, receipts with the reasons for points, and penalties.

list-more = et { $n } de plus
tile = { $n ->
    [one] { $n } domino
   *[other] { $n } dominos
}
pip = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
point = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
move = { $n ->
    [one] { $n } coup
   *[other] { $n } coups
}
log-lot = { $name } { $tile }
log-lots_lead = l’entame
log-lots_deal = la donne
log-lots_won = Tirage pour { $what } : { $lots }.
log-lots_won_deal = Tirage pour { $what } : { $lots }. { $name } donne.
log-lots_again = Tirage pour { $what } : { $lots }. Égalité : nouveau tirage.
log-round = La manche { $number } commence. { $leader } entame.
log-laid = La maison a posé { $tiles } à découvert.
log-laid_for = { $name } a posé { $tiles } à découvert.
log-laid_down = { $name } a joué { $tile }.
log-played = { $name } a joué { $tile } sur { $end }.
log-stacked = { $name } a posé { $tile } sur { $stack }, par-dessus { $covered } de { $owner }.
log-captured_middle = { $name } a capturé { $tiles } à la place { $position }.
log-captured_triple = { $name } a capturé trois dominos, { $tiles }, autour de la place { $position }.
log-took_back = { $name } a rendu une capture ({ $tiles }).
log-drew = { $name } a pioché { $count }.
log-table_resigned = { $name } a abandonné. Un robot continue.
log-table_came_back = { $name } est de retour et rejoue.
log-table_taken_over = { $name } remplace { $before }.
log-table_undone = { $name } a repris le dernier coup.
log-table_replaced = Un robot joue pour { $name }, qui n’a pas joué depuis une semaine. { $name } peut revenir à tout moment.
log-table_left_server = { $name } a quitté le serveur. Un robot joue jusqu’à son retour ({ $name }).
log-table_taken_out = Un robot joue désormais pour { $name }.
log-passed = { $name } ne pouvait pas jouer et a boudé.
log-passed_on = { $name } ne pouvait pas jouer sur { $values } et a boudé.
hand-since = Depuis ton dernier coup : { $moves }
log-title = ### { $game } : toute la manche
log-open = Toute la manche
page-earlier = ← Avant
page-later = Après →
page-previous = ← Précédent
page-next = Suivant →
log-scored = { $name } a marqué { $points } : { $receipt }.
log-overshot = { $name } dépasserait l’objectif avec { $points } : ils ne comptent pas.
log-claim_failed = { $name } a annoncé { $points }, mais ce n’était pas le compte.
log-muggins = { $name } a crié Muggins ! contre { $victim } et a pris { $points }.
log-muggins_nothing = { $name } a crié Muggins ! contre { $victim }, mais il n’y avait rien à prendre.
log-announced = { $name } : plus qu’un domino !
log-no_notice_draw = { $name } n’a pas dit « Un domino ! » à temps et pioche un domino.
log-no_notice_no_tile = { $name } n’a pas dit « Un domino ! » à temps, mais la pioche est vide.
log-no_notice_fifty = { $name } n’a pas dit « Un domino ! » à temps et prend 50 points de pénalité.
log-no_notice_skip = { $name } n’a pas dit « Un domino ! » à temps et perd son prochain tour.
log-no_notice_forgive = { $name } n’a plus qu’un domino et ne l’a pas dit. Cette table le pardonne.
log-illegal_draw_draw = { $name } a pioché sans nécessité et pioche un autre domino.
log-illegal_draw_no_tile = { $name } a pioché sans nécessité, mais la pioche est vide.
log-illegal_draw_fifty = { $name } a pioché sans nécessité et prend 50 points de pénalité.
log-illegal_draw_skip = { $name } a pioché sans nécessité et perd son prochain tour.
log-illegal_draw_keep = { $name } a pioché sans nécessité et garde le domino.
log-illegal_draw_keep_and_play = { $name } a pioché sans nécessité, garde le domino et doit jouer.
log-illegal_draw_forgive = { $name } a pioché sans nécessité : le domino repart sans être vu, et { $name } doit jouer.
log-marker_placed = { $name } a reçu un marqueur sur son train : tout le monde peut y jouer.
log-marker_removed = { $name } n’a plus de marqueur sur son train.
log-skipped = { $name } a perdu un tour.
log-gave_up = { $name } a renoncé.
log-round_domino = { $name } a fini : la manche { $number } est terminée.
log-round_blocked = Personne ne peut jouer : la manche { $number } est bloquée.
log-round_row_done = Toutes les mains sont vides : la manche { $number } est terminée.
log-round_target = Objectif atteint : la manche { $number } est terminée.
log-round_won = Partie gagnée.
log-round_lost = Plus de capture : partie perdue.
log-round_given_up = Le joueur a renoncé.
log-match = Partie terminée. Victoire : { $winners }.
log-match_lost = Partie terminée. Personne n’a gagné.

## Receipts
receipt-plain = { $terms } = { $points }
receipt-factor = ({ $terms }) × { $factor } = { $points }
receipt-rounded = { $terms } = { $sum }, arrondi à { $unit } près : { $points }
receipt-factor_rounded = ({ $terms }) × { $factor } = { $sum }, arrondi à { $unit } près : { $points }
receipt-rounded_one = { $terms }, arrondi à { $unit } près : { $points }
receipt-floored = { $terms } = { $sum }, donc 0
receipt-nothing = 0
why-losers = perdants { $n }
why-opponents = en main { $n }
why-own = à soi { $n }
why-hand = main { $n }
why-captured = captures { $n }
why-left_in_row = restés dans la rangée { $n }
why-end = bouts { $n }
why-double_blank = double-blanc { $n }
why-tops = sommets { $n }
why-penalty = pénalité { $n }
why-leftover = restants { $n }
why-fives = cinq { $n }
why-threes = trois { $n }
why-last_tile = dernier domino { $n }
why-lightest = moins de points { $n }
why-round = manche { $n }
why-capicua = capicúa { $n }
why-lead_pass = passe à l’entame { $n }
why-round_pass = tous boudent { $n }
why-first_wins = prime de début { $n }
why-love = retour à 0 { $n }
