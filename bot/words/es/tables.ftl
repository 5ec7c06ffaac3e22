### The lobby, the board, hands, the tally, and the panel of a table.

seat-robot = { $name } (robot)
seat-gentle = { $name } (robot fácil)
seat-sharp = { $name } (robot experto)
seat-deleted = Cuenta eliminada { $n }
seat-unnamed = Jugador sin nombre
seat-resigned = { $name } 🤖
seat-host = { $name } (anfitrión)
round = { $n ->
    [one] { $n } ronda
   *[other] { $n } rondas
}

## Lobby
lobby-title = ## { $game }: mesa abierta
lobby-seat = **{ $number }** { $name }
lobby-free = **{ $first }** *libre*
lobby-free_many = **{ $first }–{ "\u2060" }{ $last }** *libres*
lobby-needs = Jugadores: { $allowed }.
lobby-rules_default = Reglas publicadas.
lobby-rules = Reglas de la casa: { $changed }.
lobby-partners = Parejas: { $sides }.
lobby-set = Fichas: { $set }.
lobby-limit = A { $target }, en { $rounds } como máximo ({ $seats } jugadores).
lobby-minutes = Unos { $minutes } min.
lobby-no_clock = Sin límite de tiempo.
lobby-clock = Tiempo por turno: { $time }.
lobby-thread = La partida tendrá aquí su hilo.
lobby-facts = -# { $facts }
lobby-join = Unirme
lobby-wait = Lista de espera
lobby-invite = Invitar
guests-waiting = Lista de espera: { $names }
guests-asked = Con invitación: { $names }
guests-declined = No vienen: { $names }
lobby-next = Todos los puestos están ocupados. Eres el próximo de la lista de espera. Pulsa **Salir** para dejarla.
lobby-later = Todos los puestos están ocupados. Eres el número { $number } de la lista de espera. Pulsa **Salir** para dejarla.
lobby-began = La partida empezó con todos los puestos ocupados. Si luego juega un robot, pulsa **Unirme** en el tablero.
lobby-began_robot = La partida empezó. Puedes ocupar el puesto de un robot.
lobby-leave = Salir
lobby-add_robot = Agregar robot
lobby-add_gentle = Agregar robot fácil: se equivoca como un principiante
lobby-add_sharp = Agregar robot experto: piensa qué tienen los demás
lobby-remove_robot = Quitar robot
lobby-options = Opciones
lobby-seats = Puestos
lobby-start = Empezar
lobby-ready = Todo listo
lobby-cancel = Cancelar
lobby-cancelled =
    ## { $game }: mesa cancelada
    `/domino play` abre una nueva.
lobby-abandoned =
    ## { $game }
    { $why } `/domino play` abre una mesa nueva.
lobby-abandoned_none = Nadie ganó.
lobby-abandoned_counts = Cuenta tal como está: victoria de { $names }.
lobby-all_left = { $n ->
    [one] { $names } dejó la partida.
   *[other] { $names } dejaron la partida.
}
lobby-abandoned_by = Partida anulada a pedido de { $name }.
lobby-abandoned_nobody = Partida anulada tras una semana sin jugadas.
lobby-cancel_done = Mesa cancelada.
lobby-moved_up = Ya tienes un puesto. Tus fichas aparecen aquí cuando empiece la partida.
lobby-unready = Falta **Todo listo** de { $names }.
lobby-ready_done = Anotado.
lobby-ready_waits = Falta **Todo listo** de { $names }. Después empieza la partida.
lobby-joined = Estás en la mesa.
lobby-left = Saliste de la mesa.

## Consent
consent-break_off = **{ $name } pide anular la partida.**
consent-take_over = **{ $name } pide ocupar el puesto de { $seat }.**
consent-sit_in = **{ $name } lleva una semana sin jugar. ¿Que juegue un robot?** { $name } puede volver cuando quiera, y otros pueden tomar el puesto.
consent-undo = **{ $name } pide deshacer la última jugada.**
consent-count = De acuerdo: { $yes } de { $needed }.
consent-lapses_move = Vale hasta la próxima jugada.
consent-lapses_round = Vale esta ronda.
consent-lapses_wait = Mientras, el tiempo corre.
consent-mine_undo = **Pediste deshacer:** falta la respuesta de { $names }.
consent-mine_pause = **Pediste una pausa:** falta la respuesta de { $names }.
consent-mine_break_off = **Pediste anular la partida:** falta la respuesta de { $names }.
consent-mine_take_over = **Pediste un puesto:** falta la respuesta de { $names }.
consent-mine_wait = **Pediste que te esperen:** falta la respuesta de { $names }.
consent-withdraw = Retirar
consent-withdrawn = Pregunta retirada.
consent-refused_undo = No se deshace: sin acuerdo de { $names }.
consent-refused_pause = No hay pausa: sin acuerdo de { $names }.
consent-refused_break_off = La partida sigue: sin acuerdo de { $names }.
consent-refused_take_over = El puesto sigue ocupado: sin acuerdo de { $names }.
consent-yes = De acuerdo
consent-no = No
consent-seated = Este puesto ahora es tuyo.
consent-come_back = Volver
consent-take = Ocupar el puesto de { $name }

## Seats panel
seats-title =
    ### Puestos
    Se juega en este orden.{ $partners } Elige un puesto para cambiarlo con su jugador.
seats-partners = { " " }Parejas: { $sides }.
seats-pick = Cambiar con…
seats-remove = Sacar a un jugador…
seats-choice = Puesto { $number }: { $name }

## Invitations
invite-title =
    ### Invitar
    Cada persona recibe una sola invitación, con un mensaje en este canal.
invite-pick = A quién invitar
invite-done = Invitación enviada. La mesa muestra quién viene.
invite-declined = Rechazaste la invitación. Para jugar igual, pulsa **Unirme** en la mesa.
invite-text = { $mentions }: { $host } invita a una mesa de **{ $game }**.
invite-ready = { $mentions }: { $host } empieza **{ $game }**. ¿Todo listo?
invite-in = Voy
invite-no = No, gracias
invite-never = No preguntar más
invite-never_done = { $name } ya no puede invitarte a una mesa. Lo cambias en `/settings privacy`.
invite-lobby = A la mesa

## Options panel
options-title =
    ### Opciones de { $game }
    -# Página { $page } de { $pages }
options-presets = Reglas publicadas o un conjunto listo:
options-preset = **{ $name }**: { $rules }
options-line = **{ $question }**
options-other_number = Otro número…
options-default_mark = como se publicó
options-next = Más opciones →
options-customise = Personalizar
options-done = Listo
options-clock = Tiempo por turno

## Board
table-title = { $game } { $number }
board-title = ### { $game }, ronda { $number }
board-title_of = ### { $game }, ronda { $number } de { $rounds }
board-title_plain = ### { $game }
board-playing_to = Gana quien llegue a { $target }.
board-at_most = Como máximo { $rounds }.
board-playing_exactly = Gana quien llegue justo a { $target }.
board-turn = **Turno de { $name }**
board-deadline = Juego automático <t:{ $when }:R>
board-turn_robot = { $name } está pensando…
board-house = Repartiendo…
board-closing = Fin de la ronda. Última ocasión de reclamar <t:{ $when }:R>
board-closing_open = Fin de la ronda. Última ocasión de reclamar.
board-window = Última ocasión de reclamar <t:{ $when }:R>
board-seat = { $turn }{ $name }: { $facts }
board-alone = **{ $name }** juega solo. Capturadas: { $count }.
board-seat_turn = →{ " " }
board-seat_wait = •{ " " }
board-seat_captured = capturó { $n }
board-seat_boneyard = pozo propio { $n }
board-seat_total = total { $n }
board-side = { $names } { $n }
board-last_moves = -# { $moves }
board-no_attach = -# No puedo publicar la imagen de este tablero. Dame **Adjuntar archivos** en este canal o desactiva las imágenes con `/settings server`.
board-hand = Mis fichas
board-tally = Puntaje
board-rules = Reglas
board-live = Tablero en vivo
board-live_yours = **[Tu página de esta mesa]({ $address })**. Es solo tuya.
board-live_refused = Abre el tablero en vivo en Discord con su botón. Si ya lo hiciste, ciérralo e inténtalo otra vez.
board-live_hidden = Tú o yo no podemos ver este canal.
board-live_none = Aquí no hay ninguna mesa abierta. Abre una con `/domino play`.
board-live_elsewhere = Esa mesa no está en este canal.
board-live_broken = No puedo mostrar esta mesa aquí. Juega en el canal y avisa a quien mantiene el bot.
board-live_busy = Demasiadas personas abren el tablero en vivo. Inténtalo otra vez en unos segundos.
board-live_unreachable = Discord no responde. Inténtalo otra vez en un minuto.
board-live_closed = Discord no abrió el tablero en vivo. Juega en el canal y avisa a quien mantiene el bot.
board-more = Más
board-more_pick = Más…
board-muggins = ¡Muggins!
board-nothing = Nada
board-one = ¡Una ficha!
board-claim = Anotar…
parked = No puedo mostrar tu mesa en <#{ $channel }>. { $remedy } No se pierde nada.
mute = No puedo avisar a los jugadores en <#{ $channel }>, donde eres anfitrión de una mesa. { $remedy } No se pierde nada.

## Threads and channels
thread-name = { $game } · { $host }
thread-on =
    ## { $game }
    La partida se juega en <#{ $channel }>.
thread-over = **{ $game }** en <#{ $channel }> terminó. { $winners }
thread-closed = **{ $game }** en <#{ $channel }> está cerrada. Nadie ganó.
thread-refused = Aquí no puedo abrir un hilo. { $remedy } Sin `where`, la mesa se abre en el propio canal.
move-ask = El canal de tu partida de **{ $game }** en **{ $server }** ya no existe y sus relojes están detenidos. Usa `/domino board` en su nuevo canal. Si no, la partida se cierra <t:{ $when }:R>. Sus rondas completas se conservan.
move-done = La mesa se muda aquí. Si su tablero no aparece, no puedo escribir en este canal: usa `/domino board`.

## Hand
hand-title = ### Tus fichas: { $count }, { $pips }
board-solitaire = Pozo: { $boneyard }. Capturadas: { $captured }.
hand-empty = ### No tienes fichas
hand-out = ### Dominaste: jugaste todas tus fichas
hand-waiting = Turno de { $name }.
hand-waiting_out = Los demás siguen. Turno de { $name }.
hand-round_over = Terminó la ronda { $number }. Tus próximas fichas aparecen aquí.
hand-moved = -# Tus fichas están en un mensaje más nuevo, más abajo.
hand-press = Pulsa una ficha para jugarla.
hand-yours = **Tu turno.**
hand-yours_capture = **Tu turno.** Captura lo que quieras y luego pulsa **Listo**.
hand-yours_capture_none = **Tu turno.** No hay nada que capturar. Pulsa **Listo**.
hand-yours_extra = **Tu turno.** Tu doble necesita otra ficha con él.
hand-yours_drawn = **Tu turno.** La ficha que robaste encaja, así que debes jugarla.
hand-yours_closing = Fin de la ronda. Última ocasión de reclamar o cantar.
hand-yours_draw = **Tu turno.** No llevas: robas.
hand-yours_pass = **Tu turno.** No llevas: pasas.
hand-yours_other = **¿Lo cantas ahora?**
hand-yours_solitaire = **Tu jugada.** Roba una ficha o captura de la fila.
hand-yours_solitaire_take = **Tu jugada.** Captura de la fila.
hand-yours_solitaire_draw = **Tu jugada.** No hay nada que capturar: roba.
hand-yours_solitaire_stuck = **Tu jugada.** No hay nada que capturar: deshaz o ríndete.
hand-playable = Puedes jugar { $count } de tus { $held } fichas.
hand-moves = Jugadas: { $n }.
hand-fits_nowhere = { $tile } no encaja ahora.
hand-where = **{ $tile }: ¿dónde?**
hand-row = **{ $tile }: ¿en qué fila?**
# Button: the row of stacks of a player.
hand-row_of = { $letter } · { $name }
hand-where_said = Con ella dices { $n }.
hand-where_one = Con ella dices «¡Una ficha!».
hand-claim_help = Un múltiplo de cinco anota si lo dices. Si no, los rivales pueden cantar ¡Muggins!
hand-claim_title = **¿Cuánto suman las puntas?**
hand-say = **¿Cuánto sumarán las puntas tras tu jugada?**
hand-saying = «{ $n }» ✓
hand-said = **Dices { $n }:** ahora pulsa la ficha que lo logra.
hand-one = { $tile } y «¡Una ficha!»
hand-back_to_hand = Atrás
hand-refresh = Actualizar
hand-board = Tablero
hand-arrange = Ordenar mis fichas
arrange-title = **Ordena tus fichas.** Solo tú ves el orden. Queda así toda la partida.
arrange-suit = Por palo
arrange-pips = Por puntos
arrange-train = Tren más largo
arrange-hand = A mano
arrange-pick = ¿Qué ficha?
arrange-first = { $tile } al inicio
arrange-left = ← { $tile }
arrange-right = { $tile } →
hand-later = Más fichas →
hand-draw = Robar
hand-pass = Pasar
hand-take_back = Devolver
hand-give_up = Rendirme
hand-again = Jugar otra vez
hand-give_up_sure =
    ### ¿Rendirte?
    El juego cuenta como perdido.
hand-give_up_yes = Sí, rendirme
hand-capture_middle = Tomar { $tile } del lugar { $position }
hand-capture_triple = Tomar tres en torno al lugar { $position }: { $tiles }
hand-capture_pick = Más capturas…
hand-line_pick = Toda una línea…
hand-line_choice = { $count }: { $captures }
hand-line_left = deja { $tiles }
hand-line_left_none = deja la fila vacía
hand-line_step_middle = { $position }
hand-line_step_triple = { $position }×3
hand-stack = { $at }: { $tile }
hand-end_pick = { $tile }: ¿dónde?
hand-end_pick_part = { $tile }: { $first } … { $last }
hand-take_one = Tomar la ficha entre dos iguales…
hand-take_three = Tomar tres iguales, en torno a…
hand-take_at = { $position }: { $tile }
hand-lobby = La partida aún no empieza.
hand-finished = La partida terminó.
hand-resigned = Te rendiste en esta partida. Un robot juega tus fichas.

## Tally
tally-title = ### Puntaje: { $game }{ $target }
tally-side = **{ $place }** { $name }: **{ $total }**
tally-side_open = { $name }: **{ $total }**
tally-round = Ronda { $number }: { $scores }.
tally-round_why = Ronda { $number }: { $scores }. { $why }
tally-score = { $name } { $points }
tally-receipt = { $name }: { $receipt }
tally-target = , a { $target }
tally-none = Aún no termina ninguna ronda.
tally-older = -# … y { $count } antes.

## More
more-title = ### { $game }: últimas jugadas
more-take_back = Deshacer
more-moves = Últimas jugadas y más
more-resign = Rendirme
more-abandon = Anular partida
more-words = En palabras
more-here = Tablero abajo
more-resign_sure =
    ### ¿Rendirte?
    Pierdes la partida. Si otros siguen, un robot juega tus fichas.
more-resign_yes = Sí, rendirme
more-abandon_sure =
    ### ¿Anular la partida?
    Se pregunta a los demás en el tablero. Si acepta la mayoría, y quien va ganando, la partida termina sin ganador y no cuenta. Si no, solo puedes rendirte. Si alguien ya se fue, cuenta tal como está.
more-abandon_yes = Sí, preguntarles
more-no = No, seguir
more-resigned = Te rendiste. Un robot sigue por ti.
more-abandoned = Partida anulada.
more-reposted = El tablero está ahora al final del canal.
more-coming = El mensaje de la mesa está por llegar.
more-not_reposted = No puedo escribir en este canal. Dame **Ver canal** y **Enviar mensajes**.
more-undo = Nada cambió. Pulsa **Mis fichas** en el tablero para seguir.
