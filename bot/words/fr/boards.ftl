### Boards as text, names of open ends, and the last moves in brief.

## Ends
end-on = { $at } : { $tile }
end-toe = doigt sur { $tile }
end-train = { $at } : train ({ $name }), { $value }
end-mexican = { $at } : train mexicain, { $value }
end-open_double = { $at } (double ouvert)
end-leaves = { $at }, laisse { $value }

## The same in a sentence: Ana played 6|4 on …
at-train = le train ({ $name })
at-mexican = le train mexicain
at-tile = le { $tile }
at-value = un bout à { $value }

## Boards
board-empty = Il n’y a pas encore de domino sur la table.
board-list = **{ $label } :** { $items }
board-last = **{ $tile }**
board-line = Ligne, de A à B
board-ends = Bouts ouverts (le nombre d’abord)
board-no_ends = Aucun bout n’est ouvert.
board-count = Les bouts font { $n }.
board-spinner = Le pivot est { $tile }.
board-spinner_arm = Du pivot à { $at }
board-centre = Le centre est { $tile }.
board-toe_arm = { $at }, à partir de { $tile }
toe = { $n ->
    [one] { $n } doigt de plus
   *[other] { $n } doigts de plus
}
board-hub = La gare est { $tile }.
board-train = { $at } : train ({ $name }){ $marks }
board-mexican = { $at } : train mexicain{ $marks }
board-not_started = pas commencé
board-train_end = → { $value }
board-marker = { " " }avec un marqueur
board-open_double = { " " }(double ouvert)
board-row = Rangée depuis le bout fermé
board-row_empty = La rangée est vide.
board-row_tile = { $position } : { $tile }
board-captures = Encadrés
board-capture_middle = { $tile } en { $position } (entre deux { $suit })
board-capture_triple = { $tile } en { $position } (trois { $suit })
board-removed = Capturés jusqu’ici : { $count }.
board-stack_row = Devant { $name }
board-stack = { $stack } : { $tile } de { $owner }
board-stack_high = { $stack } : { $tile } de { $owner }, hauteur { $height }
board-boneyard = Pioche : { $count }.
board-asleep = Hors jeu : { $count }.

## What the board asks of the player to move
demand-drawn = Si le domino pioché va, il doit être joué.
demand-extra = Le double demande encore un domino.
demand-toes = { $tile } a besoin de { $count } : seul { $value } peut être joué.
demand-double = { $doubles } est ouvert : seul { $value } peut être joué.
demand-doubles = { $doubles } sont ouverts : seul { $value } peut être joué.
demand-row = Ajoute un domino au bout ouvert de la rangée.
demand-capture = Capture, puis appuie sur Terminé.
demand-a = un { $value }

## The last moves in short
brief-turn = { $name } { $did }
brief-earlier = …
brief-leads = commence
brief-played = { $tile } sur { $at }
brief-played_end = { $tile } sur un { $at } ouvert
brief-played_train = { $tile } sur un train ({ $owner })
brief-played_own = { $tile } sur son train
brief-played_mexican = { $tile } sur le train mexicain
brief-captured = a pris { $tiles }
brief-took_back = a rendu une capture
brief-drew = a pioché { $count }
brief-passed = a boudé
brief-passed_on = n’a pas de { $values }
brief-scored = +{ $points }
brief-marker_placed = a reçu un marqueur
brief-marker_removed = a perdu son marqueur
brief-announced = « Un domino ! »
brief-skipped = a perdu un tour

## What happened to you
you-clock = Temps écoulé : un robot a joué { $tile } pour toi.
you-clock_at = Temps écoulé : un robot a joué { $tile } sur { $at } pour toi.
you-clock_took = Temps écoulé : un robot a pris { $tiles } pour toi.
you-took = Tu as pris { $tiles }.
you-took_back = Tu as rendu une capture ({ $tiles }).
you-drew = Tu as pioché { $tiles }.
you-passed = Tu ne pouvais pas jouer et tu as boudé.
you-marker = Ton train a un marqueur : tout le monde peut y jouer.
you-skipped = Tu as perdu un tour.
you-scored = Tu as marqué { $points } : { $receipt }.
you-claim_failed = Tu as annoncé { $points }, mais ce n’était pas le compte.
you-muggins = { $name } a crié Muggins ! contre toi et a pris { $points }.
you-muggins_nothing = { $name } a crié Muggins ! contre toi, mais il n’y avait rien à prendre.
