### A server's rules, seen and changed by its managers.

server-channels = Canales …
server-members = Miembros bloqueados …
server-log = Registro
server-back = Atrás
server-everywhere =
    ### Canales
    Se pueden abrir mesas y eventos **en todas partes**.
server-only_in =
    ### Canales
    Se pueden abrir mesas y eventos solo en { $channels } y sus hilos.
server-pick_channels = Permitir solo estos canales y categorías
server-none_blocked =
    ### Miembros bloqueados
    No hay nadie bloqueado. Un miembro bloqueado no puede jugar, entrar en eventos ni recibir invitaciones aquí.
server-blocked =
    ### Miembros bloqueados
    No pueden jugar, entrar en eventos ni recibir invitaciones aquí: { $names }.
server-block = Bloquear a un miembro
server-unblock = Desbloquear a un miembro
server-not_yourself = No puedes bloquearte a ti.
server-not_here = En este canal no se permiten mesas. Abre la tuya en { $channels }.
server-log_title = ### Registro de administradores
server-log_empty = Ningún administrador ha cambiado nada aquí todavía.
server-log_blocked = - <t:{ $when }:d> **{ $manager }** bloqueó a { $about }
server-log_unblocked = - <t:{ $when }:d> **{ $manager }** desbloqueó a { $about }
server-log_channels = - <t:{ $when }:d> **{ $manager }** eligió los canales para mesas ({ $about })
server-log_ended = - <t:{ $when }:d> **{ $manager }** terminó una mesa: { $about }
server-log_moved = - <t:{ $when }:d> **{ $manager }** movió una mesa: { $about }
blocked-you = Los administradores de este servidor te bloquearon en sus mesas.

## The bot's permissions
server-permissions = Mis permisos
perm-title =
    ### Mis permisos
    En los canales donde se pueden abrir mesas:
perm-fine = ✅ Tengo todo lo necesario en { $channels }.
perm-missing = ⚠️ Falta **{ $permission }** en { $channels }: { $effect }.
perm-more = { $n ->
    [one] { $n } más
   *[other] { $n } más
}
perm-here = En este canal: { $effects }. Me falta el permiso.
perm-view_channel = Ver canales
perm-send_messages = Enviar mensajes
perm-attach_files = Adjuntar archivos
perm-read_message_history = Leer el historial de mensajes
perm-create_public_threads = Crear hilos públicos
perm-create_private_threads = Crear hilos privados
perm-send_messages_in_threads = Enviar mensajes en hilos
without-view_channel = los tableros no se actualizan
without-send_messages = sin avisos ni tableros nuevos
without-attach_files = sin imágenes
without-read_message_history = tableros dobles tras un fallo
without-create_public_threads = sin hilos
without-create_private_threads = sin noches duplicadas
without-send_messages_in_threads = sin mesas en hilos
