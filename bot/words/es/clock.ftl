### Clocks: time limits, and what happens when time runs out.

clock-none = sin límite
clock-seconds = { $n } segundos
clock-minutes = { $n ->
    [one] { $n } minuto
   *[other] { $n } minutos
}
clock-hours = { $n ->
    [one] { $n } hora
   *[other] { $n } horas
}
clock-days = { $n ->
    [one] { $n } día
   *[other] { $n } días
}
clock-two = { $one } y { $other }
clock-live = en vivo: { $time } por turno
clock-slow = lenta: { $time } por turno
clock-unlimited = sin reloj
log-late = { $line } (se acabó el tiempo)
log-table_away = { $name } no está. Juega un robot hasta que { $name } vuelva.
log-table_forfeited = { $name } perdió el puesto por tiempo. Sigue un robot.
brief-late = { $turn } (se acabó el tiempo)
hand-away = Se acabó tu tiempo mientras no estabas, así que un robot juega tus fichas. Pulsa **Volver** para jugar de nuevo.
hand-forfeited = Se acabó tu tiempo, y en esta mesa eso cuesta el puesto. Un robot juega tus fichas.
refusal-forfeited = Se acabó tu tiempo, y en esta mesa eso cuesta el puesto. Mira la partida o abre otra mesa con `/domino play`.
clock-title =
    ### Tiempo por turno
    Cada turno: **{ $time }**.
clock-bank = { $bank }, { $increment } más por turno
clock-live_bank = en vivo: { $bank }, { $increment } más por turno
clock-slow_bank = lenta: { $bank }, { $increment } más por turno
clock-about_bank = -# Tus turnos gastan una reserva de tiempo. Cada turno devuelve una parte, hasta llenarla.
clock-pick_out = Cuando se acaba el tiempo
clock-out = Cuando se acaba el tiempo: **{ $what }**.
clock-out_move = un robot juega el turno
clock-out_seat = { $n ->
    [one] un robot juega hasta que vuelva
   *[other] un robot juega el turno, y tras { $n } seguidos juega hasta que vuelva
}
clock-out_forfeit = pierde el puesto y sigue un robot
clock-about_move = Cada vez que pasa
clock-about_seat = Para volver basta un botón
clock-about_forfeit = No puede volver
clock-banks = -# Tiempo restante: { $banks }
clock-left = { $name } { $time }
clock-closes = **Semanas sin jugadas.** La partida se cierra <t:{ $when }:R> si nadie juega.
clock-gone = **El canal de esta mesa ya no existe.** Su anfitrión puede moverla con `/domino board`. Si no, la partida se cierra <t:{ $when }:R>.
lobby-expired =
    ## { $game }: mesa cerrada
    Nadie la empezó a tiempo. `/domino play` abre una nueva.
end_table-pick = Terminar una mesa de este servidor…
end_table-button = Terminar partida
end_table-sure =
    ### ¿Terminar la mesa de { $names }?
    Nadie gana y la partida no cuenta. Los jugadores ven tu nombre.
end_table-yes = Sí, terminarla
end_table-done = Mesa terminada.
end_table-not_manager = Necesitas **Gestionar servidor** para terminar mesas ajenas.

## A match that managers void
void-button = Invalidar partida
void-sure = **¿Invalidar esta partida de { $game }?** Jugaron: { $names }
    - Deja de contar para ratings, estadísticas, clasificaciones y logros.
    - Todos los ratings posteriores se calculan de nuevo.
    - Las tablas de los eventos no cambian. Se avisa a quienes jugaron.
    - No se puede deshacer.
void-yes = Invalidar
void-done = La partida quedó invalidada.
void-not_over = Solo se puede invalidar una partida terminada.
void-not_manager = Para invalidar una partida necesitas **Gestionar servidor**.
void-played = Jugaste en esta partida. La puede anular otra persona que administre.
# Posted in the match's channel; names are the players, link is the sentence tables-link or empty.
void-told = **{ $manager }** invalidó una partida de { $game }{ $link }. Ya no cuenta para { $names }.
void-board = -# Los administradores invalidaron esta partida: no cuenta.
ping-closes = { $mention }, **{ $game }** te espera. Tras semanas sin jugadas, la partida se cierra <t:{ $when }:R>.
clock-pause = Detener relojes
clock-go_on = Reanudar relojes
clock-paused = -# Relojes detenidos.{ $left } Cualquier jugador puede reanudarlos con **Más**.
clock-paused_left = { " " }A { $name } le quedan { $time }.
clock-pause_done = Relojes detenidos. Todos pueden seguir jugando. **Más** los reanuda.
clock-go_on_done = Relojes reanudados. El turno sigue con el tiempo que quedaba.
consent-pause = **{ $name } pide detener los relojes.**
log-table_paused = Relojes detenidos: lo pidió { $name } y todos estuvieron de acuerdo.
log-table_goes_on = { $name } reanudó los relojes.
refusal-no_clock = Esta mesa no tiene reloj.
refusal-not_paused = Los relojes ya están andando.
clock-weekends_on = Cuentan los fines de semana: sí
clock-weekends_off = Cuentan los fines de semana: no
clock-days_off = Días libres: { $days }
clock-no_days_off = ninguno
clock-days_off_each = Cada jugador tiene { $days } de descanso. Si se le acaba el tiempo, toma uno automáticamente.
clock-resting = -# { $name } tiene un día libre automático. Quedan { $left }.
clock-night = -# El reloj de { $name } está detenido por la noche (quedan { $left } en esta partida).
log-table_day_off = A { $name } se le acabó el tiempo y toma un día libre.
clock-reply_delay_on = Los pases esperan: sí
clock-reply_delay_off = Los pases esperan: no
clock-reply_delay = Los robos y pases forzados esperan un poco, como las jugadas.
clock-about_reply_delay = -# Si los pases esperan, los robos y pases forzados tardan más o menos lo que las jugadas de su jugador. Antes de 8 jugadas a mano: de 1 a 4 segundos, en mesas lentas de 2 a 20 minutos. Si no, su rapidez muestra que no había elección.
clock-no_weekends = Los relojes se detienen sábados y domingos (UTC).
clock-open = Tiempo…
