# La bacheca, l'archivio e le statistiche di un circolo.

page-archive-sections = Bacheca e archivio
page-archive-board = Bacheca
page-archive-board-paper = Su carta
page-archive-title = Archivio
page-archive-statistics = Statistiche
page-archive-coming = Prossimi tornei
page-archive-latest = Ultimi risultati
page-archive-nothing = Ancora niente.
page-archive-year = Anno
page-archive-every-year = Tutti gli anni
page-archive-search = Cerca
page-archive-count =
    { $count ->
        [0] Nessun torneo finito.
        [one] Un torneo finito.
       *[other] { $count } tornei finiti.
    }
page-archive-entrants =
    { $count ->
        [one] un iscritto
       *[other] { $count } iscritti
    }
page-archive-told =
    { $events ->
        [0] Ancora nessun torneo finito.
        [one] Un torneo
       *[other] { $events } tornei
    }{ $events ->
        [0] {""}
       *[other] , { $people ->
            [one] una persona.
           *[other] { $people } persone.
        }
    }
page-archive-attended = Presenze
page-archive-event = Torneo
page-archive-entered = Iscritti
page-archive-people = Persone
page-archive-newcomers = Nuove
page-archive-faithful = I più assidui
page-archive-winners = Chi ha vinto di più
page-archive-pairs = Le coppie
page-archive-feats = I risultati migliori
page-archive-who = Nome
page-archive-played = Tornei
page-archive-wins = Vinti
page-archive-podiums = Podi
page-archive-best = Miglior posto
page-archive-average = VP in media
page-archive-place = Posto
page-archive-points = Punti
page-archive-in-a-round = VP a turno
