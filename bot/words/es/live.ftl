### The live board: a page inside Discord where tiles are dragged. The page fills the facts in by itself, so these
### sentences have no variants.

live-board = Tablero
live-hand = Tu mano
live-players = Jugadores
live-tables = Mis mesas
live-next = Siguiente turno
live-fit = Ver todo
live-score = Puntuación
live-talk = Charla de mesa
live-say = Enviar { $emoji }
live-said = { $name }: { $emoji }
live-menu = Más
live-close = Cerrar
live-sound_on = Sonido: sí
live-sound_off = Sonido: no
live-words = Tablero en palabras
live-keys = Teclado
live-keys_help = Flechas: elegir una ficha. Mayús y flechas: moverla en tu mano. Intro: levantarla y luego jugarla. Escape: devolverla. F: ver todo. Más y menos: zoom.
live-watching = Miran: { $count }
live-your_turn = Te toca
live-turn = Le toca a { $name }
live-robot = robot
live-away = ausente
live-player = { $name }. Fichas: { $tiles }. Puntos: { $points }
live-tile = Ficha { $tile }
live-tile_plays = { $tile }, se puede jugar
live-tile_ahead = { $tile }, jugada anticipada { $number }
live-no_place = { $tile } no encaja en ningún lado.
live-place = Jugar { $tile } en { $place }
live-place_ahead = Anticipar { $tile } en { $place }
live-clear_ahead = Borrar anticipadas
live-how = ¿Cómo juegas { $tile }?
live-take = ¿Qué tomas?
live-claim = ¿Tu cuenta?
live-claim_points = Cantar { $points }
live-lost = Se perdió la conexión. Reconectando…
