# L'analisi di una smazzata o di una passata: una pagina che arriva quando qualcuno la apre.

page-study-title = Analisi
page-study-title-hand = Analisi · { $hand }
page-study-about =
    Accanto a ogni decisione si mette quello che ne pensa il bot più forte, da quel che si vedeva da quel posto: quanto valeva ogni scelta, e perché.
page-study-waits =
    { $number ->
        [one] C'è un'analisi prima di questa.
       *[other] Ci sono { $number } analisi prima di questa.
    }
page-study-works = L'analisi è in corso.
page-study-progress = A che punto è
page-study-done-of = { $done } decisioni su { $total }
page-study-come-back = Puoi lasciare questa pagina e tornare: va avanti da sé.
page-study-is-done = L'analisi è pronta.
page-study-no-opinion = Per questo gioco non c'è un bot che sappia dire quanto vale una scelta.
page-study-moments = Quello che ha contato di più
page-study-no-moments = Nessuna decisione si distingue: tutti hanno fatto più o meno il meglio che si poteva.
page-study-to-table = Vedi al tavolo
page-study-graph-line = { $name }: risultato atteso { $first } all'inizio, fatto { $last } alla fine.
page-study-graph-of = { $name }: risultato atteso, meno quello degli altri
page-study-seen = a carte viste
page-study-show-seen = Mostra che cosa si direbbe a carte viste
page-study-seen-about = Nessuno allora poteva saperlo: è esatto, con tutte le carte scoperte e ognuno che gioca al meglio.
page-study-decisions = Tutte le decisioni
page-study-whose = Di chi
page-study-everybody = Di tutti
page-study-choice = Scelta
page-study-worth = Valore
page-study-done = fatta
page-study-lost = −{ $points }
page-study-columns = Il numero a destra è il valore di quel che si è fatto; in rosso, quanto meno della scelta migliore, dove è più di quanto c'è di incerto.
page-study-hands = Le altre analisi di questa partita
page-study-no-choice = Qui non c'era niente da pesare.
page-study-legend =
    Il valore è quello che il bot più forte si aspetta da quanto si vedeva da quel posto: punti alla fine della { $game ->
        [burraco] smazzata
        [tressette] passata
       *[other] mano
    }, meno quelli degli altri, con l'errore standard (±). Per ogni decisione si sono guardate { $worlds } disposizioni delle carte non viste. Ogni perdita si misura da quel momento: sommarle dice troppo. { $game ->
        [burraco] Si pesano soltanto i punti: il Campione ama anche i burrachi puliti, e ogni tanto per loro sceglie altrimenti.
       *[other] { "" }
    }
page-study-share = Copia il collegamento
page-study-back = Al conteggio
