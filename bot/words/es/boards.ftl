### Boards as text, names of open ends, and the last moves in brief.

## Ends
end-on = { $at }: { $tile }
end-toe = dedo en { $tile }
end-train = { $at }: tren de { $name }, { $value }
end-mexican = { $at }: tren mexicano, { $value }
end-open_double = { $at } (doble abierto)
end-leaves = { $at }, deja { $value }

## The same in a sentence: Ana played 6|4 on …
at-train = el tren de { $name }
at-mexican = el tren mexicano
at-tile = la { $tile }
at-value = una punta de { $value }

## Boards
board-empty = Todavía no hay fichas en la mesa.
board-list = **{ $label }:** { $items }
board-last = **{ $tile }**
board-line = Línea, de A a B
board-ends = Puntas abiertas (el número primero)
board-no_ends = No hay puntas abiertas.
board-count = Las puntas suman { $n }.
board-spinner = El pivote es { $tile }.
board-spinner_arm = Del pivote a { $at }
board-centre = El centro es { $tile }.
board-toe_arm = { $at }, desde { $tile }
toe = { $n ->
    [one] { $n } dedo más
   *[other] { $n } dedos más
}
board-hub = La estación es { $tile }.
board-train = { $at }: tren de { $name }{ $marks }
board-mexican = { $at }: tren mexicano{ $marks }
board-not_started = sin empezar
board-train_end = → { $value }
board-marker = { " " }con marca
board-open_double = { " " }(doble abierto)
board-row = Fila desde el extremo cerrado
board-row_empty = La fila está vacía.
board-row_tile = { $position }: { $tile }
board-captures = Rodeadas
board-capture_middle = { $tile } en { $position } (entre dos { $suit })
board-capture_triple = { $tile } en { $position } (tres { $suit })
board-removed = Capturadas hasta ahora: { $count }.
board-stack_row = Frente a { $name }
board-stack = { $stack }: { $tile } de { $owner }
board-stack_high = { $stack }: { $tile } de { $owner }, { $height } de alto
board-boneyard = Pozo: { $count }.
board-asleep = Fuera de juego: { $count }.

## What the board asks of the player to move
demand-drawn = Si la ficha robada encaja, hay que jugarla.
demand-extra = El doble necesita otra ficha con él.
demand-toes = { $tile } necesita { $count }: solo se puede jugar { $value }.
demand-double = { $doubles } está abierto: solo se puede jugar { $value }.
demand-doubles = { $doubles } están abiertos: solo se puede jugar { $value }.
demand-row = Agrega una ficha al extremo abierto de la fila.
demand-capture = Captura y luego pulsa Listo.
demand-a = un { $value }

## The last moves in short
brief-turn = { $name } { $did }
brief-earlier = …
brief-leads = empieza
brief-played = { $tile } en { $at }
brief-played_end = { $tile } en un { $at } abierto
brief-played_train = { $tile } en el tren de { $owner }
brief-played_own = { $tile } en su tren
brief-played_mexican = { $tile } en el tren mexicano
brief-captured = tomó { $tiles }
brief-took_back = devolvió una captura
brief-drew = robó { $count }
brief-passed = pasó
brief-passed_on = no tiene { $values }
brief-scored = +{ $points }
brief-marker_placed = recibió una marca
brief-marker_removed = perdió su marca
brief-announced = «¡Una ficha!»
brief-skipped = perdió un turno

## What happened to you
you-clock = Se acabó el tiempo: un robot jugó { $tile } por ti.
you-clock_at = Se acabó el tiempo: un robot jugó { $tile } en { $at } por ti.
you-clock_took = Se acabó el tiempo: un robot tomó { $tiles } por ti.
you-took = Tomaste { $tiles }.
you-took_back = Devolviste una captura ({ $tiles }).
you-drew = Robaste { $tiles }.
you-passed = No llevabas y pasaste.
you-marker = Tu tren tiene marca: cualquiera puede jugar en él.
you-skipped = Perdiste un turno.
you-scored = Anotaste { $points }: { $receipt }.
you-claim_failed = Reclamaste { $points }, pero esa no era la cuenta.
you-muggins = { $name } te cantó ¡Muggins! y se llevó { $points }.
you-muggins_nothing = { $name } te cantó ¡Muggins!, pero no había nada que llevarse.
