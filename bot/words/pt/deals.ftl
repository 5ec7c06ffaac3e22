### Deals: checking them, playing them again, and comparing results with the same tiles.

cmd-verify = Conferir se a distribuição de uma partida foi honesta
cmd-verify-match = Qual partida (normal: a última deste canal)
verify-button = Distribuição conferida ✓
verify-title = ## { $game }: a distribuição das peças
verify-keys = ✅ **Chaves.** { $rounds }. Cada chave leva de volta a este número: `{ $commit }`
verify-lobby = Na mesa aberta, **Distribuição conferida ✓** mostrou este número antes da primeira distribuição.
verify-event = **Distribuição conferida ✓** da mensagem do evento já mostrava este número antes da distribuição: rodada { $round }, mesa { $table } em `numbers.txt`.
verify-no_lobby = Sem mesa aberta, ninguém viu este número antes da primeira distribuição. Então isto prova menos que uma partida com mesa aberta.
verify-draws = ✅ **Peças.** Sorteios (saída, distribuição): { $draws }. Cada um sai da chave da rodada e dos cliques de vocês, pelos números do Discord. Os cliques são { $clicks } para sentar e começar, e o último antes de cada sorteio.
verify-draws_alone = ✅ **Peças.** Sorteios (saída, distribuição): { $draws }. Cada um sai da chave da rodada e do último clique antes dele, se houve um.
verify-means =
    Então eu não escolhi peças depois de ver os jogadores. Já o anfitrião do bot pode olhar meu banco de dados.
    -# Confira o arquivo sem mim: `boneyard verify deals.txt`, ou use um programa seu.
verify-chain_over = Só as primeiras { $rounds } rodadas de uma partida podem ser conferidas.
verify-no_seed_chain = Esta partida foi aberta antes que a distribuição pudesse ser conferida.
verify-none_over = Nenhuma rodada desta partida acabou, então suas chaves ainda são secretas. Elas vão levar de volta a este número: `{ $commit }`. Guarde-o e pergunte de novo depois da rodada.
verify-flaw_checksum = ❌ O arquivo da distribuição está danificado.
verify-flaw_form = ❌ O arquivo da distribuição está incompleto.
verify-flaw_key = ❌ A chave da rodada { $number } não leva de volta ao primeiro número da partida.
verify-flaw_draw = ❌ Na rodada { $number } o sorteio deveria ter sido outro: peças foram trocadas.
verify-flaw_rules = ❌ Os sorteios do arquivo não são os desta partida.
verify-flaw_other = ❌ Na rodada { $number } as peças diferem da outra partida.
verify-same = ♻️ **Peças de { $match }.** Sorteios com as mesmas peças daquela partida: { $taken } de { $draws }; comparei cada um. Para conferir aquela partida: `/results verify match:{ $match }`
verify-same_fresh = Os outros sorteios são só desta mesa:
verify-same_means = -# Confira o arquivo sem mim: `boneyard verify deals.txt --of other.txt`, em que `other.txt` é o arquivo da partida { $match }.
verify-shared = ✅ **Peças.** Sorteios (saída, distribuição): { $draws }. Cada um sai só da chave, porque todas as mesas da rodada têm as mesmas chaves e peças. Todas mostram o número acima.
same_deal-play = Repetir peças
same_deal-revenge = Trocar lugares
same_deal-board = -# Peças de `{ $match }`
same_deal-lobby = -# **Peças de `{ $match }`**: cada rodada tem as peças daquela partida, enquanto houver. Amistosa: os ratings não mudam.
same_deal-lobby_new = -# Quem conhece estas peças não pode sentar. No fim você vê como os outros se saíram com elas.
same_deal-lobby_seen = -# { $host } já jogou estas peças, então ninguém mais pode sentar.
same_deal-lobby_turned = -# Desforra: cada um muda um lugar e recebe as peças do jogador anterior.
same_deal-compared = **Outros com as mesmas peças**, após { $rounds }
same_deal-side = { $names } **{ $points }**: { $others }
same_deal-other = { $names } { $points }
same_deal-median = { $others }; mediana { $median }
refusal-deal_hidden = Você está jogando estas peças. Depois da sua partida você pode ver como os outros se saíram.
refusal-no_private_threads = Uma noite duplicada esconde as outras mesas. Para isso preciso de um canal de texto, **Criar tópicos privados** e **Enviar mensagens em tópicos**.
refusal-deal_secret = Outras mesas ainda estão jogando estas peças. Você pode abrir isto depois da última mesa.
refusal-knows_deal = Você já jogou esta distribuição, então conhece as peças. **Mais** naquela partida deixa repeti-la entre robôs ou como desforra.
refusal-deal_closed = Um jogador daqui conhece estas peças, então ninguém mais pode sentar. Use **Repetir peças** em **Mais** daquela partida.
refusal-deal_fixed = Uma partida de peças repetidas mantém jogo, opções e lugares, e não conta para os ratings. Para outras regras use `/domino play`.
history-kind_same_deal = , peças repetidas
history-same_deal = Peças repetidas
history-same_deal_about = Peças de outra partida, não contam
