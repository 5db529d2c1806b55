## Norme di gioco, e perché si leggono così

norm-direct_pozzetto_needs_no_pick_up = Il { pozzetto } preso { in-diretta } si gioca subito, senza pescare né raccogliere
norm-last_turn_is_finished = Chi pesca l'ultima carta giocabile finisce il suo turno
value-WildMoves-FREE_WILD_ONLY = solo una matta libera: il due naturale resta al suo posto
filling-nella-sua-posizione-naturale-9-asks-for-a-place-ove-inserita = «nella sua posizione naturale» (9) chiede un posto; «ove inserita prima del 3» (10) permette, non vincola
filling-a-wild-is-bound-to-its-meld-and-to-no-place-10-a-natural-two = una matta è legata al suo gioco e a nessun posto (10); un due naturale «non funge da pinella» (9), perciò resta
filling-solo-se-collocata-al-di-sotto-del-3-4-binds-and-a-wild-is-no = «solo se collocata al di sotto del 3» (4) vincola, e una matta non è un tre; «al posto del 2» (5) dice dove sta
filling-the-text-shifts-a-wild-of-a-natural-two-that-would-shift-and = il testo sposta la matta; di un due naturale che si sposti, e così lo diventi, non dice nulla
filling-the-text-has-it-among-the-manners-which-are-no-part-of-the-r = il testo lo mette nell'etica, che non è parte costitutiva del regolamento: da sé non vincola
filling-a-round-has-three-smazzate-at-least-and-the-text-sets-no-upp = un turno ha almeno tre smazzate, e il testo non pone un massimo
filling-the-round-ends-when-two-stock-cards-are-left-that-the-turn-i = il round finisce quando restano due carte da pescare; che prima si finisca il turno lo dice il codice FIBUR

## La durata di una partita

own-measure = Questo tavolo gioca secondo una misura propria. Durate secondo { $code }: { $lengths } ({ $article }).
