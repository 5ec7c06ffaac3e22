
### The commands of the bot's owner, in their own server.
cmd-admin = Cuidar do bot (só o dono dele)
cmd-health = Mostrar a saúde do bot
cmd-stuck = Listar mesas que não avançam e por quê
cmd-stuck-table = Id de uma mesa: mostra o que ela espera
cmd-announce = Publicar uma mensagem em todos os servidores
cmd-announce-message = A mensagem
cmd-drain = Pôr as mesas em repouso antes de atualizar
cmd-drain-minutes = Minutos até o bot voltar; 0: continuar já
cmd-forget = Apagar os dados de alguém ou de um servidor deixado
cmd-forget-person = O id da pessoa no Discord
cmd-forget-server = O id do servidor no Discord
cmd-forget-sure = Apagar já: não dá para desfazer
admin-not_owner = Só o dono do bot pode fazer isso.
admin-health =
    ### Saúde
    - Conexão: desde <t:{ $up }:R>, último sinal há { $silent } s, **{ $delay } ms** por batimento (−1: ainda não)
    - Servidores: **{ $servers }**
    - Mesas abertas: **{ $tables }**, em jogo: **{ $playing }**
    - Tabuleiros a redesenhar: **{ $boards }**, o primeiro há **{ $lag } s**; cliques em espera: **{ $clicks }**
    - Erros hoje (UTC): **{ $errors }**
admin-newest = - Erro mais recente, <t:{ $at }:R>: `{ $text }`
admin-none_stuck = Nenhuma mesa está travada e nenhum canal está fechado para mim.
admin-stuck = - { $table } ({ $game }): { $why }
admin-failed = { $n ->
    [one] { $n } passo falhou; tento de novo
   *[other] { $n } passos falharam; tento de novo
}
admin-homeless = o canal dela não existe mais; o anfitrião pode movê-la
admin-parked = - <#{ $channel }>: fechado para mim; os tabuleiros esperam
admin-more = { $n ->
    [one] - mais { $n }
   *[other] - mais { $n }
}
admin-rests_lobby = { $table } ainda não começou ou já terminou: nada avança sozinho.
admin-rests_claims = { $table } ainda ouve anúncios.
admin-rests_pace = { $table }: um robô deixa ver a última jogada.
admin-rests_reply_delay = { $table }: a jogada automática do lugar { $seat } leva o seu tempo.
admin-rests_outage = { $table }: o tempo não corre enquanto ninguém pode jogar.
admin-rests_person = { $table } espera o lugar { $seat }.
admin-until = Sozinha, ela segue <t:{ $until }:R>.
admin-acts = { $table }: algo avança agora mesmo. Pergunte de novo em um momento.
admin-announced = Servidores com o anúncio: { $posted }. Não publicado em { $lacking }.
admin-draining = Nenhuma mesa nova abre e os relógios estão parados. Os tabuleiros dizem que você volta <t:{ $until }:R>. Reinicie quando quiser.
admin-not_draining = Mesas abrem de novo e os relógios correm.
admin-no_id = Dê o id de uma pessoa ou de um servidor.
admin-not_sure = Isso apaga todos os dados de { $number }. Envie de novo com `sure: True`.
admin-still_there = Ainda estou nesse servidor. Os administradores dele podem me remover antes.
admin-forgotten = Os dados foram apagados.
drain-board = -# O Boneyard faz uma pausa para atualizar. Os relógios estão parados. Volta <t:{ $until }:R>.
refusal-draining = O Boneyard vai reiniciar e não abre mesas novas. Tente de novo <t:{ $until }:R>.
