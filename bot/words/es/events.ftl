### Game nights and other events: signing up, their board, the end, and their commands.

cmd-night = Planear una noche de juegos
cmd-list = Ver los eventos de este servidor
choice-pick_turns = uno tras otro
choice-pick_vote = por votación
choice-pick_lots = por sorteo
event-no_time = Indica el inicio como `20:00`, `8pm`, `vie 20:00` o `31/1 20:00`, a lo sumo con dos meses de antelación. La zona horaria es { $zone }. Cámbiala con `/settings mine`.
# After why an event wasn't posted.
plan-kept = Pulsa **Publicar** otra vez: tu texto sigue ahí.
# link is the sentence tables-link, or empty.
plan-posted = Este plan ya está publicado{ $link }. Escribe `/events night` o `/events tournament` para otro.
event-game_night = Noche de juegos
event-title = ## { $title }
event-rounds = { $n ->
    [one] { $n } ronda
   *[other] { $n } rondas
}
event-title_round = ## { $title } · ronda { $round } de { $rounds }
event-title_over = ## { $title }: el podio
event-title_cancelled =
    ## { $title }
    Cancelado. Planea otro evento con `/events night` o `/events tournament`.
event-facts = **{ $kind }** · { $games } · { $rounds } en mesas de { $seats } · { $clock }
event-clock = { $time } por turno
event-pick_turns = { $games } por turnos
event-pick_vote = una votación entre { $games }
event-pick_lots = { $games } por sorteo
event-duplicate = Duplicado: todas las mesas de una ronda reciben las mismas fichas. Te comparas con quienes ocupan tu puesto en las otras mesas.
event-minutes = Una ronda dura como máximo { $time }. Las mesas sin terminar acaban entonces como estén.
event-balanced = Las mesas son de fuerza parecida.
event-starts = Comienza <t:{ $at }:F> (<t:{ $at }:R>).
event-check_in = Confirmación: pulsa **Estoy aquí** desde las <t:{ $at }:t>.
event-nobody = Todavía nadie se anotó.
event-in = { $n ->
    [one] **Va { $n }:** { $names }
   *[other] **Van { $n }:** { $names }
}
event-how = Pulsa **Voy** para anotarte. { $host } comienza en **Anfitrión…**: ahí se arman las mesas. Si llegas tarde, juegas desde la próxima ronda. Puedes irte entre rondas.
event-missing = **Falta confirmar:** { $names }. **Estoy aquí** da un puesto en la ronda 1.
event-me_out = No voy
event-here = Estoy aquí
event-ready = Todo listo
event-begin = Comenzar
event-host = Anfitrión…
event-how_button = Cómo funciona
event-next = Próxima ronda
event-end = Terminar
event-vote = Vota por un juego
event-votes = **Votos:** { $votes }
event-vote_of = { $game } { $n }
event-numbers = Las claves de todos los repartos ya están fijadas, y cada mesa tiene un número que las sella. Guarda esta lista: tras una ronda, **Reparto limpio ✓** en la mesa muestra otra vez su número.
event-voted = Tu voto está contado.
event-now_in = Estás dentro desde la ronda { $round }.
event-now_out = Estás fuera. Tu mesa de esta ronda sigue.
event-next_sure = { $tables } sin terminar. Acaban como estén y comienza la próxima ronda.
event-next_yes = Comenzar la próxima ronda
event-end_sure = El evento termina ahora con los puntos actuales. Las mesas sin terminar acaban como estén.
event-end_yes = Terminarlo
event-done = Listo.
event-plays = { $game }.
event-ends_at = La ronda termina a más tardar <t:{ $at }:R>.
event-ends_by_itself = La próxima ronda comienza cuando acabe la última mesa.
event-break = La ronda { $round } comienza <t:{ $at }:R>, o cuando todos pulsen **Todo listo** ({ $ready } de { $people }).
event-ends_last = El podio llega cuando acabe la última mesa.
event-table = **Mesa { $number }:** { $people }{ $state }
# A link to the table’s thread
event-table_link = [Mesa { $number }]({ $link })
event-table_thread = { $table } { $people }{ $state }
event-table_number = **Mesa { $number }**
event-robots = { $n ->
    [one] { $n } robot
   *[other] { $n } robots
}
event-state_opening = { " " }· abriendo
event-state_deal = { " " }· reparto { $number }
event-state_waits = { " " }· reparto { $number }, espera a { $name } desde <t:{ $since }:R>
event-state_over = { " " }· terminada
event-state_won = { " " }· terminada: { $names }
event-state_field = { " " }· de { $tables }: { $places }
event-place_of = { $name } { $place }.
event-state_compared = { " " }· terminada, se compara tras la última mesa
event-waiting = { $n ->
    [one] -# Falta la mesa { $tables }.
   *[other] -# Faltan las mesas { $tables }.
}
picture-event_round = { $game } · ronda { $round } de { $rounds }
picture-event_over = { $people } · { $rounds }
picture-and_more = + { $n }
picture-moment_biggest_round = { $n ->
    [one] { $n } punto en un reparto
   *[other] { $n } puntos en un reparto
}
picture-moment_most_captures = { $n ->
    [one] { $n } captura en un reparto
   *[other] { $n } capturas en un reparto
}
event-coming = -# En la próxima ronda: { $names }
event-leaving = -# No están en la próxima ronda: { $names }. Para volver, pulsa **Voy**.
event-missed = -# Sin confirmar: { $names }. **Voy** vale desde la próxima ronda.
event-standings = **Posiciones**
event-standing = **{ $place }** { $name }: { $points }, { $won }
event-won = { $n ->
    [one] { $n } ganada
   *[other] { $n } ganadas
}
event-more = -# … y { $n } más
event-first = 🥇 **{ $names }** con { $points }, { $won }
event-second = 🥈 **{ $names }** con { $points }
event-third = 🥉 **{ $names }** con { $points }
event-others = { $n } más
event-moments = **Mejores momentos**
event-moment_biggest_round = Más puntos en un reparto: **{ $names }** con { $n } ({ $game }, ronda { $round }, mesa { $table })
event-moment_most_captures = Más capturas en un reparto: **{ $names }** con { $n } (ronda { $round }, mesa { $table })
event-no_points = Ninguna mesa terminó, así que no hay podio.
event-thanks = -# { $people } en { $tables } y { $rounds }. Puntos: 0 por el último lugar de una mesa y 1 más por cada lugar por encima. Los empatados reparten los puntos. A igualdad de puntos deciden las mesas ganadas y luego los totales en las mesas.
event-thanks_duplicate = -# { $people } en { $tables } y { $rounds }. Puntos: 1 por cada mesa de la ronda, la propia incluida, donde tu puesto no hizo más. A igualdad de puntos deciden las mesas ganadas y luego los totales en las mesas.
event-people = { $n ->
    [one] { $n } persona
   *[other] { $n } personas
}
event-thread = Mesa { $number } · ronda { $round } · { $title }
event-no_threads = -# Las mesas están en este canal. Para abrir hilos necesito un canal de texto, **Crear hilos públicos** y **Enviar mensajes en hilos**.

## The panel that plans an event
plan-preview = -# Vista previa. Cámbiala y **Publicar…**
plan-post = Publicar…
plan-sure = Empieza <t:{ $time }:F>, <t:{ $time }:R>. Pulsa **Publicar** si es correcto. Si no, pulsa **Publicar…** arriba: tu texto sigue ahí.
plan-sure_post = Publicar
plan-games = Juegos
plan-format = Formato
plan-pick = Cómo se elige el juego de cada ronda
plan-rounds = Número de rondas
plan-seats = Puestos por mesa
plan-seats_of = Mesas de { $n }
plan-time = Tiempo por turno
plan-balanced = Mesas parejas: { $now }
plan-seeded = Orden por rating: { $now }
plan-duplicate = Mismas fichas: { $now }
plan-pairs = En parejas: { $now }
plan-title = Título
plan-when = Comienzo
plan-when_about = 20:00, 8pm, vie 20:00, 31/1 20:00; vacío: cuando pulses Comenzar
plan-options = Reglas de la casa
plan-options_about = por ejemplo target=50; vacío: como se publicaron
plan-minutes = Minutos por ronda
plan-minutes_about = Luego las mesas terminan como estén; vacío: sin límite
plan-pause = Pausa entre rondas, en segundos
plan-pause_about = Vacío: 60; 0: ninguna
plan-days = Días por ronda
plan-days_about = Vacío: 7, o más en juegos largos
plan-list = ### Eventos de este servidor
plan-none = No hay eventos en este servidor. Planea uno con `/events night` o `/events tournament`.
plan-line_sign_up = **{ $title }** en <#{ $channel }>: inscripción abierta, { $n } dentro{ $link }
plan-line_playing = **{ $title }** en <#{ $channel }>: ronda { $round } de { $rounds }{ $link }

event-closed = No puedo mostrar tu evento **{ $title }** en <#{ $channel }>. { $remedy } No se pierde nada.
event-channel_gone = **{ $title }** ha terminado: se borró su canal. Las mesas acabadas cuentan en las estadísticas.
event-channel_gone_before = **{ $title }** se cancela: se borró su canal. `/events` planifica otro.
