"""Every article of the code, in its order, with a title of ours and its charge.

An article that touches set-up, play, declarations, count, match or stakes in any part is charged to play, whatever else
it holds; one that only says what follows when somebody errs, or what a referee may do about it, is charged to the
referee.
"""

from typing import Final

from ventaglio.games.tressette.codes.fitres.citing import ID
from ventaglio.law.articles import Article, Charge

PLAY: Final = Charge.PLAY
REFEREE: Final = Charge.REFEREE
CONDUCT: Final = Charge.CONDUCT
NOTHING: Final = Charge.NOTHING

LAYERED: Final = "it calls earlier articles back into force; the layers of the code do that"
MANNERS: Final = "a matter of attitude, which only the people at the table can see"
PRINCIPLE: Final = "a principle, with no rule in it"


DUPLICATE: Final = "games.tressette.engine.duplicate"


def _art(number: str, title: str, charge: Charge = PLAY, reason: str = "", library: str = "") -> Article:
    return Article(ID, number, title, charge, reason, library)


ARTICLES: Final = (
    # 1–16: norms, cards, game
    _art("1", "The kinds of norm", NOTHING, "it names kinds of norm; the layers of the code follow them"),
    _art("2", "The packs that may be used"),
    _art("3", "Forty cards, their suits and how they are written"),
    _art("4", "French cards in place of Italian ones"),
    _art("5", "Rank of the cards"),
    _art("6", "Sovereign and subject cards"),
    _art("7", "Cards that may be declared"),
    _art("8", "Tressette cards, simple cards, court cards and cartine"),
    _art("9", "Napoletana, Terza Reale and the groups of two"),
    _art("10", "Value of the cards"),
    _art("11", "A game of plays and declarations", NOTHING, "it says what the game consists of"),
    _art(
        "12",
        "Plays and declarations must conform to the code",
        NOTHING,
        "every refusal cites the article that is broken",
    ),
    _art("13", "Eleven points to be won"),
    _art("14", "Points of the pack and points of buongioco"),
    _art("15", "Playing for the fewest points"),
    _art("16", "Passate, and when the last may end early"),
    # 17–21: before the passata
    _art("17", "Shuffle, cut and deal; duplicated hands"),
    _art("18", "Who may shuffle"),
    _art("19", "The cut"),
    _art("20", "Direction of the deal"),
    _art("21", "Causes of a new deal"),
    # 22–38: the passata
    _art("22", "The trick and its beginning"),
    _art("23", "A card played stays"),
    _art("24", "One card at a time"),
    _art("25", "Leading, and following suit"),
    _art("26", "Who is on lead"),
    _art("27", "Counting the cards; the beginning of the passata"),
    _art("28", "The next trick waits for the deposit of this one"),
    _art("29", "Seeing the last trick again"),
    _art("30", "Who collects a trick, and where it lies"),
    _art("31", "Promptness of responses and discards", REFEREE),
    _art("32", "Who wins the trick"),
    _art("33", "The cards of a trick go to its winner's side"),
    _art("34", "The last trick"),
    _art("35", "The end of the passata, and when its result is final"),
    _art("36", "Cards mixed before the result is recorded", REFEREE),
    _art("37", "Cards mixed by both sides", REFEREE),
    _art(
        "38",
        "Cards mixed in games of more than two parties",
        NOTHING,
        "it is about games of more than two parties, and classic Tressette has two pairs",
    ),
    # 39–60: declarations
    _art("39", "Who may declare, and until when"),
    _art("40", "What a declaration may be about"),
    _art("41", "Declarations at the suit of the trick just taken"),
    _art("42", "Declarations at other suits"),
    _art("43", "Wrong declarations at the partner's suit in good faith", REFEREE),
    _art("44", "What may be told of the suit that is led"),
    _art("45", "Declaring a Napoletana"),
    _art("46", "What a challenge is"),
    _art("47", "Challenges with one tressette card"),
    _art("48", "Challenges with two tressette cards"),
    _art("49", "The Re beside two tressette cards"),
    _art("50", "Declaring a Re that is not led"),
    _art("51", "Declaring the card led sovereign"),
    _art("52", "Sovereignty declared wrongly in good faith", REFEREE),
    _art("53", "Sovereignty is declared with the length"),
    _art("54", "Declaring the bare length"),
    _art("55", "A suit declared second is led from the top"),
    _art("56", "Sola and piombo"),
    _art("57", "Length left unsaid, lungo and lunghissimo"),
    _art("58", "Leading without a declaration"),
    _art(
        "59",
        "Words and gestures in use at the table",
        CONDUCT,
        "formulas are fixed texts here: there is no other way to say them",
    ),
    _art("60", "Limits on declarations in later parts", NOTHING, "it announces other articles"),
    # 61–63: stakes
    _art("61", "What a stake is"),
    _art("62", "Modest stakes", CONDUCT, "stakes are a tally here; what they are worth is between the players"),
    _art("63", "Where the number of stakes is fixed", NOTHING, "it announces other articles"),
    # 64–84: anomalies
    _art("64", "Kinds of anomaly", REFEREE),
    _art("65", "Anomalies count only if noticed in time", REFEREE),
    _art("66", "How an anomaly comes to light", REFEREE),
    _art("67", "Nobody declares his cards once an anomaly is noticed", REFEREE),
    _art("68", "Noticing an anomaly that is none", REFEREE),
    _art("69", "Evidence excludes the other ways of noticing", REFEREE),
    _art("70", "Which way of noticing prevails", REFEREE),
    _art("71", "Who may object to untimely noticing", REFEREE),
    _art("72", "Effects of anomalies", REFEREE),
    _art("73", "Correction with an explicit cure", REFEREE),
    _art("74", "Final explicit cure", REFEREE),
    _art("75", "Suspended explicit cure", REFEREE),
    _art("76", "Correction without a cure", REFEREE),
    _art("77", "Annulling a passata and playing it again", REFEREE),
    _art("78", "The right to annul is individual", REFEREE),
    _art("79", "After an annulment", REFEREE),
    _art("80", "Annulling without repetition in duplicate", REFEREE),
    _art("81", "Artificial score"),
    _art("82", "Assigned score", library=DUPLICATE),
    _art("83", "Both sides equally guilty", library=DUPLICATE),
    _art("84", "Both sides unequally guilty", library=DUPLICATE),
    # 85–97: behaviour and final norms
    _art("85", "Calm and courtesy", REFEREE),
    _art("86", "Duties of players during play", REFEREE),
    _art("87", "Repeated misconduct", REFEREE),
    _art("88", "Admission of spectators"),
    _art("89", "Removal of spectators", REFEREE),
    _art("90", "Duties of spectators"),
    _art("91", "Who answers for a spectator", REFEREE),
    _art(
        "92",
        "General norms fill the gaps",
        NOTHING,
        "it is the order of the layers, which lays the general norms first",
    ),
    _art("93", "Purpose of the code", NOTHING, PRINCIPLE),
    _art("94", "Fairness and good faith", CONDUCT, MANNERS),
    _art("95", "Principles on the effects of anomalies", REFEREE),
    _art("96", "Where the code provides no effect", REFEREE),
    _art("97", "Bearing a remedy that seems unjust", CONDUCT, MANNERS),
    # 98–110: classic Tressette
    _art("98", "Four players in two pairs, ten cards each"),
    _art("99", "Seats by lot"),
    _art("100", "Who deals"),
    _art("101", "How pairs are formed"),
    _art("102", "Kinds of match"),
    _art("103", "What classic Tressette is"),
    _art("104", "What an incontro is"),
    _art("105", "Participants and turns of rest"),
    _art("106", "The giro"),
    _art("107", "How many giri, and stopping"),
    _art("108", "Kinds of stake"),
    _art("109", "The pot"),
    _art("110", "Ordinary and duplicate game, and their norms", library=DUPLICATE),
    # 111–115: traditional norms, preliminaries and play
    _art("111", "Norms on preliminaries and play called back", NOTHING, LAYERED),
    _art("112", "The trick of four cards"),
    _art("113", "The pile of the pair"),
    _art("114", "Piles until the pairs are official"),
    _art("115", "Seeing earlier tricks again"),
    # 116–122: the lay-down
    _art("116", "What a lay-down is"),
    _art("117", "No lay-down while the partner is on lead"),
    _art("118", "When a lay-down is valid"),
    _art("119", "Untimely lay-down", REFEREE),
    _art("120", "A lay-down that fails: best first"),
    _art("121", "Taking all the tricks does not cure it"),
    _art("122", "A lay-down counts as one trick"),
    # 123–129: declarations
    _art("123", "Norms on declarations called back", NOTHING, LAYERED),
    _art("124", "Silence about a suit led in silence"),
    _art("125", "Leading again a suit led in silence"),
    _art("126", "A suit led in silence, once the lead is regained"),
    _art("127", "The traditional formulas"),
    _art("128", "Conforming declarations"),
    _art("129", "Declarations that do not conform", REFEREE),
    # 130–138: calling out
    _art("130", "The right to call out"),
    _art("131", "Calling after taking the lead without the point"),
    _art("132", "The pair called out has the trick completed"),
    _art("133", "Who verifies"),
    _art("134", "Who verifies if the callers have the lead"),
    _art("135", "How to verify"),
    _art("136", "After a second false call"),
    _art("137", "Cappotto after an ordinary win"),
    _art("138", "Cappotto by a lay-down"),
    # 139–147: going for the cappotto
    _art("139", "The right to go for the cappotto"),
    _art("140", "How the decision is reached"),
    _art("141", "Who speaks first"),
    _art("142", "The eight ways"),
    _art("143", "The three ways"),
    _art("144", "No review while deciding"),
    _art("145", "How the right to go is lost", REFEREE),
    _art("146", "A cappotto declared and missed"),
    _art("147", "The pot of five and of six"),
    # 148–152: damages
    _art("148", "Agreeing on damages"),
    _art("149", "What damages cover"),
    _art("150", "Damages need an event and a fault"),
    _art("151", "Events for damages"),
    _art("152", "Faults for damages"),
    # 153–157: modern norms, preliminaries and play
    _art("153", "Adopting modern norms; the modern set is sealed"),
    _art("154", "Causes of a new deal, modern"),
    _art("155", "No review of earlier tricks"),
    _art("156", "Norms on the lay-down called back", NOTHING, LAYERED),
    _art("157", "Norms on declarations called back, modern", NOTHING, LAYERED),
    # 158–168: declarations
    _art("158", "When the suit just taken may be declared"),
    _art("159", "After declaring oneself liscio there"),
    _art("160", "When other suits may be declared"),
    _art("161", "Voids that everybody knows"),
    _art("162", "Cards for the partner that everybody knows"),
    _art("163", "When the suit that is led may be declared"),
    _art("164", "Silence after leading in silence"),
    _art("165", "One declaration for each suit"),
    _art("166", "Still very long"),
    _art("167", "Sovereignty that everybody knows"),
    _art("168", "The modern formulas"),
    # 169–171: calling out and damages
    _art("169", "Whoever calls loses the match"),
    _art("170", "After a call that came too early"),
    _art("171", "No damages"),
    # 172–185: buongioco
    _art("172", "What buongioco is"),
    _art("173", "What may be done with buongioco"),
    _art("174", "Points for accusing"),
    _art("175", "Four cards are not accused as three"),
    _art("176", "Several accusations add up"),
    _art("177", "Buongioco that others imply"),
    _art("178", "Accusing in part"),
    _art("179", "What an accusation must name"),
    _art("180", "Others' remarks on an accusation", REFEREE),
    _art("181", "When to accuse"),
    _art("182", "Putting an accusation right in the first trick", REFEREE),
    _art("183", "Accusing before one's turn", REFEREE),
    _art("184", "Accusing after the first trick", REFEREE),
    _art("185", "What the first trick brings to light", REFEREE),
)
