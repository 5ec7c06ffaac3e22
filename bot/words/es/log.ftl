### The log: a plain line for each event, receipts with the reasons for points, and penalties.

list-more = y { $n } más
tile = { $n ->
    [one] { $n } ficha
   *[other] { $n } fichas
}
pip = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
point = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
move = { $n ->
    [one] { $n } jugada
   *[other] { $n } jugadas
}
log-lot = { $name } { $tile }
log-lots_lead = la salida
log-lots_deal = el reparto
log-lots_won = Sorteo de { $what }: { $lots }.
log-lots_won_deal = Sorteo de { $what }: { $lots }. Reparte { $name }.
log-lots_again = Sorteo de { $what }: { $lots }. Empate: sortean otra vez.
log-round = Ronda { $number }: empieza { $leader }.
log-laid = La casa puso { $tiles } boca arriba.
log-laid_for = { $name } puso { $tiles } boca arriba.
log-laid_down = { $name } jugó { $tile }.
log-played = { $name } jugó { $tile } en { $end }.
log-stacked = { $name } puso { $tile } en { $stack }, sobre { $covered } de { $owner }.
log-captured_middle = { $name } capturó { $tiles } del lugar { $position }.
log-captured_triple = { $name } capturó tres fichas, { $tiles }, en torno al lugar { $position }.
log-took_back = { $name } devolvió una captura ({ $tiles }).
log-drew = { $name } robó { $count }.
log-table_resigned = { $name } se rindió. Sigue un robot.
log-table_came_back = { $name } volvió y juega otra vez.
log-table_taken_over = { $name } ocupó el puesto de { $before }.
log-table_undone = { $name } deshizo la última jugada.
log-table_replaced = Un robot juega por { $name }, que lleva una semana sin jugar. { $name } puede volver cuando quiera.
log-table_left_server = { $name } salió del servidor. Juega un robot hasta que { $name } vuelva.
log-table_taken_out = Desde ahora juega un robot por { $name }.
log-passed = { $name } no pudo jugar y pasó.
log-passed_on = { $name } no pudo jugar a { $values } y pasó.
hand-since = Desde tu última jugada: { $moves }
log-title = ### { $game }: toda la ronda
log-open = Toda la ronda
page-earlier = ← Antes
page-later = Después →
page-previous = ← Anterior
page-next = Siguiente →
log-scored = { $name } anotó { $points }: { $receipt }.
log-overshot = Los { $points } de { $name } pasarían la meta, así que no cuentan.
log-claim_failed = { $name } reclamó { $points }, pero esa no era la cuenta.
log-muggins = { $name } le cantó ¡Muggins! a { $victim } y se llevó { $points }.
log-muggins_nothing = { $name } le cantó ¡Muggins! a { $victim }, pero no había nada que llevarse.
log-announced = { $name }: ¡queda una ficha!
log-no_notice_draw = { $name } no dijo «¡Una ficha!» a tiempo y roba una ficha.
log-no_notice_no_tile = { $name } no dijo «¡Una ficha!» a tiempo, pero el pozo está vacío.
log-no_notice_fifty = { $name } no dijo «¡Una ficha!» a tiempo y recibe 50 puntos de castigo.
log-no_notice_skip = { $name } no dijo «¡Una ficha!» a tiempo y pierde el próximo turno.
log-no_notice_forgive = A { $name } le queda una ficha y no lo dijo. Esta mesa lo perdona.
log-illegal_draw_draw = { $name } robó sin necesidad y roba otra ficha.
log-illegal_draw_no_tile = { $name } robó sin necesidad, pero el pozo está vacío.
log-illegal_draw_fifty = { $name } robó sin necesidad y recibe 50 puntos de castigo.
log-illegal_draw_skip = { $name } robó sin necesidad y pierde el próximo turno.
log-illegal_draw_keep = { $name } robó sin necesidad y conserva la ficha.
log-illegal_draw_keep_and_play = { $name } robó sin necesidad, conserva la ficha y debe jugar.
log-illegal_draw_forgive = { $name } robó sin necesidad: la ficha vuelve sin verse, y { $name } debe jugar.
log-marker_placed = El tren de { $name } tiene una marca: cualquiera puede jugar en él.
log-marker_removed = El tren de { $name } perdió su marca.
log-skipped = { $name } perdió un turno.
log-gave_up = { $name } se rindió.
log-round_domino = { $name } dominó: termina la ronda { $number }.
log-round_blocked = Nadie puede jugar: tranque en la ronda { $number }.
log-round_row_done = Nadie tiene fichas: termina la ronda { $number }.
log-round_target = Meta alcanzada: termina la ronda { $number }.
log-round_won = El juego está ganado.
log-round_lost = No quedan capturas: el juego está perdido.
log-round_given_up = El jugador se rindió.
log-match = Fin de la partida. Victoria de { $winners }.
log-match_lost = Fin de la partida. Nadie ganó.

## Receipts
receipt-plain = { $terms } = { $points }
receipt-factor = ({ $terms }) × { $factor } = { $points }
receipt-rounded = { $terms } = { $sum }, redondeado de { $unit } en { $unit }: { $points }
receipt-factor_rounded = ({ $terms }) × { $factor } = { $sum }, redondeado de { $unit } en { $unit }: { $points }
receipt-rounded_one = { $terms }, redondeado de { $unit } en { $unit }: { $points }
receipt-floored = { $terms } = { $sum }, o sea 0
receipt-nothing = 0
why-losers = perdedores { $n }
why-opponents = en las manos { $n }
why-own = propios { $n }
why-hand = mano { $n }
why-captured = capturadas { $n }
why-left_in_row = quedan en la fila { $n }
why-end = puntas { $n }
why-double_blank = doble blanco { $n }
why-tops = cimas { $n }
why-penalty = castigo { $n }
why-leftover = sobrantes { $n }
why-fives = cincos { $n }
why-threes = treses { $n }
why-last_tile = última ficha { $n }
why-lightest = menos puntos { $n }
why-round = ronda { $n }
why-capicua = capicúa { $n }
why-lead_pass = pase de salida { $n }
why-round_pass = pase corrido { $n }
why-first_wins = premio de salida { $n }
why-love = de vuelta a 0 { $n }
