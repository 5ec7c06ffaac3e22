### A server's rules, seen and changed by its managers.

server-back = Voltar
server-block = Bloquear um membro
server-unblock = Desbloquear um membro
server-not_yourself = Você não pode se bloquear.
server-not_here = Mesas não são permitidas neste canal. Abra a sua em { $channels }.
server-log_empty = Nenhum administrador mudou nada aqui ainda.
server-log_blocked = - <t:{ $when }:d> **{ $manager }** bloqueou { $about }
server-log_unblocked = - <t:{ $when }:d> **{ $manager }** desbloqueou { $about }
server-log_ended = - <t:{ $when }:d> **{ $manager }** encerrou uma mesa: { $about }
server-log_moved = - <t:{ $when }:d> **{ $manager }** moveu uma mesa: { $about }
server-log_voided = - <t:{ $when }:d> **{ $manager }** invalidou uma partida: { $about }
blocked-you = Os administradores deste servidor bloquearam você nas mesas dele.
blocked-there = Os administradores do servidor da mesa bloquearam você.

## The bot's permissions
perm-fine = ✅ Tenho tudo de que preciso em { $channels }.
perm-missing = ⚠️ Falta **{ $permission }** em { $channels }: { $effect }.
perm-more = { $n ->
    [one] mais { $n }
   *[other] mais { $n }
}
perm-here = Neste canal: { $effects }. Falta { $permissions }.
perm-view_channel = Ver canais
perm-send_messages = Enviar mensagens
perm-connect = Conectar
perm-add_reactions = Adicionar reações
perm-attach_files = Anexar arquivos
perm-read_message_history = Ver histórico de mensagens
perm-create_public_threads = Criar tópicos públicos
perm-create_private_threads = Criar tópicos privados
perm-send_messages_in_threads = Enviar mensagens em tópicos
without-view_channel = os tabuleiros não se atualizam
without-send_messages = sem avisos nem tabuleiros novos
without-connect = os tabuleiros não se atualizam
without-add_reactions = sem aplausos
without-attach_files = sem imagens
without-read_message_history = tabuleiros duplicados após uma falha
without-create_public_threads = sem tópicos
without-create_private_threads = sem noites duplicadas
without-send_messages_in_threads = sem mesas em tópicos
remedy-lacking = Dê { $permissions } para mim.
remedy-timeout = Estou de castigo até <t:{ $until }:f>. Os moderadores podem encerrá-lo antes.
remedy-locked = O tópico está trancado. Destranque-o.
remedy-outside = Não estou nesse tópico. Mencione-me lá para me adicionar.
remedy-many_threads = O servidor tem tópicos ativos demais. Feche alguns.
remedy-no_threads = Tópicos só existem em canais de texto.
remedy-elsewhere = O Discord não aceita mensagens lá. Use `/domino board` em outro canal para mover a mesa.
remedy-failing = O Discord falha toda vez (erro { $code }). Tento de novo na próxima jogada ou clique.
remedy-refused = O Discord me recusa lá (erro { $code }). Verifique minhas permissões ou use `/domino board` em outro canal para mover a mesa.

## The panel and its pages
server-title =
    ### Este servidor
    As regras escolhidas pelos administradores. Aperte um botão para mudá-las.
server-untouched = Nenhuma ainda: todos podem abrir mesas em qualquer lugar.
server-boards = Tabuleiros
server-channels = Canais
server-posts = Publicações
server-roles = Cargos
server-limits = Limites
server-defaults = Mesas novas
server-members = Jogo limpo
server-permissions = Permissões
server-log = Registro
server-none_blocked = Ninguém está bloqueado. Um membro bloqueado não pode jogar, entrar em eventos nem ser convidado aqui.
server-blocked = Não podem jogar, entrar em eventos nem ser convidados aqui: { $names }.
server-fair = **O que conta.**
    Sair de uma partida é perdê-la, mesmo que outra pessoa assuma o lugar. A partir da quarta partida em 30 dias, duas pessoas mudam menos o rating. Desistências contam uma vez por dia. Partidas amistosas, só contra robôs e com distribuições repetidas não contam.
    Para tirar uma partida terminada, aperte **Mais** no resultado e depois **Invalidar partida**.
server-log_changed = - <t:{ $when }:d> **{ $manager }** mudou: { $about }
server-only_hosts = Neste servidor, só { $roles } podem abrir mesas.
server-only_planners = Neste servidor, só { $roles } podem planejar eventos.
server-zone = **Fuso horário** deste servidor: **{ $zone }**
server-quiet = Membros sem fuso horário têm **horas de silêncio**: **{ $hours }**
server-zone_pick = Fuso horário
server-quiet_pick = Horas de silêncio
server-quiet_none = Membros sem fuso horário **não têm horas de silêncio**.
perm-title = Nos canais onde mesas podem ser abertas:

## Rules: a sentence with the choice, one without, and the menu
rule-channels = Mesas e eventos só abrem em { $value } e nos tópicos deles.
rule-channels_none = Mesas e eventos podem ser abertos **em qualquer lugar**.
pick-channels = Canais e categorias para mesas
rule-results = Os resultados das partidas são publicados em { $value }.
rule-results_none = Os **resultados** ficam nas suas mesas.
pick-results = Canal de resultados
rule-hosts = Só { $value } podem abrir mesas.
rule-hosts_none = **Todos** podem abrir mesas.
pick-hosts = Cargos que podem abrir mesas
rule-planners = Só { $value } podem planejar eventos.
rule-planners_none = **Todos** podem planejar eventos.
pick-planners = Cargos que podem planejar eventos
rule-enders = { $value } podem encerrar qualquer mesa, como os administradores.
rule-enders_none = Só **administradores** podem encerrar mesas dos outros.
pick-enders = Cargos que podem encerrar mesas
rule-most_tables = Mesas abertas neste servidor: até **{ $value }**
pick-most_tables = Máximo de mesas abertas aqui
rule-most_hosted = Mesas abertas por anfitrião: até **{ $value }**
pick-most_hosted = Máximo de mesas por anfitrião
rule-clock = Mesas novas começam com: **{ $value }**
pick-clock = Relógio das mesas novas
rule-casual = Mesas novas são **amistosas**: os ratings não mudam.
rule-casual_none = Mesas novas **contam para os ratings**.
rule-casual_on = Amistosas
rule-casual_off = Com rating
pick-casual = Com rating ou amistosas
