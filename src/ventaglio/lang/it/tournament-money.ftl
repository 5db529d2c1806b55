### Il denaro al tavolo di un torneo: quote, ricevute, cassa, premi dal montepremi.

how-cash = contanti
how-card = carta
how-transfer = bonifico

## A registro

audit-reductions-set = Quote ridotte: { $reductions }
audit-fees-agreed = Quota di { $who }: { $fees }{ $why ->
        [none] { "" }
       *[some] { " " }({ $why })
    }
audit-money-taken = { $back ->
        [yes] Restituiti a
       *[no] Incassati da
    } { $who }: { $amounts }, { $how }
audit-cash-moved = { $out ->
        [yes] Usciti dalla cassa
       *[no] Entrati in cassa
    }: { $cents }, { $how } – { $why }

## Perché no

desk-no-reductions = Le quote ridotte sono al massimo { $most }.
desk-no-money-amount = Un importo è in centesimi interi, non sotto zero e non oltre 100.000 €.
desk-no-money-nothing = Scrivi un importo.
desk-no-money-each = Scrivi un importo per ognuno dei { $players } giocatori di { $who }.
desk-no-money-back = A { $who } non si può restituire più di quanto è stato incassato.
desk-no-money-gone = L'iscrizione n. { $number } è stata annullata: il suo denaro si può solo restituire, a ogni giocatore il suo.
desk-no-fee-taken = La quota di { $who } è stata incassata con ricevuta. Restituisci il denaro invece di togliere il segno.
desk-no-pot = Questa regola non fa premi: servono posti con un peso maggiore di zero, e al massimo il 100 per cento del montepremi.

## Su carta

bad-paper-no-payment = La riga { $entry } del registro non è un pagamento.
paper-cash-sheet = Foglio di cassa
paper-cash-people = Quote
paper-cash-person = Giocatore
paper-cash-due = dovuto
paper-cash-paid = pagato
paper-cash-left = da pagare
paper-cash-why = ridotta
paper-cash-sum = Totale
paper-cash-till = La cassa
paper-cash-fees = Quote, { $how }
paper-cash-ticked = Quote segnate senza importo
paper-cash-gone = Di cui da iscrizioni annullate, da restituire
paper-cash-moved = Altro, { $how }
paper-cash-must = In cassa devono esserci, in contanti
paper-cash-movements = Entrate e uscite
paper-cash-prizes = Premi da pagare
paper-cash-rest = Restano dopo i premi
paper-receipts = Ricevute
paper-receipt = Ricevuta n. { $number }
paper-receipt-back = Restituzione n. { $number }
paper-receipt-from = Da
paper-receipt-to = A
paper-receipt-amount = Importo
paper-receipt-for = Per
paper-receipt-how = Pagato in
paper-receipt-by = Per l'organizzazione
paper-receipt-line = riga { $entry } del registro
paper-pot-told = Dal montepremi: quote { $fees } di { $people } giocatori, { $kept } trattenuti, { $share } in premi, { $left } restano all'organizzazione.

## Dalla riga di comando

help-tournament-fees =
    Dire che cosa devono i giocatori di un'iscrizione, dove non è quello che dice il bando; o mostrare e stabilire le
    quote ridotte.

      ventaglio tournament fees
      ventaglio tournament fees --reduction "Under 25=10" --reduction "Juniores=5:category=J"
      ventaglio tournament fees 12 --fee 20 --fee 10 --why "Under 25"
help-tournament-pay =
    Incassare la quota di un'iscrizione: tutto il dovuto, o un importo per ogni giocatore. Con --back si restituisce.

      ventaglio tournament pay 12
      ventaglio tournament pay 12 --amount 20 --amount 0 --how card
      ventaglio tournament pay 12 --amount 20 --amount 0 --back
help-tournament-cash =
    Mostrare il foglio di cassa della serata, o annotare che cos'altro è entrato in cassa o uscito.

      ventaglio tournament cash
      ventaglio tournament cash --in 100 --why "resto"
      ventaglio tournament cash --out 80 --why "sala"

opt-tournament-reduction = una quota ridotta e chi la paga, come "Under 25=10" o "Juniores=5:category=J"
opt-tournament-each-fee = che cosa deve un giocatore, una volta per ognuno
opt-tournament-amount = che cosa paga un giocatore, una volta per ognuno; tutto il dovuto se non si dice niente
opt-tournament-pay-how = come passa di mano il denaro
opt-tournament-back = il denaro è restituito
opt-tournament-cash-in = entra in cassa
opt-tournament-cash-out = esce dalla cassa
opt-tournament-pot = premi dal montepremi, per posto e peso, come 1:50,2:30,3:20
opt-tournament-percent = quanto per cento del montepremi va in premi
opt-tournament-keep = che cosa si trattiene prima dalla quota di ogni giocatore
opt-tournament-unit = i premi sono multipli di questo importo

tournament-reduction = «{ $text }» non è una quota ridotta: scrivi il nome e un importo, come "Under 25=10" o "Juniores=5:category=J".
tournament-pot = «{ $text }» non è un montepremi: scrivi posti e pesi, come 1:50,2:30,3:20.
tournament-paid-already = { $who } non deve niente.
tournament-no-reductions = Non ci sono quote ridotte.
tournament-cash-sums = dovuto { $due }, pagato { $paid }; in cassa { $till }
tournament-head-due = dovuto
tournament-head-paid = pagato
tournament-head-left = da pagare
tournament-head-why = ridotta
