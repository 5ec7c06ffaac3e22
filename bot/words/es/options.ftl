### The options of the games: names, questions, answers, and the answers a refusal proposes.

## Names of options, as a refusal tells them
option-block_point = punto por trancar
option-block_rule = regla del tranque
option-block_tie = empate en el tranque
option-british_stack = reglas británicas juntas
option-chip_point = punto por dominar
option-claim_seconds = segundos para reclamar
option-claims = reclamos
option-dead_double = doble muerto
option-dead_foot = pata muerta
option-dead_layout = mesa muerta
option-deduct_leftover = restar sobrantes
option-domino_wins_ties = dominar gana empates
option-double_both_ends = doble por ambas puntas
option-double_with_double = doble con doble
option-draw_anyway = robar de todos modos
option-exact = exacto
option-first_leader = quién sale primero
option-first_seat = primer puesto
option-forced_removal = captura obligatoria
option-hand_limit = límite de manos
option-hand_size = fichas por mano
option-hands = manos
option-illegal_draw = robo indebido
option-increment = devolución
option-lead_after_block = salida tras tranque
option-lead_rule = regla de salida
option-lead_scores = puntos de la salida
option-marker_removal = quitar la marca
option-misses = faltas
option-next_lead = próxima salida
option-nondouble_rule = regla de fichas mixtas
option-open_row = fila abierta
option-pairs_out = salen ambos
option-partnership = parejas
option-partnership_scoring = puntos de las parejas
option-penalty_illegal_draw = castigo por robo indebido
option-penalty_no_notice = castigo por no avisar
option-rendition = versión
option-reserve = reserva
option-round_end = fin de la ronda
option-rounds = rondas
option-score_tops = cimas que cuentan
option-set = juego de fichas
option-sides = bandos
option-single_hand = una sola mano
option-target = meta
option-teams = equipos
option-turn_seconds = segundos por turno
option-win_on_empty = ganar con la fila vacía

## Answers to options, as a refusal tells them
answer-all = todos
answer-all_out = todos fuera
answer-allow = permitir
answer-any = cualquiera
answer-anywhere = en cualquier lugar
answer-at_least = al menos
answer-block_now = trancar ya
answer-cap2 = máximo 2
answer-celko = celko
answer-closed = cerrado
answer-draw = robar
answer-draw_high = robar la más alta
answer-draw_out = robar todo
answer-end_round = fin de la ronda
answer-fifty = cincuenta
answer-first_out = el primero fuera
answer-forgive = perdonar
answer-highest_double = doble más alto
answer-highest_double_first = doble más alto al principio
answer-host_choice = elige el anfitrión
answer-individual = individual
answer-keep = conservar
answer-keep_and_play = conservar y jugar
answer-leaflet = folleto
answer-left = izquierda
answer-lightest = la más liviana
answer-literal = literal
answer-manual = manual
answer-multiply = multiplicar
answer-never = nunca
answer-next_turn = próximo turno
answer-no_doubles = sin dobles
answer-none = ninguno
answer-own_play = jugada propia
answer-own_row = fila propia
answer-prevent = impedir
answer-random = al azar
answer-release = liberar
answer-rotate = rotar
answer-row = fila
answer-same = igual
answer-side = bando
answer-skip = saltar
answer-split = repartir
answer-three = tres
answer-two = dos
answer-winner = ganador
answer-on = sí
answer-off = no
answer-auto = automático
answer-austrian = austriaco
answer-d6 = doble seis
answer-d9 = doble nueve
answer-d12 = doble doce

## Accepted answers, ranges and presets
accepted-values = { $values }
accepted-number = de { $low } a { $high }
accepted-number_or_word = de { $low } a { $high }, { $words }
accepted-numbers = números de { $low } a { $high } separados por comas, como { $like }
accepted-smaller_hand = menos: no alcanzan las fichas
accepted-fewer_rounds = de 1 a { $high } con el doble nueve
accepted-enough_for_all = opciones que dejen fichas y puestos suficientes
accepted-together = { $one } con { $other }
range-to = de { $first } a { $last }
preset-published = Como se publicó
preset-quick = Rápido
preset-teams = Equipos
preset-classic = Clásico

## Shared by games that have no sentence of their own for the option or lesson
lesson-turn = **Tu primer turno:** pulsa una ficha iluminada. Se une a una punta de la línea con el mismo número.
lesson-end = **Fin de la ronda:** los puntos que te quedan en la mano cuentan en tu contra. Gana el total más bajo.
question-target = ¿Con cuántos puntos se gana?
phrase-target = a { $n }
question-rounds = ¿Cuántas rondas como máximo?
phrase-rounds = { $n ->
    [1] una sola ronda
   *[other] como máximo { $n } rondas
}
phrase-rounds-none = tantas rondas como hagan falta
phrase-rounds-auto = una ronda por cada doble
phrase-rounds-all = una ronda por cada doble
question-hand_size = ¿Cuántas fichas por mano?
phrase-hand_size = { $n ->
    [1] una ficha por mano
   *[other] { $n } fichas por mano
}
phrase-hand_size-auto = tantas fichas por mano como dicen las reglas
question-set = ¿Qué juego de fichas? (doble seis hasta 4 jugadores, doble nueve hasta 7, doble doce hasta 10)
phrase-set-d6 = con el doble seis
phrase-set-d9 = con el doble nueve
phrase-set-d12 = con el doble doce
question-domino_wins_ties = ¿Quién gana si uno domina y a otro solo le queda la doble blanca?
phrase-domino_wins_ties-on = dominar gana un empate a 0
phrase-domino_wins_ties-off = un empate a 0 no tiene ganador
phrase-set-auto = con el juego de fichas más chico que alcance
question-partnership = ¿Individual o en parejas?
phrase-partnership-on = cuatro jugadores en dos parejas
phrase-partnership-off = cada uno por su cuenta
question-teams = ¿Individual o por equipos?
phrase-teams-on = cuatro jugadores en dos equipos
phrase-teams-off = cada uno por su cuenta
question-lead_rule = ¿Quién sale?
phrase-lead_rule-any = la salida va rotando
phrase-lead_rule-highest_double = el doble más alto sale en cada ronda
phrase-lead_rule-highest_double_first = el doble más alto sale en la primera ronda
question-reserve = ¿Cuántas fichas quedan en el pozo?
phrase-reserve = { $n ->
    [1] siempre queda una ficha en el pozo
    [0] el pozo se puede robar entero
   *[other] siempre quedan { $n } fichas en el pozo
}
question-first_leader = ¿Quién comienza?
phrase-first_leader-random = comienza alguien al azar
phrase-first_leader-draw_high = comienza quien robe la ficha más alta
phrase-first_leader-host_choice = el anfitrión elige quién comienza
question-first_seat = ¿Qué puesto comienza? (1 es el primero)
phrase-first_seat = comienza el puesto { $n }
