
### The commands of the bot's owner, in their own server.
cmd-admin = Cuidar del bot (solo su dueño)
cmd-health = Mostrar la salud del bot
cmd-stuck = Listar mesas que no avanzan y por qué
cmd-stuck-table = Id de una mesa: muestra qué espera
cmd-announce = Publicar un mensaje en todos los servidores
cmd-announce-message = El mensaje
cmd-drain = Poner las mesas en reposo antes de actualizar
cmd-drain-minutes = Minutos hasta que vuelva el bot; 0: seguir ya
cmd-forget = Borrar los datos de alguien o de un servidor dejado
cmd-forget-person = El id de Discord de la persona
cmd-forget-server = El id de Discord del servidor
cmd-forget-sure = Borrarlo ya: no se puede deshacer
admin-not_owner = Solo el dueño del bot puede hacer eso.
admin-health =
    ### Salud
    - Conexión: desde <t:{ $up }:R>, última señal hace { $silent } s, **{ $delay } ms** por latido (−1: aún no)
    - Servidores: **{ $servers }**
    - Mesas abiertas: **{ $tables }**, en juego: **{ $playing }**
    - Tableros por redibujar: **{ $boards }**, el primero desde hace **{ $lag } s**; clics en espera: **{ $clicks }**
    - Errores hoy (UTC): **{ $errors }**
admin-newest = - Último error, <t:{ $at }:R>: `{ $text }`
admin-none_stuck = Ninguna mesa está atascada y ningún canal me está cerrado.
admin-stuck = - { $table } ({ $game }): { $why }
admin-failed = { $n ->
    [one] { $n } paso fallido; lo intento otra vez
   *[other] { $n } pasos fallidos; lo intento otra vez
}
admin-homeless = su canal ya no existe; el anfitrión puede moverla
admin-parked = - <#{ $channel }>: cerrado para mí; sus tableros esperan
admin-more = { $n ->
    [one] - { $n } más
   *[other] - { $n } más
}
admin-rests_lobby = { $table } aún no empezó o ya terminó: nada avanza por sí solo.
admin-rests_claims = { $table } aún admite reclamos.
admin-rests_pace = { $table }: un robot deja ver la última jugada.
admin-rests_reply_delay = { $table }: la jugada automática del puesto { $seat } se toma su tiempo.
admin-rests_outage = { $table }: el tiempo no corre mientras nadie puede jugar.
admin-rests_person = { $table } espera al puesto { $seat }.
admin-until = Por sí solo, algo pasa <t:{ $until }:R>.
admin-acts = { $table }: algo avanza ahora mismo. Vuelve a preguntar en un momento.
admin-announced = Servidores con el anuncio: { $posted }. Sin publicar en { $lacking }.
admin-draining = Ya no se abren mesas nuevas y los relojes están parados. Los tableros dicen que vuelves <t:{ $until }:R>. Reinicia cuando quieras.
admin-not_draining = Se abren mesas otra vez y los relojes corren.
admin-no_id = Da el id de una persona o de un servidor.
admin-not_sure = Esto borra todos los datos de { $number }. Envíalo otra vez con `sure: True`.
admin-still_there = Todavía estoy en ese servidor. Sus administradores pueden sacarme primero.
admin-forgotten = Los datos están borrados.
drain-board = -# Boneyard hace una pausa para actualizarse. Los relojes están parados. Vuelve <t:{ $until }:R>.
refusal-draining = Boneyard está por reiniciarse y no abre mesas nuevas. Inténtalo otra vez <t:{ $until }:R>.
