"""Words of Burraco that mean the same to whoever searches, in any language: what players say, and what the codes say.

They are matched without accents and without the ending of a longer word, so one form of each will do.
"""

from typing import Final

ALIKE: Final[tuple[tuple[str, ...], ...]] = (
    ("pozzetto", "pozzo", "mazzetto"),
    ("matta", "jolly", "joker", "wild", "pinella", "due", "two", "deuce"),
    ("tallone", "mazzo", "stock", "deck", "pack"),
    ("sbagliato", "errato", "errata", "erronea", "wrong", "mistake"),
    ("fuori", "non era", "out of", "not his"),
    ("monte", "scarti", "pile", "pozzo degli scarti"),
    ("pescare", "pesca", "pescato", "draw", "drew", "drawn"),
    ("raccogliere", "raccolta", "raccolto", "preso", "collect", "take", "took"),
    ("scarto", "scartare", "scartato", "buttare", "buttato", "discard", "throw"),
    ("chiudere", "chiusura", "chiuso", "close", "closing", "uscire", "finish"),
    ("calare", "calato", "aprire", "apertura", "aperto", "open", "laid", "lay"),
    ("legare", "legato", "attaccare", "attaccato", "aggiungere", "attach", "add"),
    ("combinazione", "tris", "set", "uguali", "equal"),
    ("sequenza", "scala", "run", "sequence"),
    ("gioco", "meld"),
    ("esposta", "scoperta", "vista", "mostrata", "caduta", "exposed", "shown", "seen", "dropped", "fell"),
    ("mischiare", "mescolare", "mescolata", "shuffle"),
    ("tagliare", "taglio", "alzare", "alzata", "cut"),
    ("distribuzione", "distribuire", "dare", "deal", "dealt", "undici", "eleven"),
    ("mazziere", "cartaro", "dealer"),
    ("compagno", "partner", "socio"),
    ("avversario", "opponent"),
    ("suggerire", "suggerimento", "consiglio", "parlare", "commento", "hint", "advice", "remark", "talk"),
    ("tempo", "lento", "lentezza", "orologio", "time", "slow", "clock"),
    ("ritardo", "tardi", "late"),
    ("punteggio", "foglio", "segnapunti", "score", "sheet"),
    ("arbitro", "referee", "direttore"),
    ("ammonizione", "warning"),
    ("conteggio", "contare", "conta", "count"),
    ("diretta", "volo", "directly", "fly"),
    ("eccedente", "troppe", "più", "surplus", "extra", "many"),
    ("mancante", "manca", "meno", "missing", "short", "fewer", "few"),
    ("doppio", "insieme", "together", "twice"),
    ("turno", "tocca", "turn"),
    ("fantasma", "nascosta", "attaccata", "ghost", "hidden", "stuck"),
    ("ripensare", "ripensamento", "mind", "indietro", "back"),
)
"""In groups."""
