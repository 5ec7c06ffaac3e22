### A person's turns on all servers, pings, and reminders.

cmd-turns = Ver tus turnos en todos los servidores y abrir tus fichas
turns-title = ### Tus turnos: { $count }
turns-title_none = ### Ningún turno te espera
turns-none = No estás en ninguna mesa. Pulsa **Unirme** en una mesa abierta o abre una con `/domino play`.
turns-rest = **Juegan otros**
turns-line = **{ $game }** con { $names }: { $what }{ $link }
turns-move = tu turno
turns-move_by = tu turno, juego automático <t:{ $when }:R>
turns-question = una pregunta para ti en el tablero
turns-invited = te invitaron
turns-lobby = sin empezar
turns-theirs = turno de { $name }, juego automático <t:{ $when }:R>
turns-homeless = su canal ya no existe. Su anfitrión puede moverla con `/domino board`. Si no, se cierra <t:{ $when }:R>
turns-closed = ⚠️ Discord me detiene allí. { $remedy }
turns-play = Jugar
turns-answer = Responder
turns-pick = Ver otra mesa
turns-next = Próxima mesa ({ $count })
turns-rematch = La revancha está abierta en el canal de la última partida.

## Pings
ping-turn = { $mention }, es tu turno en **{ $game }**.
ping-turn_deadline = { $mention }, es tu turno en **{ $game }**. Juego automático <t:{ $when }:R>.
ping-reminder = { $mention }, recordatorio: tu turno en **{ $game }**. Juego automático <t:{ $when }:R>.
ping-reminder_direct = Recordatorio: tu turno en **{ $game }** en <#{ $channel }>. Juego automático <t:{ $when }:R>.
ping-sit_in = { $mention }, { $name } lleva una semana sin jugar en **{ $game }**. Puedes dejar que siga un robot.
notice-undo = { $mention }: { $name } pide deshacer una jugada en **{ $game }**. Responde [en el tablero]({ $link }).
notice-pause = { $mention }: { $name } pide una pausa en **{ $game }**. Responde [en el tablero]({ $link }).
notice-break_off = { $mention }: { $name } pide anular la partida de **{ $game }**. Responde [en el tablero]({ $link }).
notice-take_over = { $mention }: { $name } pide el puesto de { $seat } en **{ $game }**. Responde [en el tablero]({ $link }).
notice-wait = { $mention }: { $name } se ausenta y pide que le esperen en **{ $game }**. Responde [en el tablero]({ $link }).
notice-granted = { $mention }: los jugadores están de acuerdo, tienes un puesto en **{ $game }**. Pulsa **Mis fichas** [en el tablero]({ $link }).
notice-started = { $mention }: **{ $game }** empezó con todos los puestos ocupados. Si luego juega un robot, pulsa **Unirme** [en el tablero]({ $link }).
ping-over = Este turno terminó.
ping-board = Al tablero
ping-more = [{ $to }]({ $link })

## Reminders
cmd-mine-zone = Tu zona horaria: tu reloj se detiene de noche, sin avisos
settings-times = Recordatorios…
settings-back = Vista…
remind-title =
    ### Recordatorios
    Para mesas con una hora o más por turno.
remind-now = Te recuerdo tu turno **{ $when }**, { $where }.
remind-never = **Nunca** te recuerdo tu turno.
remind-pick = Cuándo recordarte
remind-when_half = cuando pasa la mitad del tiempo
remind-when_2d = 2 días antes del límite
remind-when_1d = un día antes del límite
remind-when_12h = 12 horas antes del límite
remind-when_6h = 6 horas antes del límite
remind-when_3h = 3 horas antes del límite
remind-when_1h = una hora antes del límite
remind-by_pick = Dónde recordarte
remind-by_channel = en el canal
remind-by_channel_about = Un aviso en la mesa que reemplaza al anterior
remind-by_direct = por mensaje directo
remind-by_direct_about = En el canal si no aceptas mensajes directos
remind-zone = Tu hora local es **{ $time }** ({ $zone }).
remind-zone_unknown = No conozco tu zona horaria. Los avisos pueden llegar de noche, y tu reloj corre entonces.
remind-zone_pick = Tu zona horaria
remind-zone_choice = { $zone } · { $time }
remind-zone_none = ninguna
remind-zone_more = -# Otra zona: escribe una ciudad en `/settings mine zone:`.
remind-zone_wrong = No conozco esa zona horaria. Escribe una ciudad en el campo **zone** y elige una de la lista.
remind-night =
    Sin avisos ni recordatorios **{ $hours }**, y entonces tu reloj se detiene. Los turnos esperan a la mañana.
    -# Como máximo { $longest } horas por noche y { $most } noches así por partida. Los cambios valen desde tu próximo turno. Los demás ven eso, pero no tu zona horaria.
remind-night_pick = Cuándo duermes
remind-hours = de { $begins }:00 a { $ends }:00
remind-no_night = sin hora fija
remind-no_night_now = Avisos y recordatorios llegan **a cualquier hora**, y tu reloj siempre corre.
