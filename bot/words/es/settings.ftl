### How people and servers see the game, settings of a table, and replays.

cmd-settings = Ajustar cómo se ve Boneyard, sus avisos y tus datos
cmd-server = Administrar mesas y avisos de este servidor
cmd-replay = Ver otra vez una partida, jugada a jugada
cmd-replay-match = Qué partida (normal: la última de este canal)
cmd-replay-number = Solo una ronda
cmd-board-show = Quién puede verlo (solo para ti, como lo ves tú)
settings-title =
    ### Cómo ves el juego
    Para tus fichas y todo lo que solo ves tú, en cualquier servidor. Los tableros de los canales siguen los ajustes del servidor.
settings-title_server = Cualquiera puede ver un tablero en palabras: **Más** y luego **En palabras**.
settings-show = Ahora: **{ $show }**
settings-pick = Imágenes o palabras
settings-both = Imágenes y palabras
settings-both_about = Imágenes, y lo mismo en palabras
settings-pictures = Imágenes
settings-pictures_about = Palabras solo si falta la imagen. Las imágenes tienen descripción.
settings-text = Solo palabras
settings-text_about = Para conexiones lentas y lectores de pantalla
settings-server_pictures_about = Tableros chicos para el teléfono. Las imágenes tienen descripción.
settings-server_both_about = El tablero en palabras debajo de su imagen
settings-server_text_about = Sin imágenes en los canales de este servidor
settings-pings = Te aviso **en tu turno**: **{ $when }**
settings-pings_pick = Cuándo avisarte
settings-pings_always = siempre
settings-pings_always_about = En toda mesa con otras personas
settings-pings_slow = solo en mesas lentas
settings-pings_slow_about = Con una hora o más por turno, o sin límite
settings-pings_digest = una vez al día
settings-pings_digest_about = Un resumen cada mañana para las mesas lentas
settings-pings_never = nunca
settings-pings_never_about = Busca tus fichas con /domino turns
settings-numerals = Números en las fichas: { $now }
settings-with_board = Tablero con mis fichas: { $now }
settings-high_contrast = Alto contraste: { $now }
settings-bottom = Tableros viejos al final: { $now }
settings-bottom_about = -# **Tableros viejos al final**: un tablero de más de una hora baja cuando comienza un turno.
# On the menu of languages; in this language.
language-name = Español
settings-language = **Idioma** de los tableros, avisos y eventos en los canales de este servidor. El tuyo está en `/settings mine`.
settings-language_discord = Como en Discord
settings-language_own_discord = Idioma: como en Discord
settings-on = sí
settings-off = no
settings-not_manager = Necesitas **Gestionar servidor** para cambiar los tableros. `/settings mine` es solo para ti.
settings-privacy = Privacidad

## Privacy
privacy-title =
    ### Tus datos
    Este bot guarda sobre ti:
privacy-name = - Tu id de Discord y el nombre **{ $name }**
privacy-settings = - Tus ajustes
privacy-seats = - Puestos en mesas: **{ $count }**
privacy-steps = - Jugadas: **{ $count }**
privacy-match_seats = - Resultados de partidas: **{ $count }**
privacy-ratings = - Ratings tras las partidas: **{ $count }**
privacy-achievements = - Logros: **{ $count }**
privacy-event_players = - Inscripciones a eventos: **{ $count }**
privacy-premoves = - Mesas con tus jugadas anticipadas: **{ $count }**
privacy-hands = - Mesas con una mano que ordenaste: **{ $count }**
privacy-dailies = - Filas del día jugadas: **{ $count }**
privacy-who = -# El anfitrión de este bot guarda la base de datos. Tus mensajes nunca se leen.
privacy-nothing = No hay nada guardado sobre ti.
privacy-export = Exportar
privacy-delete = Borrar…
privacy-sure = **¿Borrar tus datos en todos los servidores?**
    - Sales de mesas abiertas y eventos. Los robots siguen por ti.
    - Se borran tus ajustes, jugadas anticipadas y nombre.
    - Tus jugadas y resultados quedan sin tu nombre.
    - Los mensajes que ya están en Discord quedan.
    - Esto no se puede deshacer.
privacy-yes = Borrar mis datos
privacy-no = Conservar
privacy-exported = Aquí está todo lo guardado sobre ti.
privacy-deleted = Tus datos están borrados.

## Passes by number
passes-on = Sí: pasó a 3 y 5
passes-off = No: recuérdalo tú
passes-line = ¿Mostrar los números de un pase?
lobby-no_passes = Los pases no muestran números.

## Hints
advice-line = ¿Pistas contra robots?
advice-on = Sí: la mejor jugada y por qué
advice-off = No: piensa por tu cuenta
hints-on = Sí: se marcan las fichas jugables y las capturas
hints-off = No: encuéntralas tú
hints-line = ¿Mostrar fichas jugables y capturas?
lobby-no_hints = Sin ayudas: encuentra tú las jugadas.
lobby-solo = Si nadie más se une: { $rules }.

## Taking over
take_over-line = ¿Quién puede ocupar el puesto de un robot durante la partida?
take_over-anyone = cualquiera
take_over-consent = quien acepten los jugadores
take_over-no = nadie

## Replays
replay-title = ## { $game }: repetición de la partida
replay-title_round = ## { $game }: repetición de la ronda { $number }
replay-title_rounds = ## { $game }: repetición hasta ahora
replay-choice = { $when } · { $game }: { $names }
replay-choice_open = ahora · { $game }: { $names }, rondas completas
replay-none = Aún no ha terminado ninguna partida en este canal. Elige una tuya en el campo **match**.
replay-unknown = No conozco esa partida. Elige una de la lista del campo **match**: las de este canal y las tuyas.
replay-no_round = Solo puedes ver rondas completas. Esta partida tiene { $rounds }.
replay-none_over = Aún no ha terminado ninguna ronda de esta partida.
replay-not_possible = Ya no conozco las reglas de esta partida, así que no puedo repetirla.

## Ignoring a player
ignore-nobody = **Jugadores ignorados**: nadie. No recibes invitaciones a mesas donde estén. No se dan cuenta.
ignore-now = **Jugadores ignorados**: { $names }. No recibes invitaciones a mesas donde estén. No se dan cuenta.
ignore-pick = Ignorar a un jugador
ignore-stop = Dejar de ignorar a un jugador
ignore-not_yourself = No puedes ignorarte a ti.

## The host's links in the help
link-privacy = Política de privacidad
link-terms = Condiciones
link-support = Ayuda
