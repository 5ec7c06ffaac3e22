### Slash commands: their descriptions, and their answers.

cmd-domino = Jugar al dominó y encontrar tus mesas
cmd-privacy = Ver, exportar o borrar tus datos
cmd-mine = Fijar tu vista, tus avisos y tu zona horaria
cmd-seasons = Ver las temporadas y los podios de este servidor
cmd-learn = Aprender un juego en una ronda con pistas
cmd-results = Ver resultados, clasificaciones y partidas terminadas
cmd-events = Planear noches de juegos y torneos
cmd-play = Abrir una mesa para ti, amigos y robots
cmd-game = Qué juego
cmd-show = Quién puede verlo
cmd-play-options = Reglas de la casa, como target=50 (u Opciones en la mesa)
cmd-play-seats = Número de puestos
cmd-play-robots = Número de robots
cmd-play-friend = Invitar a alguien
cmd-play-time = Tiempo por turno
cmd-play-where = Dónde va la mesa
cmd-solitaire = Jugar un solitario
cmd-solitaire-rules = Las reglas de quién
cmd-solitaire-tiles = Número de fichas
cmd-board = Mostrar un tablero otra vez o traerlo aquí
cmd-tables = Encontrar mesas abiertas en este servidor
cmd-rules = Leer las reglas de un juego
cmd-help = Recibir ayuda: primeros pasos y preguntas comunes
choice-d6 = 28 (doble seis)
choice-d9 = 55 (doble nueve)
choice-d12 = 91 (doble doce)
choice-private = solo yo
choice-public = todos en el canal
choice-all_games = todos los juegos
choice-here = aquí
choice-thread = en su propio hilo
help-title = ## Cómo se juega
help-text =
    `/domino play` abre una mesa. Los demás pulsan **Unirme** y el anfitrión pulsa **Empezar**.
    Pulsa **Mis fichas** en el tablero para ver tus fichas y luego pulsa una para jugarla.
    Durante días o semanas: `/domino play`, un `time` lento, como un día por turno, y un amigo en `with`. `/domino turns` muestra lo que te espera.
    Lo demás está en **Más**, o en la lista que sale al escribir `/`.
help-more = **Más para jugar:** `/domino daily` tiene cada día la misma fila para todos y `/domino puzzle` un problema por semana. `/events` organiza noches de juego, torneos y ligas.
help-answers =
    { "" }**¿No hay nadie para jugar?** Pulsa **Jugar con un robot** o agrega `robots` a `/domino play`. Quien se une ocupa el puesto de un robot.
    { "" }**¿Ficha equivocada?** **Deshacer** en tu mano pregunta a los demás, hasta la próxima jugada.
    { "" }**¿Alguien se fue?** Con límite de tiempo, un robot juega cuando se acaba. `/settings away` detiene unos días tus mesas lentas.
    { "" }**¿Demasiados avisos?** `/settings mine` elige cuándo te aviso y te recuerdo.
    { "" }**¿El reparto es limpio?** Cada mesa fija sus repartos antes de que alguien vea una ficha. `/results verify` lo demuestra después.
help-questions = Preguntas
help-about = -# Boneyard { $version } no lee mensajes. Guarda quién jugó qué: mira `/settings privacy`. Software libre con licencia MIT.
tables-title = ### Mesas abiertas en este servidor
tables-none = No hay mesas abiertas en este servidor. `/domino play` abre una.
tables-line_lobby = **{ $game }** en <#{ $channel }>: esperando jugadores ({ $names }){ $link }
tables-line_playing = **{ $game }** en <#{ $channel }>: { $names } · { $turn }{ $link }
tables-choice = { $game }: { $names }
table = { $n ->
    [one] { $n } mesa
   *[other] { $n } mesas
}
tables-link = { " " }· [abrir]({ $link })
tables-more = -# … y { $count } más.
tables-none_here = No hay mesas abiertas en este canal. Abre una con `/domino play` o busca otras con `/domino tables`.
move-which = No hay mesas abiertas en este canal. ¿Traigo una aquí?
tables-which = ¿Qué mesa?
tables-which_pick = Elige una mesa
win = { $n ->
    [one] { $n } victoria
   *[other] { $n } victorias
}
match = { $n ->
    [one] { $n } partida
   *[other] { $n } partidas
}
rules-options = **Reglas de la casa aquí:** { $options }.
rules-row = { $name }: { $rest }
rules-previous = ← Atrás
rules-next = Siguiente →
# A button, and a heading in every games/*.md of this language
rules-tactics = Táctica
rules-page = Página { $page } de { $pages }

## In Discord's menus on a member and on a message, at most 32 characters
menu-stats = Estadísticas de dominó
menu-invite = Invitar a una mesa
menu-hand = Mis fichas
menu-no_lobby = Aquí no tienes ninguna mesa por empezar. Abre primero una con `/domino play`.
menu-cannot_play = No se puede invitar a { $name } aquí.
menu-no_board = Ese mensaje no es el tablero de una mesa abierta.
