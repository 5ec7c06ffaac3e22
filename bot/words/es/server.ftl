### A server's rules, seen and changed by its managers.

server-back = Atrás
server-block = Bloquear a un miembro
server-unblock = Desbloquear a un miembro
server-not_yourself = No puedes bloquearte a ti.
server-not_here = En este canal no se permiten mesas. Abre la tuya en { $channels }.
server-log_empty = Ningún administrador ha cambiado nada aquí todavía.
server-log_blocked = - <t:{ $when }:d> **{ $manager }** bloqueó a { $about }
server-log_unblocked = - <t:{ $when }:d> **{ $manager }** desbloqueó a { $about }
server-log_ended = - <t:{ $when }:d> **{ $manager }** terminó una mesa: { $about }
server-log_moved = - <t:{ $when }:d> **{ $manager }** movió una mesa: { $about }
server-log_voided = - <t:{ $when }:d> **{ $manager }** invalidó una partida: { $about }
blocked-you = Los administradores de este servidor te bloquearon en sus mesas.
blocked-there = Los administradores del servidor de la mesa te bloquearon.

## The bot's permissions
perm-fine = ✅ Tengo todo lo necesario en { $channels }.
perm-missing = ⚠️ Falta **{ $permission }** en { $channels }: { $effect }.
perm-more = { $n ->
    [one] { $n } más
   *[other] { $n } más
}
perm-here = En este canal: { $effects }. Me falta { $permissions }.
perm-view_channel = Ver canales
perm-send_messages = Enviar mensajes
perm-connect = Conectar
perm-add_reactions = Añadir reacciones
perm-attach_files = Adjuntar archivos
perm-read_message_history = Leer el historial de mensajes
perm-create_public_threads = Crear hilos públicos
perm-create_private_threads = Crear hilos privados
perm-send_messages_in_threads = Enviar mensajes en hilos
without-view_channel = los tableros no se actualizan
without-send_messages = sin avisos ni tableros nuevos
without-connect = los tableros no se actualizan
without-add_reactions = sin aplausos
without-attach_files = sin imágenes
without-read_message_history = tableros dobles tras un fallo
without-create_public_threads = sin hilos
without-create_private_threads = sin noches duplicadas
without-send_messages_in_threads = sin mesas en hilos
remedy-lacking = Dame { $permissions }.
remedy-timeout = Estoy en aislamiento temporal hasta el <t:{ $until }:f>. Los moderadores pueden terminarlo antes.
remedy-locked = El hilo está bloqueado. Desbloquéalo.
remedy-outside = No estoy en ese hilo. Menciona mi nombre allí para añadirme.
remedy-many_threads = El servidor tiene demasiados hilos activos. Cierra algunos.
remedy-no_threads = Los hilos solo existen en canales de texto.
remedy-elsewhere = Discord no acepta mensajes allí. Usa `/domino board` en otro canal para mover la mesa.
remedy-failing = Discord falla cada vez (error { $code }). Lo intento de nuevo con la próxima jugada o clic.
remedy-refused = Discord me rechaza allí (error { $code }). Revisa mis permisos o usa `/domino board` en otro canal para mover la mesa.

## The panel and its pages
server-title =
    ### Este servidor
    Las reglas elegidas por los administradores. Pulsa un botón para cambiarlas.
server-untouched = Ninguna todavía: todos pueden abrir mesas en todas partes.
server-boards = Tableros
server-channels = Canales
server-posts = Publicaciones
server-roles = Roles
server-limits = Límites
server-defaults = Mesas nuevas
server-members = Juego limpio
server-permissions = Permisos
server-log = Registro
server-none_blocked = No hay nadie bloqueado. Un miembro bloqueado no puede jugar, entrar en eventos ni recibir invitaciones aquí.
server-blocked = No pueden jugar, entrar en eventos ni recibir invitaciones aquí: { $names }.
server-fair = **Lo que cuenta.**
    Dejar una partida es perderla, también si otra persona ocupa el puesto. Desde la cuarta partida en 30 días, dos personas mueven menos su rating. Los abandonos cuentan una vez al día. No cuentan las partidas amistosas, solo contra robots o con repartos repetidos.
    Para quitar una partida terminada, pulsa **Más** en su resultado y luego **Invalidar partida**.
server-log_changed = - <t:{ $when }:d> **{ $manager }** cambió: { $about }
server-only_hosts = En este servidor, solo { $roles } pueden abrir mesas.
server-only_planners = En este servidor, solo { $roles } pueden planear eventos.
server-zone = **Zona horaria** de este servidor: **{ $zone }**
server-quiet = Los miembros sin zona horaria tienen **horas de silencio**: **{ $hours }**
server-zone_pick = Zona horaria
server-quiet_pick = Horas de silencio
server-quiet_none = Los miembros sin zona horaria **no tienen horas de silencio**.
perm-title = En los canales donde se pueden abrir mesas:

## Rules: a sentence with the choice, one without, and the menu
rule-channels = Las mesas y los eventos se abren solo en { $value } y sus hilos.
rule-channels_none = Se pueden abrir mesas y eventos **en todas partes**.
pick-channels = Canales y categorías para mesas
rule-results = Los resultados de las partidas se publican en { $value }.
rule-results_none = Los **resultados** se quedan en sus mesas.
pick-results = Canal de resultados
rule-hosts = Solo { $value } pueden abrir mesas.
rule-hosts_none = **Todos** pueden abrir mesas.
pick-hosts = Roles que pueden abrir mesas
rule-planners = Solo { $value } pueden planear eventos.
rule-planners_none = **Todos** pueden planear eventos.
pick-planners = Roles que pueden planear eventos
rule-enders = { $value } pueden terminar cualquier mesa, como los administradores.
rule-enders_none = Solo los **administradores** pueden terminar mesas ajenas.
pick-enders = Roles que pueden terminar mesas
rule-most_tables = Mesas abiertas en este servidor: hasta **{ $value }**
pick-most_tables = Máximo de mesas abiertas aquí
rule-most_hosted = Mesas abiertas por anfitrión: hasta **{ $value }**
pick-most_hosted = Máximo de mesas por anfitrión
rule-clock = Las mesas nuevas empiezan con: **{ $value }**
pick-clock = Reloj de las mesas nuevas
rule-casual = Las mesas nuevas son **amistosas**: los ratings no cambian.
rule-casual_none = Las mesas nuevas **cuentan para los ratings**.
rule-casual_on = Amistosas
rule-casual_off = Con rating
pick-casual = Con rating o amistosas
