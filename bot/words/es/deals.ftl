### Deals: checking them, playing them again, and comparing results with the same tiles.

cmd-verify = Comprobar que una partida se repartió limpiamente
cmd-verify-match = Qué partida (normal: la última de este canal)
verify-button = Reparto limpio ✓
verify-title = ## { $game }: los repartos
verify-keys = ✅ **Claves.** { $rounds }. Cada clave lleva de vuelta a este número: `{ $commit }`
verify-lobby = En la mesa abierta, **Reparto limpio ✓** mostró este número antes del primer reparto.
verify-event = **Reparto limpio ✓** del mensaje del evento ya mostraba este número antes del reparto: ronda { $round }, mesa { $table } en `numbers.txt`.
verify-no_lobby = Sin mesa abierta, nadie vio este número antes del primer reparto. Así que esto prueba menos que una partida con mesa abierta.
verify-draws = ✅ **Fichas.** Sorteos (salida, repartos): { $draws }. Cada uno sale de la clave de la ronda y de los clics de ustedes, por los números de Discord. Los clics son { $clicks } para sentarse y empezar, y el último antes de cada sorteo.
verify-draws_alone = ✅ **Fichas.** Sorteos (salida, repartos): { $draws }. Cada uno sale de la clave de la ronda y del último clic anterior, si lo hubo.
verify-means =
    Así que no elegí fichas después de ver a los jugadores. El anfitrión del bot sí puede mirar mi base de datos.
    -# Comprueba el archivo sin mí: `boneyard verify deals.txt`, o usa tu propio programa.
verify-chain_over = Solo se pueden comprobar las primeras { $rounds } rondas de una partida.
verify-no_seed_chain = Esta partida se abrió antes de que se pudieran comprobar los repartos.
verify-none_over = Aún no ha terminado ninguna ronda de esta partida, así que sus claves siguen en secreto. Llevarán de vuelta a este número: `{ $commit }`. Guárdalo y pregunta otra vez después de la ronda.
verify-flaw_checksum = ❌ El archivo de los repartos está dañado.
verify-flaw_form = ❌ El archivo de los repartos está incompleto.
verify-flaw_key = ❌ La clave de la ronda { $number } no lleva de vuelta al primer número de la partida.
verify-flaw_draw = ❌ En la ronda { $number } el sorteo debió ser otro: se cambiaron fichas.
verify-flaw_rules = ❌ Los sorteos del archivo no son los de esta partida.
verify-flaw_other = ❌ En la ronda { $number } las fichas difieren de la otra partida.
verify-same = ♻️ **Reparto de { $match }.** Sorteos con las mismas fichas que aquella partida: { $taken } de { $draws }; los comparé todos. Para comprobar esa partida: `/results verify match:{ $match }`
verify-same_fresh = Los demás sorteos son propios de esta mesa:
verify-same_means = -# Comprueba el archivo sin mí: `boneyard verify deals.txt --of other.txt`, donde `other.txt` es el archivo de la partida { $match }.
verify-shared = ✅ **Fichas.** Sorteos (salida, repartos): { $draws }. Cada uno sale solo de la clave, porque todas las mesas de la ronda comparten claves y fichas. Todas muestran el número de arriba.
same_deal-play = Repetir reparto
same_deal-revenge = Cambiar puestos
same_deal-board = -# Reparto de `{ $match }`
same_deal-lobby = -# **Reparto de `{ $match }`**: cada ronda tiene las fichas de esa partida, mientras alcancen. Amistosa: los ratings no cambian.
same_deal-lobby_new = -# Quien conoce este reparto no puede sentarse. Al final ves cómo les fue a otros con él.
same_deal-lobby_seen = -# { $host } ya jugó este reparto, así que nadie más puede sentarse.
same_deal-lobby_turned = -# Desquite: cada uno se corre un puesto y recibe las fichas del jugador anterior.
same_deal-compared = **Otros con las mismas fichas**, tras { $rounds }
same_deal-side = { $names } **{ $points }**: { $others }
same_deal-other = { $names } { $points }
same_deal-median = { $others }; mediana { $median }
refusal-deal_hidden = Estás jugando este reparto. Después de tu partida puedes ver cómo les fue a otros.
refusal-no_private_threads = Una noche duplicada oculta las demás mesas. Para eso necesito un canal de texto, **Crear hilos privados** y **Enviar mensajes en hilos**.
refusal-deal_secret = Otras mesas siguen jugando estos repartos. Podrás abrirlo después de la última mesa.
refusal-knows_deal = Ya jugaste este reparto, así que conoces sus fichas. **Más** en esa partida te deja repetirlo entre robots o como desquite.
refusal-deal_closed = Un jugador de aquí conoce este reparto, así que nadie más puede sentarse. Usa **Repetir reparto** en **Más** de esa partida.
refusal-deal_fixed = Un reparto repetido conserva juego, opciones y puestos, y no cuenta para los ratings. Para otras reglas usa `/domino play`.
history-kind_same_deal = , reparto repetido
history-same_deal = Repartos repetidos
history-same_deal_about = Fichas de otra partida, no cuentan
