### As palavras desta língua: o que dizemos e, depois de “never”, o que não dizemos. Um teste as procura.
# turn timer → tempo por jogada. never: Tempo por vez; tempo por vez
# take over a seat → Assumir o lugar de Ana. never: Assumir {
# the proof of a deal → Distribuição conferida. never: Sorteio limpo
# labels that open more → Publicar… never: Publicar …; Pontuar …
