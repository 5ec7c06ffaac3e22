### A sentence for each `Refusal` that says what to do, and for each invalid click.

## Moves
refusal-not_your_turn = Todavía no es tu turno. Puedes mirar tus fichas cuando quieras.
refusal-not_in_hand = Ya no tienes esa ficha. Estas son tus fichas ahora.
refusal-does_not_fit = Esa ficha no encaja ahí. Prueba otro extremo u otra ficha.
refusal-must_play = Puedes jugar una ficha, así que debes hacerlo.
refusal-must_draw = Ninguna de tus fichas encaja. Roba primero.
refusal-must_play_drawn = La ficha que robaste encaja, así que juégala ahora. Elige dónde.
refusal-must_lead = El doble más alto comienza esta ronda. Juégalo.
refusal-must_place_first = Primero pon una ficha en el extremo abierto de la fila. Después puedes capturar.
refusal-already_placed = Ya pusiste tu ficha. Captura lo que quieras y pulsa **Listo**.
refusal-no_capture = Ahí no hay nada que capturar. Las fichas de ambos lados deben compartir un número.
refusal-must_capture = Puedes capturar, así que debes hacerlo antes de robar.
refusal-nothing_to_take_back = No tienes ninguna captura que devolver.
refusal-must_cover_double = Cubre primero el doble abierto. Solo se pueden jugar fichas que encajen en él.
refusal-must_finish_foot = Al doble todavía le faltan dedos. Solo se pueden jugar fichas que encajen en él.
refusal-train_closed = Ese tren no tiene marca, así que solo su dueño puede jugar en él.
refusal-no_third_tile = Para un segundo doble necesitas una tercera ficha que cubra uno de los dos.
refusal-boneyard_empty = El pozo está vacío.
refusal-nothing_to_claim = No hay puntos que reclamar.
refusal-partner_may_not_call = Solo un rival puede cantar ¡Muggins!, no tu pareja.
refusal-own_play = No puedes cantar ¡Muggins! a tu propia jugada. **Anotar…** en tu panel dice su cuenta.
refusal-window_closed = Demasiado tarde: ya jugó el siguiente.
refusal-nothing_to_announce = Avisa solo cuando tu jugada te deje con una ficha.
refusal-not_the_deal = Solo la casa reparte.
refusal-match_over = Esta partida terminó. Pulsa **Revancha** para otra o abre una mesa con `/domino play`.
refusal-not_a_move_here = Ahora no puedes hacer eso.

## Options and seats
refusal-bad_option = { $value } no es una respuesta para { $name }. Posibles: { $accepted }.
refusal-unknown_option = Este juego no tiene la opción { $name }. Tiene: `{ $known }`.
refusal-unknown_game = No hay ningún juego llamado { $name }. Elige uno: { $known }.
refusal-wrong_seats = Con estas opciones el juego necesita { $allowed } jugadores, no { $seats }. Invita a alguien, agrega o quita robots, o cambia las opciones.
refusal-unknown_rules_version = Esta partida usa reglas que no conozco. Pide al anfitrión del bot que me actualice.

## Tables
refusal-stale = La mesa ha cambiado. Así está ahora.
refusal-duplicate = Ya está hecho.
refusal-no_such_table = Esa mesa ya no existe. `/domino play` abre una nueva.
refusal-not_seated = No estás en esta mesa. Mira la partida o abre la tuya con `/domino play`.
refusal-already_seated = Ya estás en esta mesa.
refusal-already_waiting = Ya estás en la lista de espera y recibes el próximo puesto libre. Pulsa **Salir** para dejar la lista.
refusal-removed = El anfitrión te sacó de esta mesa. Abre la tuya con `/domino play`.
refusal-blocked = Los administradores del servidor de la mesa han bloqueado a este miembro.
refusal-not_asked = No te invitaron. Para jugar, pulsa **Unirme** en el mensaje de la mesa.
refusal-nobody_to_ask = Todos los que elegiste ya están aquí, ya tienen invitación o son bots. Elige a otra persona.
refusal-seat_not_free = Un jugador ocupa ese puesto. **Más** en el tablero muestra los puestos que puedes ocupar.
refusal-no_take_over = En esta mesa no se puede ocupar un puesto. Mira la partida o abre la tuya con `/domino play`.
refusal-turned_down = Ya pediste un puesto en esta partida o tuviste uno. Mira la partida o abre la tuya con `/domino play`.
refusal-agreed_to_wait = Aceptaste esperar a un jugador hasta <t:{ $until }:f>. Los relojes siguen cuando vuelva.
refusal-cannot_undo = Solo puedes deshacer tu última jugada, y solo si no reveló nada: ni robo, ni reparto, ni fichas nuevas.
refusal-no_question = Esa pregunta está cerrada. El tablero muestra la mesa ahora.
refusal-question_open = La mesa está decidiendo otra pregunta. Respóndela en el tablero y pregunta después.
refusal-asked_often = Lo preguntaste { $most } veces en esta ronda. Pregunta de nuevo en la próxima.
refusal-table_full = Todos los puestos están ocupados. `/domino play` abre otra mesa.
refusal-already_started = Esta partida ya empezó.
refusal-not_started = Esta partida aún no empieza. El anfitrión puede pulsar **Empezar**.
refusal-not_named = Ese jugador está ausente y no te eligió para jugar en su lugar.
refusal-elsewhere = Usa esto en el servidor de la mesa, en su nuevo canal.
refusal-on_another_server = Ya estás jugando la fila de hoy en otro servidor. Termínala allí.
refusal-not_manager = Solo quienes gestionan este servidor pueden hacer eso.
refusal-played = Jugaste en esta partida. La puede terminar otra persona que administre.
refusal-not_host = Solo el anfitrión de esta mesa, { $host }, puede hacer eso.
refusal-table_closed = Esta mesa está cerrada. `/domino play` abre una nueva.
refusal-too_many_tables = { $most ->
    [one] Este servidor ya tiene una mesa abierta, el máximo. Termínala o cancélala primero: mira `/domino tables`. Quien puede **Gestionar servidor** puede terminar allí cualquier mesa.
   *[other] Este servidor ya tiene { $most } mesas abiertas, el máximo. Termina o cancela una primero: mira `/domino tables`. Quien puede **Gestionar servidor** puede terminar allí cualquier mesa.
}
refusal-too_many_hosted = { $most ->
    [one] Ya eres anfitrión de una mesa abierta, el máximo. Termínala o cancélala primero: mira `/domino turns`.
   *[other] Ya eres anfitrión de { $most } mesas abiertas, el máximo. Termina o cancela una primero: mira `/domino turns`.
}
refusal-too_many_cancelled = Cancelaste { $most } mesas en una hora. Espera un poco antes de abrir otra.
refusal-not_over = Esta partida sigue en juego. La revancha llega cuando termine.

## Events
refusal-no_such_event = Ese evento terminó y se borró. `/events night` planea uno nuevo.
refusal-not_the_host = Solo el anfitrión, { $host }, y quienes pueden **Gestionar servidor** pueden hacer eso.
refusal-event_started = Esa ronda ya empezó.
refusal-event_over = Este evento terminó. `/events night` planea uno nuevo.
refusal-event_full = Este evento está lleno: { $most } personas.
refusal-already_in = Ya estás dentro.
refusal-not_in = No estás dentro. Pulsa **Voy** primero.
refusal-too_few_people = Hacen falta al menos { $fewest } personas. Pide a otros que pulsen **Voy**.
refusal-sign_up_over = Ya empezó y sus jugadores están fijos. Pulsa **Voy** en el próximo.
refusal-not_for_two = Con estas opciones no se puede jugar de a dos.
refusal-not_in_pairs = Ese juego no tiene parejas. Elige otro o juega sin parejas.
refusal-too_many_events = Este servidor ya tiene { $most } eventos. Termina uno primero.
refusal-not_opened = No pude abrir la mesa. Inténtalo otra vez en un momento.
refusal-store_unavailable = No pude guardar la jugada, así que no se hizo. Inténtalo otra vez en un momento.
refusal-store_unsure = No llego a mi almacenamiento y no sé si eso se guardó. Vuelve a mirar la mesa dentro de un momento.
refusal-store_unreadable = Ahora mismo no puedo leer las partidas. Vuelve a intentarlo dentro de un momento.
refusal-shutting_down = Boneyard se está reiniciando. No se pierde nada. Inténtalo otra vez en un minuto.

## What can be missing in a refusal's facts
somebody = otra persona

## Invalid clicks
invalid-unknown_button = Este botón es de otra versión de Boneyard. Usa `/domino board` para ver la mesa o `/domino turns` para tus fichas.
invalid-unknown_command = Ese comando cambió. Inténtalo otra vez en un minuto o reinicia tu Discord.
invalid-error = Algo falló de nuestro lado. No se perdió nada. Pulsa **Mis fichas** o inténtalo otra vez. (Nota para el anfitrión: error { $reference }.)
invalid-busy = Demasiados clics a la vez. Pulsa otra vez en unos segundos.
invalid-not_here = Esa mesa está en otro servidor.
invalid-private = Esa mesa es privada.
