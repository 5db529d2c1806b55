### Come ogni codice chiama le sue cose. $law è il codice di cui si parla; le frasi dicono { pozzetto }.

pozzetto =
    { $law ->
        [fibur-2019] pozzo
        [estratto] mazzetto
       *[other] pozzetto
    }
pozzetti =
    { $law ->
        [fibur-2019] pozzi
        [estratto] mazzetti
       *[other] pozzetti
    }
pozzetto-capital =
    { $law ->
        [fibur-2019] Pozzo
        [estratto] Mazzetto
       *[other] Pozzetto
    }
pozzetti-capital =
    { $law ->
        [fibur-2019] Pozzi
        [estratto] Mazzetti
       *[other] Pozzetti
    }
in-diretta =
    { $law ->
        [estratto] al volo
        [circolo] al volo
       *[other] in diretta
    }
mazziere =
    { $law ->
        [circolo] cartaro
        [tradizionali] cartaro
        [moderne] cartaro
        [fitres] cartaro
       *[other] mazziere
    }
