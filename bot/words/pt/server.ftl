### A server's rules, seen and changed by its managers.

server-channels = Canais …
server-members = Membros bloqueados …
server-log = Registro
server-back = Voltar
server-everywhere =
    ### Canais
    Mesas e eventos podem ser abertos **em qualquer lugar**.
server-only_in =
    ### Canais
    Mesas e eventos só podem ser abertos em { $channels } e nos tópicos deles.
server-pick_channels = Permitir só estes canais e categorias
server-none_blocked =
    ### Membros bloqueados
    Ninguém está bloqueado. Um membro bloqueado não pode jogar, entrar em eventos nem ser convidado aqui.
server-blocked =
    ### Membros bloqueados
    Não podem jogar, entrar em eventos nem ser convidados aqui: { $names }.
server-block = Bloquear um membro
server-unblock = Desbloquear um membro
server-not_yourself = Você não pode se bloquear.
server-not_here = Mesas não são permitidas neste canal. Abra a sua em { $channels }.
server-log_title = ### Registro dos administradores
server-log_empty = Nenhum administrador mudou nada aqui ainda.
server-log_blocked = - <t:{ $when }:d> **{ $manager }** bloqueou { $about }
server-log_unblocked = - <t:{ $when }:d> **{ $manager }** desbloqueou { $about }
server-log_channels = - <t:{ $when }:d> **{ $manager }** escolheu os canais para mesas ({ $about })
server-log_ended = - <t:{ $when }:d> **{ $manager }** encerrou uma mesa: { $about }
server-log_moved = - <t:{ $when }:d> **{ $manager }** moveu uma mesa: { $about }
blocked-you = Os administradores deste servidor bloquearam você nas mesas dele.

## The bot's permissions
server-permissions = Minhas permissões
perm-title =
    ### Minhas permissões
    Nos canais onde mesas podem ser abertas:
perm-fine = ✅ Tenho tudo de que preciso em { $channels }.
perm-missing = ⚠️ Falta **{ $permission }** em { $channels }: { $effect }.
perm-more = { $n ->
    [one] mais { $n }
   *[other] mais { $n }
}
perm-here = Neste canal: { $effects }. Falta a permissão.
perm-view_channel = Ver canais
perm-send_messages = Enviar mensagens
perm-attach_files = Anexar arquivos
perm-read_message_history = Ver histórico de mensagens
perm-create_public_threads = Criar tópicos públicos
perm-create_private_threads = Criar tópicos privados
perm-send_messages_in_threads = Enviar mensagens em tópicos
without-view_channel = os tabuleiros não se atualizam
without-send_messages = sem avisos nem tabuleiros novos
without-attach_files = sem imagens
without-read_message_history = tabuleiros duplicados após uma falha
without-create_public_threads = sem tópicos
without-create_private_threads = sem noites duplicadas
without-send_messages_in_threads = sem mesas em tópicos
