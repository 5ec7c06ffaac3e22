### The log: a plain line for each event, receipts with the reasons for points, and penalties.

list-more = e mais { $n }
tile = { $n ->
    [one] { $n } peça
   *[other] { $n } peças
}
pip = { $n ->
    [one] { $n } ponto
   *[other] { $n } pontos
}
point = { $n ->
    [one] { $n } ponto
   *[other] { $n } pontos
}
move = { $n ->
    [one] { $n } jogada
   *[other] { $n } jogadas
}
log-lot = { $name } { $tile }
log-lots_lead = a saída
log-lots_deal = a distribuição
log-lots_won = Sorteio para { $what }: { $lots }.
log-lots_won_deal = Sorteio para { $what }: { $lots }. { $name } dá as peças.
log-lots_again = Sorteio para { $what }: { $lots }. Empate: sorteiam de novo.
log-round = Rodada { $number }: { $leader } começa.
log-laid = A casa pôs { $tiles } à mostra.
log-laid_for = { $name } pôs { $tiles } à mostra.
log-laid_down = { $name } jogou { $tile }.
log-played = { $name } jogou { $tile } sobre { $end }.
log-stacked = { $name } pôs { $tile } em { $stack }, sobre { $covered } de { $owner }.
log-captured_middle = { $name } capturou { $tiles } do lugar { $position }.
log-captured_triple = { $name } capturou três peças, { $tiles }, em volta do lugar { $position }.
log-took_back = { $name } devolveu uma captura ({ $tiles }).
log-drew = { $name } comprou { $count }.
log-table_resigned = { $name } desistiu. Um robô continua.
log-table_came_back = { $name } voltou e joga de novo.
log-table_taken_over = { $name } assumiu o lugar de { $before }.
log-table_undone = { $name } desfez a última jogada.
log-table_replaced = Um robô joga por { $name }, há uma semana sem jogar. { $name } pode voltar quando quiser.
log-table_left_server = { $name } saiu do servidor. Um robô joga até { $name } voltar.
log-table_taken_out = A partir de agora um robô joga por { $name }.
log-passed = { $name } não pôde jogar e passou.
log-passed_on = { $name } não pôde jogar em { $values } e passou.
hand-since = Desde sua última jogada: { $moves }
log-title = ### { $game }: a rodada inteira
log-open = Rodada inteira
page-earlier = ← Antes
page-later = Depois →
page-previous = ← Anterior
page-next = Próxima →
log-scored = { $name } fez { $points }: { $receipt }.
log-overshot = Os { $points } de { $name } passariam da meta, então não contam.
log-claim_failed = { $name } anunciou { $points }, mas a conta não era essa.
log-muggins = { $name } gritou Muggins! para { $victim } e levou { $points }.
log-muggins_nothing = { $name } gritou Muggins! para { $victim }, mas não havia nada a levar.
log-announced = { $name }: falta uma peça!
log-no_notice_draw = { $name } não disse “Uma peça!” a tempo e compra uma peça.
log-no_notice_no_tile = { $name } não disse “Uma peça!” a tempo, mas o monte está vazio.
log-no_notice_fifty = { $name } não disse “Uma peça!” a tempo e leva 50 pontos de castigo.
log-no_notice_skip = { $name } não disse “Uma peça!” a tempo e perde a próxima vez.
log-no_notice_forgive = { $name } tem uma peça e não avisou. Esta mesa perdoa.
log-illegal_draw_draw = { $name } comprou sem precisar e compra outra peça.
log-illegal_draw_no_tile = { $name } comprou sem precisar, mas o monte está vazio.
log-illegal_draw_fifty = { $name } comprou sem precisar e leva 50 pontos de castigo.
log-illegal_draw_skip = { $name } comprou sem precisar e perde a próxima vez.
log-illegal_draw_keep = { $name } comprou sem precisar e fica com a peça.
log-illegal_draw_keep_and_play = { $name } comprou sem precisar, fica com a peça e tem que jogar.
log-illegal_draw_forgive = { $name } comprou sem precisar: a peça volta sem ser vista, e { $name } tem que jogar.
log-marker_placed = O trem de { $name } ganhou uma marca: qualquer um pode jogar nele.
log-marker_removed = O trem de { $name } perdeu a marca.
log-skipped = { $name } perdeu a vez.
log-gave_up = { $name } desistiu.
log-round_domino = { $name } bateu: a rodada { $number } acabou.
log-round_blocked = Ninguém pode jogar: a rodada { $number } fechou.
log-round_row_done = Ninguém tem peças: a rodada { $number } acabou.
log-round_target = Meta alcançada: a rodada { $number } acabou.
log-round_won = O jogo está ganho.
log-round_lost = Não restam capturas: o jogo está perdido.
log-round_given_up = O jogador desistiu.
log-match = Fim da partida. Vitória de { $winners }.
log-match_lost = Fim da partida. Ninguém ganhou.

## Receipts
receipt-plain = { $terms } = { $points }
receipt-factor = ({ $terms }) × { $factor } = { $points }
receipt-rounded = { $terms } = { $sum }, arredondado de { $unit } em { $unit }: { $points }
receipt-factor_rounded = ({ $terms }) × { $factor } = { $sum }, arredondado de { $unit } em { $unit }: { $points }
receipt-rounded_one = { $terms }, arredondado de { $unit } em { $unit }: { $points }
receipt-floored = { $terms } = { $sum }, ou seja, 0
receipt-nothing = 0
why-losers = perdedores { $n }
why-opponents = nas mãos { $n }
why-own = próprios { $n }
why-hand = mão { $n }
why-captured = capturadas { $n }
why-left_in_row = restam na fila { $n }
why-end = pontas { $n }
why-double_blank = carroça de branco { $n }
why-tops = topos { $n }
why-penalty = castigo { $n }
why-leftover = sobras { $n }
why-fives = cincos { $n }
why-threes = três { $n }
why-last_tile = última peça { $n }
why-lightest = menos pontos { $n }
why-round = rodada { $n }
why-capicua = lá e lô { $n }
why-lead_pass = passe na saída { $n }
why-round_pass = todos passaram { $n }
why-first_wins = prêmio inicial { $n }
why-love = de volta a 0 { $n }
