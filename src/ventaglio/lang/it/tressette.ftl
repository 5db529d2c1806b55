### Tressette: le sue norme, le sue parole, il conteggio, e quello che succede al tavolo.

## Il codice, le carte e i pali

code-fitres = FITRES
code-tradizionali = FITRES, tradizionali
code-moderne = FITRES, moderne
code-adopting = { $code } + { $count } moderne
palo-d = danari
palo-s = spade
palo-c = coppe
palo-b = bastoni
suit-words-d = danari denari ori cuori
suit-words-s = spade picche
suit-words-c = coppe quadri
suit-words-b = bastoni fiori
accuse-words-3 = 3 tre
accuse-words-2 = 2 due
accuse-words-A = a asso assi
accuse-words-N = n napoletana
palo-french-d = ♥
palo-french-s = ♠
palo-french-c = ♦
palo-french-b = ♣
french-order = Carte francesi: 3 2 A K J Q 7 6 5 4 dalla più alta; il fante sta per il Cavallo e batte la donna.

## Quello che succede

passata-begins = Passata { $number }. Cartaro: { $dealer }. Alza: { $cutter }.
passata-thrown-in = Le carte si mischiano e si distribuiscono di nuovo: { $cause }.
passata-annulled = La passata è annullata e si ripete: { $cause }.
redeal-absent = mancava un giocatore
redeal-exposed = si sono scoperte delle carte
redeal-fallen = sono cadute delle carte sul pavimento
redeal-miscount = qualcuno ha ricevuto troppe carte o troppo poche
redeal-manner = le carte non sono state distribuite nel modo previsto
redeal-found-late = a gioco in corso si è visto che qualcuno aveva ricevuto un altro numero di carte
redeal-three-pairing-cards = le tre carte che formano le coppie sono in una mano sola
pair-shown =
    { $who ->
        [you] Dichiari { $card }.
       *[other] { $name } dichiara { $card }.
    }
pairs-formed = Coppie: { $first } contro { $second }.
pairs-formed-swapped = Coppie: { $first } contro { $second }. Due giocatori hanno cambiato posto, così i compagni siedono di fronte.
pairs-secret = Le coppie sono ignote: chi ha { $first } gioca con chi ha { $second } o, se è lui stesso, { $third }.
trick-card = { $name } { $card }
trick-led =
    { $who ->
        [you] Giochi { $card } in silenzio.
       *[other] { $name } gioca { $card } in silenzio.
    }
trick-led-saying =
    { $who ->
        [you] Giochi { $card }: «{ $said }» – { $meaning }.
       *[other] { $name } gioca { $card }: «{ $said }» – { $meaning }.
    }
trick-going-on = { $cards } …
trick-taken =
    { $who ->
        [you] { $cards } – la pigliata è tua
       *[other] { $cards } – piglia { $name }
    }{ $worth ->
        [none] , e non vale niente.
       *[other] , e vale { $worth }.
    }
trick-shown =
    { $who ->
        [you] { $cards }; hai pigliato tu
       *[other] { $cards }; ha pigliato { $name }
    }
declared-told =
    { $who ->
        [you] Dici «{ $said }» – { $meaning }.
       *[other] { $name } dice «{ $said }» – { $meaning }.
    }
announced-told =
    { $who ->
        [you] Prima di giocare dici «{ $said }» a { $suit } – { $meaning }.
       *[other] { $name } dice «{ $said }» a { $suit }, che sta per giocare – { $meaning }.
    }
accused-told =
    { $who ->
        [you] Accusi «{ $said }»: { $points } punti per { $meaning }.
       *[other] { $name } accusa «{ $said }»: { $points } punti per { $meaning }.
    }
accused-declared =
    { $who ->
        [you] Dichiari «{ $said }» – { $meaning }.
       *[other] { $name } dichiara «{ $said }» – { $meaning }.
    }
accused-implied =
    { $who ->
        [you] Con ciò è accusato anche «{ $said }»: { $points } punti per { $meaning }.
       *[other] Con ciò { $name } ha accusato anche «{ $said }»: { $points } punti per { $meaning }.
    }
claimed-valid =
    { $who ->
        [you] Metti a terra: { $cards }. Sono sovrane: il resto è tuo.
       *[other] { $name } mette a terra { $cards }. Sono sovrane: il resto va a { $name }.
    }
claimed-failed =
    { $who ->
        [you] Metti a terra: { $cards }. Non sono tutte sovrane: restano scoperte, e si gioca a meglio a meglio.
       *[other] { $name } mette a terra { $cards }. Non sono tutte sovrane: restano scoperte, e si gioca a meglio a meglio.
    }
called-out-told =
    { $who ->
        [you] Chiami: «fuori».
       *[other] { $name } chiama: «fuori».
    }
verified-short =
    { $who ->
        [you] Conti: manca { $thirds }.
       *[other] { $name } conta: manca { $thirds }.
    }
verified-reached =
    { $who ->
        [you] Conti: i punti ci sono.
       *[other] { $name } conta: i punti ci sono.
    }
must-speak =
    { $who ->
        [you] La partita è vinta. Andate per cappotto? Parli per primo.
       *[other] La partita è vinta. I vincitori vanno per cappotto? Parla { $name }.
    }
spoke =
    { $who ->
        [you] Dici «{ $said }».
       *[other] { $name } dice «{ $said }».
    }
slam-declared = I vincitori vanno per cappotto.
self-call-due = La coppia chiamata troppo presto ha ora i punti: deve chiamarsi fuori prima della prossima giocata di battuta.
match-given-by-call = Chi chiama fuori prima del tempo perde la partita.
passata-over = La passata è finita.

match-ended-slam = La partita è finita: cappotto.
match-ended-slam-after-win = La partita è finita: cappotto, a partita già vinta.
match-ended-slam-missed = La partita è finita: il cappotto dichiarato non è stato realizzato.
match-ended-passate = La partita è finita: le passate sono state giocate tutte.
match-ended-tie = La partita è finita in parità.

## Il conteggio e la posta

score-cards = carte pigliate: { $thirds }
score-last-trick = l'ultima pigliata
score-buongioco = buongioco accusato
score-implied-buongioco = buongioco implicito negli altri
count-passata-total = totale della passata
stakes-title = Ogni perditore paga a un vincitore
stakes-total = poste
stakes-none = Parità: nessuno paga.
stakes-tie = parità
stakes-stake = la posta
stakes-stake-by-difference = la posta, secondo la differenza di punti
stakes-marcio = i perditori non hanno sbatuffato
stakes-slam = cappotto
stakes-slam-after-win = cappotto a partita già vinta: niente di più
stakes-slam-by-claim = cappotto con la messa a terra
stakes-slam-after-call = cappotto dopo la chiamata: niente di più
stakes-slam-missed = cappotto dichiarato e non realizzato
stakes-called-out = i perditori hanno chiamato fuori
pot-to-winners = Il piatto va ai vincitori.
pot-doubled = I vincitori raddoppiano il piatto.

## Il tavolo

table-passata = passata { $number }
table-passata-to = passata { $number }, ai { $target }
table-trick = battuta { $number }
table-cartaro = cartaro
table-di-mano = di mano
table-partner = compagno
table-star = {"*"} la carta che per ora piglia
table-last-trick = Ultima pigliata
table-accused = Accuse
table-exposed = { $name }, scoperte
table-pairs-unknown = coppie ignote
score-pairs-unknown = Le coppie sono ignote: nessuno può ancora contare per una coppia.
score-side =
    { $names } – { $score } prima di questa passata; in questa { $tricks ->
        [0] nessuna pigliata
        [one] una pigliata
       *[other] { $tricks } pigliate
    }{ $thirds ->
        [none] {""}
       *[other] , { $thirds } di carte
    }{ $accused ->
        [0] {""}
       *[other] , { $accused } di accuse
    }
score-count-yourself = Quanto valgono le pigliate lo conta ognuno da sé, salvo quelle che può rivedere: il codice non lo fa dire (Art. 130, 155).
review-last = L'ultima pigliata
review-own = Le pigliate della tua coppia
review-first = La prima pigliata, che è degli avversari
review-none = Ora non si può rivedere nessuna pigliata: la prossima battuta è cominciata, o le norme non lo consentono.
review-no-trick = Non c'è ancora nessuna pigliata.

## Le scelte

choices-show = mostra: devi dichiarare { $card }
choices-follow = devi rispondere al palo: { $suit } ({ $cards })
choices-void = non hai { $suit }: puoi giocare { $cards }, ma senza pigliare
choices-lead = puoi giocare { $cards }; la carta da sola si gioca in silenzio
choices-words = con le parole tutti sentono che cosa hai a quel palo:
choices-ahead = prima della carta, per poi dichiarare altro: { $meaning }
choices-others =
    { $count ->
        [one] dico: un'altra cosa che si può dire prima di giocare
       *[other] dico: altre { $count } cose che si possono dire prima di giocare
    }
choices-accuse = acc: il buongioco che hai, da palesare prima della tua prima carta
choices-claim =
    { $holds ->
        [yes] terra: metti a terra tutte le carte; pigliano tutto quello che resta
       *[no] terra: metti a terra tutte le carte, se pigliano tutto quello che resta
    }
choices-call =
    { $who ->
        [us] fuori: la partita finisce qui, la tua coppia ha raggiunto i { $target }
        [them] fuori: chiami gli avversari, se credi che abbiano raggiunto i { $target }
       *[either] fuori: chiami gli avversari, se credi che abbiano raggiunto i { $target }; se li ha già la tua coppia, la partita finisce lì
    }
choices-buongioco =
    { $points ->
        [0] { $means }
       *[other] { $means }: { $points } punti
    }
choices-number = Un numero fa quello che gli sta accanto.
suit-unsaid = { $said }; quale palo intendi non si dice
formulas-none = Con { $card } ora non si dice nulla.
declarations-none = Ora non c'è nulla da dichiarare, oltre alle parole che vanno con la giocata.
accusations-none = Ora non hai nulla da accusare.
prompt-lead =
    carta [parole]{ $accusations ->
        [0] {""}
       *[other] , acc ({ $accusations })
    }{ $says ->
        [0] {""}
       *[other] , dico ({ $says })
    }, h suggerimenti, ? >
prompt-follow =
    { $suit ->
        [any] una carta qualsiasi
       *[other] una carta di { $suit }
    }{ $accusations ->
        [0] {""}
       *[other] , acc ({ $accusations })
    }, h suggerimenti, ? >
prompt-say = { $words } >
prompt-show = mostra (devi dichiarare { $card }) >
prompt-call = fuori, o Invio per andare avanti >
prompt-claim = terra, o Invio per aspettare il tuo turno >
chance-claim = Le tue carte pigliano tutto quello che resta, qualunque carta si giochi prima del tuo turno: puoi metterle a terra adesso.
chance-call =
    { $how ->
        [due] La tua coppia ha raggiunto i { $target }. Chiamata troppo presto, deve chiamarsi fuori prima della prossima battuta, o un cappotto non varrebbe.
        [us] La tua coppia ha raggiunto i { $target }: se chiami fuori la partita finisce qui; continuando potete ancora fare cappotto.
       *[them] { $names } hanno raggiunto i { $target }: se li chiami fuori la partita finisce, a meno che non vadano per cappotto.
    }
claim-sure = Tutte a terra? Se una è soggetta, giocherai a meglio a meglio. s/n >
claim-not = Tieni le carte in mano.
call-sure = Chiami fuori? Una chiamata prima del tempo si paga. s/n >
call-not = Non hai chiamato.
unclear-tressette-verb = «{ $word }» non è un comando. Una carta la gioca: d3, o d3 busso con le parole; ? spiega il resto.
unclear-dialogue = «{ $word }» qui non è una risposta: di' { $words }, o un numero.
unclear-words = «{ $words }» qui non si dice. h mostra che cosa si può dire, e la carta con ? le parole che le vanno insieme.
unclear-words-several = «{ $words }» può voler dire { $count } cose: scrivine di più.
unclear-formula-number = { $card } non ha una formula { $number }: la carta con ? le mostra.
play-tressette-help =
    Si risponde al palo se si può; la carta più alta del palo di battuta piglia, e chi piglia è di mano. Si gioca verso
    destra.

      d3          gioca una carta; di mano, in silenzio
      d3 busso    la gioca con le parole: d3 ? mostra quali, d3 2 la seconda
      dico        che altro si può dire prima di giocare; dico faglio
      acc         accusa il buongioco, al primo turno; acc 3 s: tre Tre, manca s
      terra       mette giù tutte le carte: pigliano tutto il resto (chiede ancora)
      fuori       chiama fuori gli avversari, o la tua coppia (chiede ancora)
      h           che cosa farebbe uno bravo, e tutto quello che puoi fare

      Invio       il tavolo        k         quello che tutti sanno
      s           il punteggio     l         le pigliate che si possono rivedere
      r           le regole        perché    l'ultimo rifiuto spiegato
      ? gioco     come si gioca    ? parole  che cosa si dice al tavolo
      salva FILE  salva            q         esci

    Carte: d danari, s spade, c coppe, b bastoni, con 3 2 A R C D 7 6 5 4 dalla più alta: Re, Cavallo, Donna. Sul tavolo
    una freccia mostra a chi tocca, e {"*"} la carta che per ora piglia.
play-tressette-help-french = Carte francesi come 3h, Ks: ♥ danari, ♠ spade, ♦ coppe, ♣ bastoni; K J Q per Re, Cavallo, Donna: il fante batte la donna.
play-tressette-welcome = ? comandi · ? gioco come si gioca · r regole · q esci
play-training = Allenamento: il tavolo conta per te, ti avverte quando una coppia ha i punti e ti dice se le tue carte reggerebbero a terra. Il codice non consente niente di tutto ciò (Art. 118, 130, 155).
lesson-game = gioco
lesson-words = parole

command-tressette-say = dico dichiaro
command-tressette-accuse = acc accuso accusa
command-tressette-claim = terra
command-tressette-call = fuori chiamo
command-tressette-show = mostra mostro
command-tressette-known = k noto
command-tressette-last = l ultima pigliata

## Quello che tutti sanno

known-title =
    { $count ->
        [0] Quello che tutti sanno prima che finisca la prima battuta
        [one] Quello che tutti sanno dopo una pigliata
       *[other] Quello che tutti sanno dopo { $count } pigliate
    }
known-nothing = Nessuno ha ancora giocato o detto nulla: non c'è niente che tutti sappiano.
known-legend = Per esempio { $example } sono due carte: una certa, l'altra tra quelle in parentesi. Viene tutto da quello che si è giocato e detto: non si guarda in nessuna mano, nemmeno nella tua.
known-void = nessuna
known-said = Battuta { $trick }, { $name }{ $card }: «{ $said }» – { $meaning }.
known-accused =
    { $who ->
        [you] Hai reso noto «{ $said }» – { $meaning }.
       *[other] { $name } ha reso noto «{ $said }» – { $meaning }.
    }

## Quello che si dice al palo di giocata

formula-sola = unica o ultima carta del palo, e non sovrana
formula-piombo = unica o ultima carta del palo, e sovrana
formula-si-liscia = due carte: si gioca la più alta e resta una semplice
formula-e-mia-si-liscia = due carte: si gioca la più alta, che è sovrana, e resta una semplice
formula-terzo = tre carte, e le due che restano sono semplici
formula-168-terzo = tre carte, e le due che restano sono semplici, senza il Re
formula-si-liscia-due-volte = tre carte: si gioca la più alta e restano due semplici
formula-e-mia-si-liscia-due-volte = tre carte: si gioca la più alta, che è sovrana, e restano due semplici
formula-e-mia-terzo = tre carte: quella giocata è sovrana, o soggetta solo alle semplici che restano
formula-168-e-mia-terzo = tre carte senza tressette: quella giocata è soggetta solo a quelle che restano
formula-terzo-di-re = tre carte senza tressette: il Re resta in mano
formula-lungo = quattro carte, e quelle che restano sono semplici
formula-168-lungo = quattro carte: non restano carte di tressette, né il Re
formula-si-liscia-lungo = quattro carte: si gioca la più alta e restano tre semplici
formula-e-mia-lungo = quattro carte: quella giocata è sovrana, o soggetta solo alle semplici che restano
formula-168-e-mia-lungo = quattro carte senza tressette: quella giocata è soggetta solo a quelle che restano
formula-lungo-di-re = quattro carte senza tressette: il Re resta in mano
formula-lunghissimo = cinque carte o più, e quelle che restano sono semplici
formula-168-lunghissimo = cinque carte o più: non restano carte di tressette, né il Re
formula-si-liscia-lunghissimo = cinque carte o più: si gioca la più alta, le altre sono semplici
formula-e-mia-lunghissimo = cinque carte o più: quella giocata è sovrana, o soggetta solo alle semplici che restano
formula-168-e-mia-lunghissimo = cinque carte o più senza tressette: quella giocata è soggetta solo a quelle che restano
formula-lunghissimo-di-re = cinque carte o più senza tressette: il Re resta in mano
formula-liscio-e-busso = tre carte con l'Asso, che resta in mano
formula-liscio-e-busso-lungo = quattro carte con l'Asso, che resta in mano
formula-liscio-e-busso-lunghissimo = cinque carte o più con l'Asso, che resta in mano
formula-ribusso = tre carte con il Due, che resta in mano
formula-ribusso-lungo = quattro carte con il Due, che resta in mano
formula-ribusso-lunghissimo = cinque carte o più con il Due, che resta in mano
formula-busso = tre carte con il Tre, che resta in mano
formula-busso-lungo = quattro carte con il Tre, che resta in mano
formula-busso-lunghissimo = cinque carte o più con il Tre, che resta in mano
formula-ventotto-piombo = solo Due e Asso: si gioca il Due
formula-ventotto-terzo = tre carte con Due e Asso, e se ne gioca uno
formula-ventotto-lungo = quattro carte con Due e Asso
formula-ventotto-lunghissimo = cinque carte o più con Due e Asso
formula-ventinove-piombo = solo Tre e Asso: si gioca il Tre
formula-ventinove-terzo = tre carte con Tre e Asso, e se ne gioca uno
formula-ventinove-lungo = quattro carte con Tre e Asso
formula-ventinove-lunghissimo = cinque carte o più con Tre e Asso
formula-venticinque-piombo = solo Tre e Due, giocati uno di seguito all'altro
formula-168-venticinque-piombo = solo Due e Tre, giocati in quest'ordine
formula-venticinque-terzo = tre carte con Tre e Due: si gioca il Due
formula-venticinque-terzo-di-re = Tre, Due e Re: si gioca il Due, e si vuole l'Asso
formula-venticinque-lungo = quattro carte con Tre e Due
formula-venticinque-lungo-di-re = quattro carte con Tre, Due e Re, che resta in mano: si vuole l'Asso
formula-venticinque-lunghissimo = cinque carte o più con Tre e Due
formula-venticinque-lunghissimo-di-re = cinque carte o più con Tre, Due e Re, che resta in mano: si vuole l'Asso
formula-napoletana = Tre, Due e Asso, e nessun'altra carta
formula-napoletana-lungo = quattro carte con Tre, Due e Asso
formula-napoletana-lunghissimo = cinque carte o più con Tre, Due e Asso
formula-ancora-lunghissimo = ancora cinque carte o più

## Che altro si dice

declare-questo-piombo = ho fatto questo piombo
declare-liscio-qui = sono liscio qui
declare-feci-un-piombo = feci un piombo
declare-faglio = sono faglio a un palo
declare-faglio-al-compagno = faglio al mio compagno
declare-liscio-al-compagno = liscio al mio compagno
declared-questo-piombo = a { $suit } non resta nessuna carta
declared-liscio-qui = a { $suit } resta una carta soggetta
declared-feci-un-piombo = è finito un palo a cui non si era giocato prima che rilevasse la mano
declared-faglio = sprovvisto di carte a un palo, in origine o ora
declared-faglio-al-compagno = nessuna carta al palo del compagno ({ $suit })
declared-faglio-al-compagno-unnamed = nessuna carta al palo del compagno
declared-liscio-al-compagno = almeno una carta non sovrana al palo del compagno ({ $suit })
declared-liscio-al-compagno-unnamed = almeno una carta non sovrana al palo del compagno
accuse-three = tre { $rank }, manca { $suit }
accuse-four = quattro { $rank }
accuse-napoletana = Napoletana a { $suit }
accuse-means =
    { $kind ->
        [three] { $rank ->
            [asso] l'asso
           *[other] il { $rank }
        } di tutti i pali tranne { $suit }
        [four] { $rank ->
            [asso] l'asso
           *[other] il { $rank }
        } di tutti i pali
       *[napoletana] Tre, Due e Asso di { $suit }
    }
accuse-rank-3 = Tre
accuse-rank-2 = Due
accuse-rank-A = Assi
accuse-rank-N = Napoletana
word-non-vado = non vado
word-vado = vado
word-non-potrei = non potrei
word-potrei = potrei
word-andiamo = andiamo
word-non-andiamo = non andiamo
word-scopro = scopro le carte
word-no = no
means-non-vado = non si va per cappotto
means-vado = si va, e decide uno solo
means-non-potrei = io non potrei; decidi tu
means-potrei = io potrei; decidi tu
means-andiamo = si va, d'accordo
means-non-andiamo = non si va
means-scopro = non si va: si scoprono le carte
means-no = non si va

## Le parti di un insieme di norme

section-cards = Le carte
section-preliminaries = Le attività preliminari
section-play = Il gioco
section-claim = La messa a terra
section-declarations = Le dichiarazioni
section-pairs = Coppie, posti, partita
section-stakes = La posta
section-calling-out = La chiamata fuori
section-buongioco = Il buongioco
section-duplicate = Il duplicato
section-spectators = Gli spettatori

## Le norme

norm-tressette-ranks = Gradi, dal più alto
norm-tressette-cutter = Chi alza
norm-tressette-suits = Pali, senza gerarchia
norm-thirds = Valore delle carte in punti
norm-fractions_dropped = Le frazioni si perdono
norm-deck_points = Punti di una passata
norm-last_trick_points = Punti dell'ultima pigliata
norm-tressette_cards = Carte di tressette
norm-simple_cards = Carte semplici
norm-groups = Gruppi con un nome
norm-sovereign_when_higher_are_out = Una carta è sovrana quando le superiori sono uscite
norm-french_pack = Carte francesi al posto delle italiane
norm-sealed = L'insieme è intero: non vi si adotta né si cambia nulla
norm-preliminaries = Prima di ogni passata
norm-duplicated_hands_shuffled = Le mani duplicate si mischiano
norm-everybody_may_shuffle = Tutti possono mischiare
norm-dealer_may_shuffle_last = Il cartaro può mischiare per ultimo
norm-smallest_cut = Carte, almeno, di una porzione dell'alzata
norm-shuffle_after_cut = Rimischiare dopo l'alzata
norm-lower_portion_on_top = La porzione inferiore va sopra
norm-dealt_to_the_right = Le carte si distribuiscono per giro a destra
norm-dealer_served_last = Il cartaro è servito per ultimo
norm-portions = Carte distribuite per volta
norm-redeal_causes = Si rimischia e si ripete la distribuzione per
norm-exposure = Carte scoperte nella distribuzione che la fanno ripetere
norm-passata_begins = La passata comincia con
norm-lead_any_card = Di mano si gioca qualsiasi carta
norm-follow_suit = Si deve rispondere al palo
norm-turns_to_the_right = Si gioca verso destra
norm-one_card_at_a_time = Una carta per volta
norm-played_card_stays = La carta giocata non si ritira
norm-misnaming_corrected = L'errato palesamento di una carta si corregge con immediatezza
norm-highest_of_suit_wins = Piglia la carta di grado maggiore al palo di battuta
norm-trick_goes_to_the_side = Le pigliate sono della coppia
norm-winner_leads = Chi piglia è di mano
norm-trick_begins = Una battuta comincia con
norm-next_trick_waits_for_deposit = La battuta seguente aspetta che questa sia raccolta e depositata
norm-pile_of_the_pair = Le pigliate si depositano in un solo mucchio per coppia
norm-piles_apart_until_pairs_public = Mucchi separati finché le coppie non sono note
norm-pairs_made_public_by = Le coppie diventano note con
norm-review = Pigliate che si possono rivedere
norm-opponents_first_trick_until = La prima pigliata avversaria, fino alla battuta
norm-last_passata_may_stop = La passata decisiva può finire prima
norm-result_final_when_recorded = Il risultato annotato è definitivo
norm-claim_when_on_lead_or_on_turn = Si mette a terra di mano o al proprio turno
norm-claim_waiting_for_partner = Messa a terra mentre è di mano il compagno
norm-claim_ahead_if_irrelevant = Messa a terra prima del turno se nulla ne dipende
norm-claim_wins_over_partner = La messa a terra deve valere anche contro il compagno
norm-claim_must_stand_every_distribution = La messa a terra deve valere comunque siano le carte altrui
norm-failed_claim_best_first = Dopo una messa a terra errata si gioca a meglio a meglio
norm-failed_claim_binds_partner = … anche il compagno di mano
norm-failed_claim_stays_face_up = … con le carte scoperte
norm-best_first_does_not_cure = Fare tutte le prese a meglio a meglio non sana la messa a terra errata
norm-claim_is_one_trick = La messa a terra vale come una sola battuta sovrana
norm-declarer_is_on_lead = Dichiara solo chi è di mano
norm-declared_before_the_lead = Si dichiara prima di giocare
norm-declaration_scopes = Pali su cui si può dichiarare
norm-trick_suit_declarations = Sul palo di pigliata
norm-other_suit_declarations = Su altri pali
norm-declarable_ranks = Carte che si possono dichiarare
norm-play_suit_subjects = Che cosa si può dire del palo di giocata
norm-silent_lead = Si può giocare in silenzio
norm-play_suit_list = Formule per il palo di giocata
norm-napoletana_declared = La Napoletana si può dichiarare
norm-challenge_length = Carte per una sfida con una sola carta di tressette
norm-single_challenge_leads_simple = … giocando una carta semplice
norm-two_tressette_cards = Due carte di tressette si dichiarano insieme
norm-king_unsaid_beside_two = Il Re che si tiene accanto a loro si tace
norm-king_declared_unled = Il Re che si tiene si può dichiarare
norm-own_covers = Carte proprie che ne fanno sovrana una inferiore
norm-sovereignty_says_length = Chi dichiara sovrana una carta dice la lunghezza
norm-bare_length = Si può dire la sola lunghezza
norm-second_leads_higher = Di due carte si gioca la più alta
norm-sola_only_if_subject = L'unica o ultima carta, se sovrana, si dice piombo
norm-length_unsaid_is_third = Lunghezza non precisata vuol dire palo terzo
norm-length_words = Parole per la lunghezza
norm-king_kept = Il Re fra le carte semplici che si tengono
norm-own_silence = Di un palo giocato in silenzio si può dire
norm-repetition = Di un palo dichiarato si può dire in seguito
norm-trick_suit_only_at_deposit = Il palo di pigliata: solo mentre la pigliata si raccoglie e si deposita
norm-liscio_qui_bars_suit = Dopo «liscio qui» non si gioca a quel palo
norm-other_suits_before_play_suit = Gli altri pali prima di quello di giocata
norm-notorious_voids_unsaid = I fagli notori si tacciono
norm-notorious_liscio_unsaid = Il liscio notorio si tace
norm-notorious_sovereignty_unsaid = La sovranità notoria si tace
norm-venticinque_two_first = Venticinque piombo: prima il Due
norm-conforming_unquestioned = Su una dichiarazione conforme non si chiedono precisazioni
norm-players = Giocatori
norm-seats_by_lot = Posti stabiliti dalla sorte
norm-pairs = Come si formano le coppie
norm-pairing_cards = Carte che formano le coppie
norm-pairing_begins_passata = Dichiararle dà inizio alla passata
norm-partner_swaps_seat = I compagni incrociati cambiano posto
norm-swap_keeps_the_lead = La mano segue il giocatore
norm-first_dealer = Primo cartaro
norm-leader_right_of_dealer = È di mano chi siede a destra del cartaro
norm-deal_passes_right = La funzione di cartaro passa a destra
norm-new_match_passes_right = A nuova partita la mano passa a destra
norm-target = Punti di una partita
norm-target_step = Punteggi maggiori, multipli di
norm-slam_wins = Il cappotto vince la partita
norm-passate = Passate, se la partita è a passate
norm-single_passata_points = Punti che vincono la passata singola
norm-losing_game = Gioco a perdere
norm-participants = Partecipanti a un incontro
norm-random_pairs_beyond_four = Oltre i quattro, solo coppie formate dalle carte
norm-first_resters_by_lot = A sorte chi riposa per primo
norm-returning_player_replaces_first_leader = Chi rientra sostituisce il primo di mano
norm-returning_player_deals = Chi rientra fa da cartaro
norm-giro_is_one_match_each = Un giro è una partita per ciascuno
norm-stop_by_anyone = Chiunque può chiedere di smettere
norm-late_stop_adds_giro = Chiesto tardi, un giro in più
norm-duplicate = Il duplicato si gioca con queste norme
norm-losers_pay_winners = I perditori pagano i vincitori
norm-stake = Posta
norm-simple_or_double = Posta semplice e doppia
norm-marcio = Marcio e batuffa: poste se i perditori hanno sbatuffato o no
norm-batuffa = Punti della batuffa
norm-batuffa_when_won = … quando la partita è vinta
norm-pot_first = Nel piatto prima di una prima partita
norm-pot_later = … prima delle altre
norm-pot_shares = Parti del piatto per un vincitore e per chi riposa, secondo i partecipanti
norm-pot_doubling = Parte del piatto che lo raddoppia, secondo i partecipanti
norm-call_out = Chiamata fuori
norm-play_ends_at_target = Raggiunti i punti si smette
norm-pair_may_call_itself_out = I vincitori possono chiamarsi fuori
norm-call_without_the_point = Rilevata la mano si chiama solo senza aver conseguito il punto
norm-call_reaches = Oltre i punti con le sole accuse, si è ancora chiamati
norm-trick_completed_before_verifying = Prima di contare si finisce la battuta
norm-verifier = Chi conta: dove si rivedono le proprie pigliate, e dove no
norm-verifier_after_lost_lead = Chi conta se è di mano chi ha chiamato
norm-shortfall_told_exactly = Quanto manca si dice esattamente
norm-false_call = Una chiamata prima del tempo
norm-calls_allowed = Chiamate errate in una passata
norm-self_call_after_false_call = Chiamata prima del tempo, la coppia che ha i punti deve chiamarsi fuori
norm-false_call_surcharge = Poste in più per la messa a terra dopo una chiamata errata
norm-slam_after_win_pays_simple = Il cappotto a partita vinta non paga di più
norm-slam_by_claim_cannot_be_called = Il cappotto con messa a terra non si può chiamare
norm-accused_win = Oltre i punti con le sole accuse
norm-dialogue = Decidere di andare per cappotto
norm-dialogue_without_review = … senza rivedere le pigliate
norm-failed_slam_doubles_pot = Il cappotto non realizzato raddoppia il piatto
norm-compensation_may_be_agreed = I risarcimenti fra compagni si possono convenire
norm-compensation = Risarcimenti convenuti
norm-compensation_covers = … che cosa risarciscono
norm-compensation_events = … per quali eventi negativi
norm-compensation_faults = … per quali comportamenti colpevoli
norm-buongioco = Buongioco
norm-buongioco_length = Carte dello stesso grado che lo fanno
norm-card_in_two_buongioco = Una carta può valere per due
norm-accusing_is_optional = L'accusa è facoltativa
norm-buongioco_points = Punti di buongioco, per tre e per quattro
norm-four_not_as_three = Quattro non si accusano come tre
norm-buongioco_adds_up = Più buongioco si sommano
norm-implied_buongioco = Vale quello implicito negli altri
norm-accused_in_part = Se ne possono accusare solo alcuni
norm-suit_must_be_named = Il palo va precisato
norm-accused_at_first_turn = Al proprio primo turno
norm-napoletana_when_silent = Napoletana dichiarabile anche se il buongioco si tace
norm-artificial_trimmed_beyond = Migliore e peggiore esclusi con più tavoli di
norm-artificial_rounds_apart = Una linea arrotonda in su, l'altra in giù
norm-assigned_best_for_innocent = Agli innocenti il risultato migliore
norm-equal_guilt_is_artificial = Colpa pari: punteggio artificiale
norm-unequal_guilt_shift = Colpa diversa: corretto al più di
norm-spectators = Spettatori
norm-spectators_barred_by_majority = La maggioranza può escluderli
norm-one_player_answers_for_each = Un giocatore risponde di ciascuno
norm-spectator_sees_one_hand = Uno spettatore vede una mano sola

## I valori delle norme

value-quarters =
    { $quarters ->
        [4] una posta
        [one] un quarto di posta
       *[other] { $quarters } quarti di posta
    }
value-from-to = da { $least } a { $most }
value-formulas-of = quelle dell'Art. { $article }
value-Redeal-ABSENT = un giocatore assente
value-Redeal-EXPOSED = carte scoperte
value-Redeal-FALLEN = carte cadute sul pavimento
value-Redeal-MISCOUNT = un numero di carte diverso dal previsto
value-Redeal-MANNER = modalità diverse dalle previste
value-Redeal-FOUND_LATE = un numero errato riscontrato a gioco in corso
value-Redeal-THREE_PAIRING_CARDS = tre carte di coppia in una mano
value-Exposure-TWO_OR_ONE_OF_TRESSETTE = due, o una se di tressette
value-Exposure-ANY_CARD = qualsiasi carta
value-Cutter-LEFT_OF_DEALER = chi siede a sinistra del cartaro
value-Cutter-OPPONENT = chi siede a sinistra del cartaro o, se è il compagno, chi gli sta di fronte
value-Pairs-FIXED = A: fisse
value-Pairs-CROSSED = B.a: dalle carte, compagni di fronte
value-Pairs-KNOWN = B.b.1: dalle carte, note
value-Pairs-SECRET = B.b.2: dalle carte, ignote
value-Review-LAST_AND_OWN_PILE = l'ultima; di mano anche le proprie e, all'inizio, la prima avversaria
value-Review-LAST_ONLY = solo l'ultima
value-OwnSilence-FORMULA_WHEN_LED_AGAIN = nulla passando ad altro palo; una formula rigiocandolo
value-OwnSilence-NOTHING_WHILE_ON_LEAD = nulla finché si resta di mano
value-Repetition-FREE = qualsiasi cosa, a ogni giocata seguente
value-Repetition-STILL_VERY_LONG_ONLY = solo che è ancora lunghissimo
value-KingKept-AS_LISTED = come vuole l'elenco in vigore
value-KingKept-ONLY_WHERE_NAMED = solo dove l'elenco lo nomina
value-KingKept-WHEREVER_SIMPLE = dovunque l'elenco dica semplici
value-FalseCall-THIRD_CALL_LOST = esaurite quelle consentite, non si può più chiamare
value-FalseCall-MATCH_LOST = chi ha chiamato perde la partita
value-Dialogue-EIGHT_PATHS = otto modi, anche unilaterali
value-Dialogue-THREE_PATHS = tre modi, d'accordo
value-Stake-SINGLE = unica
value-Stake-VARIABLE = variabile
value-Stake-SIMPLE_OR_DOUBLE = semplice o doppia
value-Stake-MARCIO_E_BATUFFA = marcio e batuffa
value-Buongioco-ACCUSED = con l'accusa
value-Buongioco-SILENT = senza accusa
value-Buongioco-MAY_BE_DECLARED = con dichiarazione consentita
value-Buongioco-MUST_BE_DECLARED = con dichiarazione obbligatoria
value-AccusedWin-ENDS_AT_ONCE = la partita finisce subito
value-AccusedWin-PLAYED_ON = si gioca ancora e nessuno può chiamare
value-FirstDealer-LOT = a sorte
value-FirstDealer-YOUNGEST = il più giovane
value-Verifier-ON_LEAD = chi è di mano
value-Verifier-PARTNER = il compagno di chi è di mano
value-Verifier-NEXT_OPPONENT = l'avversario che segue di giro
value-shuffle = la mischiata
value-cut = l'alzata
value-deal = la distribuzione
value-first-declaration-or-first-trick = la prima dichiarazione o la prima battuta
value-the-card-that-pairs = la carta che fa coppia
value-trick-suit = palo di pigliata
value-play-suit = palo di giocata
value-other-suits = altri pali
value-napoletana = Napoletana
value-terza-reale = Terza Reale
value-venticinque = Venticinque
value-ventotto = Ventotto
value-ventinove = Ventinove
value-two-tressette-cards = due carte di tressette
value-one-tressette-card = una carta di tressette
value-re = il Re
value-sovereignty = sovranità
value-length = lunghezza
value-ordinary = vittoria ordinaria
value-cappotto = vincita per cappotto
value-stakes-paid-to-the-opponents = poste pagate agli avversari
value-pot-fed-again-or-doubled = la ricostituzione o il raddoppio del piatto
value-cappotto-suffered = il cappotto subito
value-cappotto-declared-and-missed = il cappotto dichiarato e non realizzato
value-venticinque-or-napoletana-not-led = Venticinque o Napoletana non giocati
value-challenge-in-the-suit-of-the-only-three = una sfida al palo dell'unico Tre
value-challenge-from-two-threes-with-a-simple-card = una sfida con una semplice avendo due Tre
value-trick-refused = una pigliata rifiutata
value-sovereign-card-not-led = una carta sovrana non giocata
value-only-three-spent-without-the-point = l'unico Tre speso senza il punto
value-second-three-not-led = il secondo Tre non giocato
value-knock-in-the-suit-of-another-three = una bussata al palo di un altro Tre
value-point-not-given-to-the-partner = il punto non dato al compagno
value-wrong-lay-down = una messa a terra errata
value-cappotto-decided-alone-and-missed = un cappotto deciso unilateralmente e non realizzato

## Ciò che accade solo ai tavoli dal vivo

redeal-annulled = la passata è annullata
lead-taken-told =
    { $who ->
        [you] Ti rendi di mano, ma non tocca a te.
       *[other] { $name } si rende di mano.
    }
cards-shown-told =
    { $who ->
        [you] Tutti vedono: { $cards }.
       *[other] { $name } lascia vedere { $cards }.
    }
cards-laid-told =
    { $who ->
        [you] Metti a terra { $cards }.
       *[other] { $name } mette a terra { $cards }.
    }
card-replaced-told =
    { $who ->
        [you] Riprendi { $old } e al suo posto giochi { $new }.
       *[other] { $name } riprende { $old } e al suo posto gioca { $new }.
    }
lead-reworded-told =
    { $who ->
        [you] Correggi quanto hai detto: «{ $said }».
       *[other] { $name } corregge: «{ $said }».
    }
lead-silenced-told =
    { $who ->
        [you] Ciò che hai detto con la giocata non vale.
       *[other] Ciò che { $name } ha detto con la giocata non vale.
    }
words-taken-back-told =
    { $who ->
        [you] La tua dichiarazione non vale.
       *[other] La dichiarazione di { $name } non vale.
    }
points-lost-told =
    { $who ->
        [you] La tua accusa non dà punti.
       *[other] L'accusa di { $name } non dà punti.
    }
value-TrickBegins-ANY_WORDS = la giocata di battuta, o qualsiasi dichiarazione
value-TrickBegins-AFTER_DEPOSIT = la giocata di battuta, o una dichiarazione a pigliata depositata
solve-title = Gioca { $player }, per { $first } e { $second }
solve-card = Carta
solve-points = Punti
solve-best = la migliore
solve-slam = cappotto
solve-slammed = cappotto subìto
solve-legend = Punti di questa coppia nella passata, su { $points } in tutto, se ognuno vede tutte le carte e gioca al meglio.
solve-stopped = Il tempo è finito: dove ci sono due cifre, il vero sta tra l'una e l'altra.
solve-no-card = lì nessuno deve giocare una carta
solve-bound = lì qualcuno è tenuto a certe carte, per una calata, per le sue parole o per una decisione: non si può risolvere
solve-foreign = fatta con norme che questo programma non ha più: non si può risolvere
