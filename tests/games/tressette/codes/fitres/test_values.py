"""What the articles of the Tressette code fix, article by article, in either set of norms."""

import pytest
from _pytest.mark import ParameterSet

from tests.texts import MODERNE, TRADIZIONALI
from ventaglio.core.cards.italian import GRADI, MAZZO, PALI, carta
from ventaglio.core.norms import norms
from ventaglio.games.tressette.engine.rules import (
    AccusedWin,
    Buongioco,
    Cutter,
    Dialogue,
    Exposure,
    FalseCall,
    FirstDealer,
    KingKept,
    OwnSilence,
    Pairs,
    Redeal,
    Repetition,
    Review,
    Rules,
    Stake,
    TrickBegins,
    Verifier,
)

CODE = "fitres"


def says(articles: str, name: str, value: object, words: str) -> ParameterSet:
    """One thing that an article says; further articles, if any, say the same or part of it."""
    article, *also = articles.split()
    return pytest.param(
        article, set(also), name, value, id=f"{article}: {words}", marks=pytest.mark.article(CODE, article, *also)
    )


def check(rules: Rules, article: str, also: set[str], name: str, value: object) -> None:
    norm = getattr(rules, name)
    assert norm.value == value
    assert norm.stated
    assert (norm.cite.code, norm.cite.article) == (CODE, article)
    assert {cite.article for cite in norm.also} == also


GENERAL_CAUSES = (
    Redeal.ABSENT,
    Redeal.EXPOSED,
    Redeal.FALLEN,
    Redeal.MISCOUNT,
    Redeal.MANNER,
    Redeal.FOUND_LATE,
)

IN_BOTH = [
    # The cards
    says("3", "suits", "dscb", "danari, spade, coppe, bastoni: an order, not a rank"),
    says("5", "ranks", "32ARCD7654", "Tre Due Asso Re Cavallo Donna Sette Sei Cinque Quattro"),
    says("6", "sovereign_when_higher_are_out", True, "sovereign once all higher cards are out"),
    says("7", "declarable_ranks", "32AR", "Tre, Due, Asso, and the Re with limits"),
    says("8", "tressette_cards", "32A", "Tre, Due and Asso"),
    says("8", "simple_cards", "RCD7654", "the others are simple, the Re among them"),
    says("10", "fractions_dropped", True, "fractions of a point do not count"),
    says("13 14", "deck_points", 11, "ten from the cards and one from the last trick"),
    says("16", "last_passata_may_stop", True, "the last passata may end early"),
    # Preliminaries
    says("17", "preliminaries", ("shuffle", "cut", "deal"), "all three before every passata"),
    says("17", "duplicated_hands_shuffled", False, "duplicated hands are neither shuffled nor cut"),
    says("18", "everybody_may_shuffle", True, "everybody may shuffle"),
    says("18", "dealer_may_shuffle_last", True, "the dealer last"),
    says("19", "cutter", Cutter.LEFT_OF_DEALER, "the player at the dealer's left cuts"),
    says("19", "smallest_cut", 5, "no portion of fewer than five"),
    says("19", "shuffle_after_cut", False, "nobody shuffles after the cut"),
    says("20", "lower_portion_on_top", True, "what was below goes on top"),
    says("20", "dealt_to_the_right", True, "round to the right"),
    says("27", "passata_begins", "first declaration or first trick", "the count of cards still belongs to the deal"),
    says("98", "portions", (5, 5), "ten cards in two groups of five"),
    # Play
    says("23", "played_card_stays", True, "a card that touched the table or was seen stays"),
    says("23", "misnaming_corrected", True, "a wrong name for it may be corrected at once"),
    says("24", "one_card_at_a_time", True, "one card at a time, a lay-down apart"),
    says("25", "lead_any_card", True, "the player on lead plays what he likes"),
    says("25", "follow_suit", True, "the others follow suit if they can"),
    says("25", "turns_to_the_right", True, "counterclockwise"),
    says("26", "winner_leads", True, "the winner of the trick leads the next"),
    says("28", "next_trick_waits_for_deposit", True, "only once the trick is collected and deposited"),
    says("32", "highest_of_suit_wins", True, "the highest of the suit led takes the trick"),
    says("33", "trick_goes_to_the_side", True, "with its cards and their values"),
    says("34 13", "last_trick_points", 1, "one point for the last trick"),
    says("35", "result_final_when_recorded", True, "after that nothing can be contested"),
    says("113 30", "pile_of_the_pair", True, "on the tricks that the pair has already"),
    # The lay-down
    says("116", "claim_when_on_lead_or_on_turn", True, "on lead, or called to respond"),
    says("117", "claim_waiting_for_partner", False, "not while waiting for the partner's lead"),
    says("118", "claim_ahead_if_irrelevant", True, "a: ahead of the partner, if his card is irrelevant"),
    says("118", "claim_wins_over_partner", True, "b: no card may be subject, not even to the partner's"),
    says("118", "claim_must_stand_every_distribution", True, "c: however the unknown cards lie"),
    says("120", "failed_claim_best_first", True, "face up, and the best first"),
    says("120", "failed_claim_binds_partner", True, "the partner too, while on lead"),
    says("121", "best_first_does_not_cure", True, "all the tricks all the same do not cure it"),
    says("122", "claim_is_one_trick", True, "a single sovereign trick"),
    # Declarations
    says("39", "declarer_is_on_lead", True, "only the player on lead"),
    says("39", "declared_before_the_lead", True, "and nothing once he has led"),
    says("40", "declaration_scopes", ("trick suit", "play suit", "other suits"), "the suit taken, the one led, others"),
    says("41", "trick_suit_declarations", ("questo-piombo", "liscio-qui"), "questo piombo, or liscio qui"),
    says(
        "42",
        "other_suit_declarations",
        ("feci-un-piombo", "faglio", "faglio-al-compagno", "liscio-al-compagno"),
        "feci un piombo, faglio, faglio and liscio al mio compagno",
    ),
    says(
        "44",
        "play_suit_subjects",
        ("napoletana", "two tressette cards", "one tressette card", "re", "sovereignty", "length"),
        "six things at the suit led",
    ),
    says("45 44", "napoletana_declared", True, "a Napoletana, whatever card is led"),
    says("46", "challenge_length", 3, "one tressette card in a suit at least third"),
    says("47", "single_challenge_leads_simple", True, "by leading any simple card"),
    says("48", "two_tressette_cards", True, "two are both declared"),
    says("50", "king_declared_unled", True, "the Re unled: from a third suit without tressette cards"),
    says("51", "own_covers", "CD7654", "by one's own cards, if neither tressette cards nor the Re"),
    says("53", "sovereignty_says_length", True, "always with the length"),
    says("54 44", "bare_length", True, "the bare length of the suit"),
    says("55", "second_leads_higher", True, "of two cards the higher, even if they are next to each other"),
    says("57", "length_unsaid_is_third", True, "unsaid, it is exactly third"),
    says("57", "length_words", {4: "lungo", 5: "lunghissimo"}, "fourth is lungo, more is lunghissimo"),
    says("58", "silent_lead", True, "or no declaration at all"),
    says("128", "conforming_unquestioned", True, "a conforming declaration is not questioned"),
    # Pairs and seats
    says("98", "players", 4, "four players"),
    says("99", "seats_by_lot", True, "first seats by lot"),
    says("100", "first_dealer", (FirstDealer.LOT, FirstDealer.YOUNGEST), "by lot, or the youngest"),
    says("100", "leader_right_of_dealer", True, "the dealer sits at the left of who leads first"),
    says("101", "pairing_cards", ("d4", "d5", "d6"), "B: the four of denari with the five, or with the six"),
    says("101", "pairing_begins_passata", True, "B: the passata begins when the four is declared"),
    says("101", "partner_swaps_seat", True, "B.a: the partner takes the seat opposite"),
    # Match and session
    says("102", "target", 21, "ordinarily twenty-one points"),
    says("102", "target_step", 7, "more only by multiples of seven"),
    says("102", "slam_wins", True, "or all eleven points of a passata"),
    says("102", "passate", 4, "normally four passate"),
    says("102", "tie_plays_on", False, "playing on after a tie must be provided for"),
    says("102", "single_passata_points", 6, "six points in a single passata"),
    says("103 15", "losing_game", False, "classic Tressette is never a perdere"),
    says("105", "first_resters_by_lot", True, "the first to rest are drawn by lot"),
    says("105", "returning_player_replaces_first_leader", True, "who returns takes the first leader's seat"),
    says("105", "returning_player_deals", True, "and deals"),
    says("106 104", "giro_is_one_match_each", True, "as many matches as players make a giro"),
    says("107", "stop_by_anyone", True, "one player is enough to stop"),
    says("107", "late_stop_adds_giro", True, "late in a giro, one more is played"),
    # Stakes
    says("61", "losers_pay_winners", True, "won in damage of who loses"),
    says("108", "simple_or_double", (1, 2), "one stake, two for a cappotto"),
    says(
        "108",
        "marcio",
        {"ordinary": (1, 2), "cappotto": (2, 3)},
        "marcio e batuffa: one or two stakes, two or three for a cappotto",
    ),
    says("108", "batuffa", 11, "sbatuffato at eleven points or more"),
    says("109", "pot_first", 4, "one stake before the first match"),
    says("109", "pot_later", 1, "a quarter before each later one"),
    says("147 108 109", "pot_shares", {4: (2, 0), 5: (2, 1), 6: (2, 1)}, "two parts for each winner, one at rest"),
    says(
        "147 146",
        "pot_doubling",
        {4: (1, 1), 5: (4, 5), 6: (5, 6)},
        "doubled, less a fifth of five and a sixth of six",
    ),
    # Calling out
    says("130", "call_out", True, "opponents who have the points may be called out"),
    says("130", "call_reaches", (0, 1), "by accusations alone only at 21 or 22"),
    says("131", "call_without_the_point", True, "even on lead, if without the point"),
    says("132", "trick_completed_before_verifying", True, "the trick is completed, and counts"),
    says("133", "verifier", (Verifier.ON_LEAD, Verifier.PARTNER), "who is on lead; without review, his partner"),
    says("134", "verifier_after_lost_lead", Verifier.NEXT_OPPONENT, "the opponent next to a caller on lead"),
    says("135", "shortfall_told_exactly", True, "exactly what points and fractions are missing"),
    says("137 130", "play_ends_at_target", False, "a cappotto after the win, though nobody called"),
    says("137", "slam_after_win_pays_simple", True, "it no longer pays three stakes"),
    says("138 122", "slam_by_claim_cannot_be_called", True, "a cappotto laid down cannot be called out"),
    says("142 139 140 141 143", "dialogue", Dialogue.EIGHT_PATHS, "eight ways to decide"),
    says("144", "dialogue_without_review", True, "no look at the tricks once the points are certain"),
    says("146", "failed_slam_doubles_pot", True, "missed, it doubles the pot"),
    # Damages, where they are agreed on
    says(
        "149",
        "compensation_covers",
        ("stakes paid to the opponents", "pot fed again or doubled"),
        "what the partner had to pay, and no lost winnings",
    ),
    says(
        "151 150",
        "compensation_events",
        ("cappotto suffered", "cappotto declared and missed"),
        "a cappotto suffered, or declared and missed",
    ),
    # Buongioco
    says("172", "buongioco_length", 3, "at least three tressette cards of a rank"),
    says("172 176 178", "card_in_two_buongioco", True, "one card may stand in two of them"),
    says("174", "accusing_is_optional", True, "accusing is always optional"),
    says("174", "buongioco_points", {3: 3, 4: 4}, "three points, four for four cards"),
    says("175", "four_not_as_three", True, "who has four may not accuse three"),
    says("176", "buongioco_adds_up", True, "several add up"),
    says("177", "implied_buongioco", True, "what more than two imply is accused too"),
    says("178 173", "accused_in_part", True, "some, and not others"),
    says("179", "suit_must_be_named", True, "the suit of the Napoletana, or of the missing card"),
    says("181", "accused_at_first_turn", True, "at the first turn, before the first card"),
    # Duplicate
    says("81", "artificial_trimmed_beyond", 9, "beyond nine other tables without the two extremes"),
    says("81 84", "artificial_rounds_apart", True, "one rounded up, the other down"),
    says("82", "assigned_best_for_innocent", True, "the best that the innocent could have had"),
    says("83", "equal_guilt_is_artificial", True, "equal guilt: the artificial score"),
    # Spectators
    says("88", "spectators", 2, "not more than two spectators"),
    says("88", "spectators_barred_by_majority", True, "none if more than half of the players refuse"),
    says("88 91", "one_player_answers_for_each", True, "one player, and only one, answers for each"),
    says("90", "spectator_sees_one_hand", True, "a spectator does not ask to see the neighbour's cards"),
]

TRADITIONAL = [
    says("153", "sealed", False, "single modern norms may be taken over"),
    says("110", "duplicate", False, "duplicate is never traditional"),
    says(
        "21 77 101",
        "redeal_causes",
        (*GENERAL_CAUSES, Redeal.THREE_PAIRING_CARDS),
        "101 B: also if one player holds four, five and six of danari",
    ),
    says("21", "exposure", Exposure.TWO_OR_ONE_OF_TRESSETTE, "two cards seen, or one of tressette"),
    says("112 22", "trick_begins", TrickBegins.ANY_WORDS, "any declaration begins the trick"),
    says("115 29", "review", Review.LAST_AND_OWN_PILE, "on lead also the tricks before oneself"),
    says("115", "opponents_first_trick_until", 4, "and the opponents' first, among the first four tricks"),
    says("124 125 126", "own_silence", OwnSilence.FORMULA_WHEN_LED_AGAIN, "a silent lead is not explained after"),
    says("127", "play_suit_list", "127", "forty-one formulas"),
    says("127 56", "sola_only_if_subject", True, "1 and 2: sola if not sovereign, else piombo"),
    says("136", "false_call", FalseCall.THIRD_CALL_LOST, "after a second false call there is no third"),
    says("136", "calls_allowed", 2, "two false calls in a passata"),
    says("136", "self_call_after_false_call", False, "the others go on without declaring anything"),
    says("127 49", "king_unsaid_beside_two", True, "37, 39 and 41 tell the Re; with the other formulas it goes unsaid"),
    says("148", "compensation_may_be_agreed", True, "damages may be agreed on"),
    says("148", "compensation", False, "damages only by common accord"),
]

MODERN = [
    says("153", "sealed", True, "neither completed nor changed in any way"),
    says("110", "duplicate", True, "duplicate is always modern"),
    says("154 77 101", "redeal_causes", (*GENERAL_CAUSES, Redeal.THREE_PAIRING_CARDS), "the same causes"),
    says("154", "exposure", Exposure.ANY_CARD, "one card seen, even a simple one"),
    says("155 29", "review", Review.LAST_ONLY, "no trick but the last"),
    says("155", "opponents_first_trick_until", 0, "nor the opponents' first"),
    says("158", "trick_suit_only_at_deposit", True, "the suit taken: only while the trick is put away"),
    says("159", "liscio_qui_bars_suit", True, "liscio qui: the next lead is in another suit"),
    says("160 163", "other_suits_before_play_suit", True, "other suits before the suit led, which comes last"),
    says("161", "notorious_voids_unsaid", True, "no void that is notorious"),
    says("162", "notorious_liscio_unsaid", True, "no liscio that is notorious"),
    says("164", "own_silence", OwnSilence.NOTHING_WHILE_ON_LEAD, "a silent lead is silence while on lead"),
    says("165 166", "repetition", Repetition.STILL_VERY_LONG_ONLY, "once for a suit, unless still lunghissimo"),
    says("167", "notorious_sovereignty_unsaid", True, "no sovereignty that is notorious"),
    says("168", "play_suit_list", "168", "thirty-three formulas"),
    says("168 56", "sola_only_if_subject", True, "1 and 2: sola if not sovereign, else piombo"),
    says("168", "venticinque_two_first", True, "30: the Due, then the Tre, in this order"),
    says("168 49", "king_unsaid_beside_two", True, "31 to 33: with or without the Re, which goes unsaid"),
    says("169", "false_call", FalseCall.MATCH_LOST, "whoever calls loses the match anyway"),
    says("169", "false_call_surcharge", 1, "one stake more after a cappotto laid down"),
    says("170", "calls_allowed", 1, "after a call too early no other"),
    says("170", "self_call_after_false_call", True, "the pair called too early must call itself out"),
    says("171", "compensation", False, "no damages of any kind"),
    says("171", "compensation_may_be_agreed", False, "nor can they be agreed on"),
]

BY_ITSELF = {"thirds", "groups", "french_pack", "compensation_faults"}
"""The norms that have a test of their own below."""


@pytest.mark.parametrize("rules", [TRADIZIONALI, MODERNE], ids=lambda rules: rules.id)
@pytest.mark.parametrize("article, also, name, value", IN_BOTH)
def test_stated_in_both(rules: Rules, article: str, also: set[str], name: str, value: object) -> None:
    check(rules, article, also, name, value)


@pytest.mark.parametrize("article, also, name, value", TRADITIONAL)
def test_stated_by_the_traditional_norms(article: str, also: set[str], name: str, value: object) -> None:
    check(TRADIZIONALI, article, also, name, value)


@pytest.mark.parametrize("article, also, name, value", MODERN)
def test_stated_by_the_modern_norms(article: str, also: set[str], name: str, value: object) -> None:
    check(MODERNE, article, also, name, value)


@pytest.mark.parametrize("rules, own", [(TRADIZIONALI, TRADITIONAL), (MODERNE, MODERN)], ids=["traditional", "modern"])
def test_every_stated_norm_is_shown_in_this_file(rules: Rules, own: list[ParameterSet]) -> None:
    shown = [str(case.values[2]) for case in (*IN_BOTH, *own)]
    assert len(set(shown)) == len(shown)
    assert {name for name, norm in norms(rules) if norm.stated} == {*shown, *BY_ITSELF}


# ── Silences ────────────────────────────────────────────────────────────────────────────────────────────

FILLED = [
    says("20", "dealer_served_last", True, "the round begins at the dealer's right"),
    says("84", "unequal_guilt_shift", (1, 3), "a third of what the guiltier line has"),
    says("39", "repetition", Repetition.FREE, "nothing bars a second declaration"),
    says("39", "trick_suit_only_at_deposit", False, "any time before the lead"),
    says("40", "other_suits_before_play_suit", False, "in any order"),
    says("41", "liscio_qui_bars_suit", False, "liscio qui binds nobody"),
    says("42", "notorious_voids_unsaid", False, "also what everybody knows"),
    says("42", "notorious_liscio_unsaid", False, "also what everybody knows of the partner's suit"),
    says("51", "notorious_sovereignty_unsaid", False, "also a sovereignty that everybody knows"),
    says("100", "deal_passes_right", True, "who led deals next"),
    says("101 103", "pairs", Pairs.FIXED, "of four ways the one without a draw"),
    says("101 26", "swap_keeps_the_lead", True, "B.a: the lead belongs to the player"),
    says("105", "new_match_passes_right", True, "the next match is led by the next player"),
    says("105 147", "participants", (4, 6), "four to six"),
    says("105", "random_pairs_beyond_four", True, "fixed pairs cannot take turns of rest"),
    says("108", "stake", Stake.SIMPLE_OR_DOUBLE, "of four kinds the one that needs nothing else"),
    says("108 138 146 169", "batuffa_when_won", True, "points at the moment of the win"),
    says("114", "piles_apart_until_pairs_public", True, "secret pairs keep their piles apart"),
    says("114", "pairs_made_public_by", ("the card that pairs",), "never by inference"),
    says("120", "failed_claim_stays_face_up", True, "what all have seen stays in view"),
    says("127 8 54", "king_kept", KingKept.AS_LISTED, "the Re as the list has it"),
    says("127", "venticinque_two_first", False, "35: Due and Tre in either order"),
    says("130 139 141", "accused_win", AccusedWin.ENDS_AT_ONCE, "beyond 22 by accusations the match is over"),
    says("136", "false_call_surcharge", 0, "no surcharge where a false call loses nothing"),
    says("139", "pair_may_call_itself_out", True, "winners may stop"),
    says("173 103 172", "buongioco", Buongioco.ACCUSED, "of four ways the one told in full"),
    says("173 45 172", "napoletana_when_silent", False, "a silent Napoletana is silent at its suit too"),
]

FILLED_OTHERWISE = [
    says("158 22", "trick_begins", TrickBegins.AFTER_DEPOSIT, "what is said at the deposit belongs to it"),
    says("168 54", "king_kept", KingKept.AS_LISTED, "the Re as the modern list has it"),
]
"""Silences that only the modern part has, or has its own article for."""


def check_filling(rules: Rules, article: str, also: set[str], name: str, value: object) -> None:
    norm = getattr(rules, name)
    assert norm.value == value
    assert not norm.stated
    assert norm.cite.article == article
    assert {cite.article for cite in norm.also} == also


@pytest.mark.parametrize("article, also, name, value", FILLED)
def test_silences_of_the_traditional_set(article: str, also: set[str], name: str, value: object) -> None:
    check_filling(TRADIZIONALI, article, also, name, value)


@pytest.mark.parametrize("article, also, name, value", FILLED_OTHERWISE)
def test_silences_of_the_modern_set(article: str, also: set[str], name: str, value: object) -> None:
    check_filling(MODERNE, article, also, name, value)


def test_every_silence_is_shown_in_this_file() -> None:
    filled, own = ({str(case.values[2]) for case in cases} for cases in (FILLED, FILLED_OTHERWISE))
    stated = {str(case.values[2]) for case in MODERN}
    assert {name for name, norm in norms(TRADIZIONALI) if not norm.stated} == filled
    assert {name for name, norm in norms(MODERNE) if not norm.stated} == (filled - stated) | own


# ── 2 to 10: the cards ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.article(CODE, "2", "4")
def test_french_cards_with_the_consent_of_all() -> None:
    norm = TRADIZIONALI.french_pack
    assert norm.value == {"d": "h", "s": "s", "c": "d", "b": "c", "R": "K", "D": "Q", "C": "J"}
    assert (norm.stated, norm.cite.article, [cite.article for cite in norm.also]) == (True, "4", ["2"])


@pytest.mark.article(CODE, "4", "5")
def test_with_french_cards_the_jack_beats_the_queen() -> None:
    rank_of = {french: italian for italian, french in TRADIZIONALI.french_pack.value.items()}
    assert "".join(sorted("QJK", key=lambda card: TRADIZIONALI.ranks.value.index(rank_of[card]))) == "KJQ"


@pytest.mark.article(CODE, "4")
@pytest.mark.parametrize("text, french", [("dR", "K♥"), ("sD", "Q♠"), ("cC", "J♦"), ("b7", "7♣")])
def test_the_cards_are_drawn_as_the_article_says(text: str, french: str) -> None:
    assert carta(text).french == french


@pytest.mark.article(CODE, "3", "5")
def test_forty_cards_and_each_rank_once() -> None:
    assert len(MAZZO) == 40
    assert TRADIZIONALI.suits.value == PALI
    assert sorted(TRADIZIONALI.ranks.value) == sorted(GRADI)


@pytest.mark.article(CODE, "8")
def test_tressette_cards_and_simple_cards_are_all_there_are() -> None:
    assert TRADIZIONALI.tressette_cards.value + TRADIZIONALI.simple_cards.value == TRADIZIONALI.ranks.value


@pytest.mark.article(CODE, "9")
@pytest.mark.parametrize(
    "name, ranks",
    [("napoletana", "32A"), ("terza reale", "RCD"), ("venticinque", "32"), ("ventotto", "2A"), ("ventinove", "3A")],
)
def test_groups(name: str, ranks: str) -> None:
    assert TRADIZIONALI.groups.value[name] == ranks
    assert len(TRADIZIONALI.groups.value) == 5
    assert TRADIZIONALI.groups.cite.article == "9"


@pytest.mark.article(CODE, "10")
@pytest.mark.parametrize(
    "ranks, thirds", [("A", 3), ("32RCD", 1), ("7654", 0)], ids=["an ace is a point", "a third", "cartine nothing"]
)
def test_thirds(ranks: str, thirds: int) -> None:
    assert {TRADIZIONALI.thirds.value[rank] for rank in ranks} == {thirds}
    assert len(TRADIZIONALI.thirds.value) == 10
    assert TRADIZIONALI.thirds.cite.article == "10"


@pytest.mark.article(CODE, "10", "13", "34")
def test_however_the_cards_fall_the_two_sides_make_eleven() -> None:
    all_thirds = 4 * sum(TRADIZIONALI.thirds.value.values())
    assert all_thirds == 32
    for thirds in range(all_thirds + 1):
        points = thirds // 3 + (all_thirds - thirds) // 3
        assert points + TRADIZIONALI.last_trick_points.value == TRADIZIONALI.deck_points.value


# ── 98 to 110: the match and its stakes ─────────────────────────────────────────────────────────────────


@pytest.mark.article(CODE, "98")
def test_all_forty_cards_are_dealt() -> None:
    assert TRADIZIONALI.players.value * sum(TRADIZIONALI.portions.value) == len(MAZZO)


@pytest.mark.article(CODE, "102")
def test_every_target_is_twenty_one_or_a_larger_multiple_of_seven() -> None:
    targets = TRADIZIONALI.target.choices
    assert targets[0] == min(targets) == 21
    assert all(target % TRADIZIONALI.target_step.value == 0 for target in targets)


@pytest.mark.article(CODE, "102")
def test_only_one_side_can_reach_six_in_a_single_passata() -> None:
    assert 2 * TRADIZIONALI.single_passata_points.value > TRADIZIONALI.deck_points.value


@pytest.mark.article(CODE, "108")
def test_a_cappotto_costs_one_stake_more_either_way() -> None:
    stakes = TRADIZIONALI.marcio.value
    assert [late - early for early, late in zip(stakes["ordinary"], stakes["cappotto"], strict=True)] == [1, 1]


@pytest.mark.article(CODE, "108", "109", "147")
@pytest.mark.parametrize("participants", [4, 5, 6])
def test_the_whole_pot_is_shared_out(participants: int) -> None:
    winner, rester = TRADIZIONALI.pot_shares.value[participants]
    assert 2 * winner + (participants - 4) * rester == participants


@pytest.mark.article(CODE, "147")
@pytest.mark.parametrize("participants, added", [(4, 1.0), (5, 4 / 5), (6, 5 / 6)])
def test_what_a_missed_cappotto_adds_to_the_pot(participants: int, added: float) -> None:
    parts, whole = TRADIZIONALI.pot_doubling.value[participants]
    assert parts / whole == added


# ── 152: faults ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.article(CODE, "152", "150")
def test_eleven_faults_and_no_others() -> None:
    norm = TRADIZIONALI.compensation_faults
    assert norm.value == (
        "venticinque or napoletana not led",
        "challenge in the suit of the only three",
        "challenge from two threes with a simple card",
        "trick refused",
        "sovereign card not led",
        "only three spent without the point",
        "second three not led",
        "knock in the suit of another three",
        "point not given to the partner",
        "wrong lay-down",
        "cappotto decided alone and missed",
    )
    assert [cite.article for cite in norm.cites] == ["152", "150"]


# ── The options ─────────────────────────────────────────────────────────────────────────────────────────


def leaves(article: str, name: str, *choices: object) -> ParameterSet:
    """What a table may choose, the usual first."""
    return pytest.param(article, name, choices, id=f"{article}: {name}", marks=pytest.mark.article(CODE, article))


@pytest.mark.parametrize(
    "article, name, choices",
    [
        leaves("19", "cutter", Cutter.LEFT_OF_DEALER, Cutter.OPPONENT),
        leaves("101", "pairs", Pairs.FIXED, Pairs.CROSSED, Pairs.KNOWN, Pairs.SECRET),
        leaves("102", "target", 21, 28, 35, 42, 49, 56, 63, 70),
        leaves("102", "tie_plays_on", False, True),
        leaves("103", "losing_game", False, True),
        leaves("108", "stake", Stake.SIMPLE_OR_DOUBLE, Stake.SINGLE, Stake.VARIABLE, Stake.MARCIO_E_BATUFFA),
        leaves("142", "dialogue", *Dialogue),
        leaves("173", "buongioco", *Buongioco),
    ],
)
@pytest.mark.parametrize("rules", [TRADIZIONALI, MODERNE], ids=lambda rules: rules.id)
def test_what_the_code_leaves_to_every_table(
    rules: Rules, article: str, name: str, choices: tuple[object, ...]
) -> None:
    norm = getattr(rules, name)
    assert norm.choices == choices
    assert norm.value == choices[0]
    assert norm.cite.article == article


@pytest.mark.parametrize(
    "article, name, choices",
    [
        leaves("127", "king_kept", KingKept.AS_LISTED, KingKept.ONLY_WHERE_NAMED),
        leaves("130", "accused_win", *AccusedWin),
        leaves(
            "147",
            "pot_doubling",
            {4: (1, 1), 5: (4, 5), 6: (5, 6)},
            {4: (1, 1), 5: (4, 5), 6: (4, 6)},
        ),
        leaves("148", "compensation", False, True),
    ],
)
def test_what_only_a_traditional_table_may_settle(article: str, name: str, choices: tuple[object, ...]) -> None:
    norm = getattr(TRADIZIONALI, name)
    assert norm.choices == choices
    assert norm.value == choices[0]
    assert norm.cite.article == article
    assert getattr(MODERNE, name).choices == ()
