### Boards as text, names of open ends, and the last moves in brief.

## Ends
end-on = { $at }: { $tile }
end-toe = dedo em { $tile }
end-train = { $at }: trem de { $name }, { $value }
end-mexican = { $at }: trem mexicano, { $value }
end-open_double = { $at } (carroça aberta)
end-leaves = { $at }, deixa { $value }

## The same in a sentence: Ana played 6|4 on …
at-train = o trem de { $name }
at-mexican = o trem mexicano
at-tile = a { $tile }
at-value = uma ponta de { $value }

## Boards
board-empty = Ainda não há peças na mesa.
board-list = **{ $label }:** { $items }
board-last = **{ $tile }**
board-line = Linha, de A a B
board-ends = Pontas abertas (o número primeiro)
board-no_ends = Não há pontas abertas.
board-count = As pontas somam { $n }.
board-spinner = O pivô é { $tile }.
board-spinner_arm = Do pivô a { $at }
board-centre = O centro é { $tile }.
board-toe_arm = { $at }, a partir de { $tile }
toe = { $n ->
    [one] mais { $n } dedo
   *[other] mais { $n } dedos
}
board-hub = A estação é { $tile }.
board-train = { $at }: trem de { $name }{ $marks }
board-mexican = { $at }: trem mexicano{ $marks }
board-not_started = não começou
board-train_end = → { $value }
board-marker = { " " }com marca
board-open_double = { " " }(carroça aberta)
board-row = Fila a partir da ponta fechada
board-row_empty = A fila está vazia.
board-row_tile = { $position }: { $tile }
board-captures = Cercadas
board-capture_middle = { $tile } em { $position } (entre dois { $suit })
board-capture_triple = { $tile } em { $position } (três { $suit })
board-removed = Capturadas até agora: { $count }.
board-stack_row = Na frente de { $name }
board-stack = { $stack }: { $tile } de { $owner }
board-stack_high = { $stack }: { $tile } de { $owner }, altura { $height }
board-boneyard = Monte: { $count }.
board-asleep = Fora do jogo: { $count }.

## What the board asks of the player to move
demand-drawn = Se a peça comprada encaixa, ela tem que ser jogada.
demand-extra = A carroça precisa de outra peça com ela.
demand-toes = { $tile } precisa de { $count }: só { $value } pode ser jogado.
demand-double = { $doubles } está aberta: só { $value } pode ser jogado.
demand-doubles = { $doubles } estão abertas: só { $value } pode ser jogado.
demand-row = Coloque uma peça na ponta aberta da fila.
demand-capture = Capture e depois aperte Pronto.
demand-a = um { $value }

## The last moves in short
brief-turn = { $name } { $did }
brief-earlier = …
brief-leads = começa
brief-played = { $tile } em { $at }
brief-played_end = { $tile } em um { $at } aberto
brief-played_train = { $tile } no trem de { $owner }
brief-played_own = { $tile } no próprio trem
brief-played_mexican = { $tile } no trem mexicano
brief-captured = tomou { $tiles }
brief-took_back = devolveu uma captura
brief-drew = comprou { $count }
brief-passed = passou
brief-passed_on = não tem { $values }
brief-scored = +{ $points }
brief-marker_placed = ganhou uma marca
brief-marker_removed = perdeu a marca
brief-announced = “Uma peça!”
brief-skipped = perdeu a vez

## What happened to you
you-clock = O tempo acabou: um robô jogou { $tile } por você.
you-clock_at = O tempo acabou: um robô jogou { $tile } sobre { $at } por você.
you-clock_took = O tempo acabou: um robô tomou { $tiles } por você.
you-took = Você tomou { $tiles }.
you-took_back = Você devolveu uma captura ({ $tiles }).
you-drew = Você comprou { $tiles }.
you-passed = Você não pôde jogar e passou.
you-marker = Seu trem tem uma marca: qualquer um pode jogar nele.
you-skipped = Você perdeu a vez.
you-scored = Você fez { $points }: { $receipt }.
you-claim_failed = Você anunciou { $points }, mas a conta não era essa.
you-muggins = { $name } gritou Muggins! e levou { $points } de você.
you-muggins_nothing = { $name } gritou Muggins! para você, mas não havia nada a levar.
