### Slash commands: their descriptions, and their answers.

cmd-domino = Juega al dominó con amigos y robots
cmd-play = Abrir una mesa de dominó
cmd-game = Qué juego
cmd-show = Quién puede verlo
cmd-play-options = Reglas de la casa, por ejemplo target=50 (más en Opciones, en la sala)
cmd-play-seats = Número de puestos
cmd-play-robots = Número de robots
cmd-play-first = Invitar a alguien
cmd-play-second = Invitar a alguien más
cmd-play-third = Invitar a alguien más
cmd-play-time = Tiempo por turno
cmd-play-where = Dónde va la mesa
cmd-solitaire = Jugar un solitario
cmd-solitaire-rules = Las reglas de quién
cmd-solitaire-tiles = Número de fichas
cmd-hand = Mostrar tus fichas, solo a ti
cmd-board = Mostrar otra vez el tablero al final del canal
cmd-tally = Mostrar los puntos hasta ahora
cmd-log = Mostrar toda la ronda en palabras, solo a ti
cmd-tables = Listar las mesas abiertas de este servidor
cmd-rules = Explicar un juego
cmd-resign = Dejar una partida; sigue un robot
cmd-help = Explicar cómo se juega con Boneyard
cmd-about = Acerca de Boneyard
cmd-move = Mover a este canal una mesa tuya
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
    Lo demás está en **Más**, o en la lista que sale al escribir `/domino`.
about-text =
    ## Boneyard { $version }
    Dominó para Discord, en vivo en una noche de juegos o una jugada al día durante semanas.
    Juegos: { $games }.
    Boneyard no lee mensajes. Guarda quién jugó qué, para que las partidas sobrevivan a un reinicio. Software libre con licencia MIT.
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
tables-none_yours = No estás en ninguna mesa de este servidor. Pulsa **Unirme** en una sala o usa `/domino play`.
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
rules-options_default = **Esta mesa:** las reglas publicadas.
rules-seats = Para { $players } jugadores.
rules-previous = ← Atrás
rules-next = Siguiente →
rules-page = Página { $page } de { $pages }

## In Discord's menus on a member and on a message, at most 32 characters
menu-stats = Estadísticas de dominó
menu-invite = Invitar a una mesa
menu-hand = Mis fichas
menu-no_lobby = Aquí no tienes ninguna sala abierta. Abre primero una mesa con `/domino play`.
menu-cannot_play = No se puede invitar a { $name } aquí.
menu-no_board = Ese mensaje no es el tablero de una mesa abierta.
