### As palavras desta língua: o que dizemos e, depois de “never”, o que não dizemos. Um teste as procura.
# turn timer → tempo por jogada; 2 minutes a turn → 2 minutos por jogada. never: } por vez; hora por vez; mais por vez; segundos por vez; dia por vez; Tempo por vez; tempo por vez
# take over a seat → Assumir o lugar de Ana. never: Assumir {
# the proof of a deal → Distribuição conferida. never: Sorteio limpo
# labels that open more → Publicar… never: Publicar …; Pontuar …
# a table before it starts → mesa aberta. never: a sala; uma sala; Sem sala; sala aberta; na sala; de salas
# a round → rodada, in Castle Rock too; the tiles held → mão. never: mão após mão; mão só; limite de mãos
# a double → carroça; cover it → cubra a carroça. never: tampar; a dobrada
# plays alone → joga sozinho. never: joga só
# a row → fila. never: fileira
# rounded to the nearest 5 → arredondado de 5 em 5. never: arredondado a
# a player leads → Ana começa; Sair leaves a table. never: { $name } sai.; { $leader } sai.; leads = sai; e sai na
