"""Matches of bots with provable deals, as a server would record them."""

import hashlib
from random import Random
from typing import Any

from ventaglio.core.cards.provable import HOUSE, commitment, first_commitment, first_seed
from ventaglio.core.provable_record import FIRST, SECOND, Proof, deal_headers, seed_of
from ventaglio.core.record import AnyGame, Move, Record, make_record
from ventaglio.core.seats import TABLE
from ventaglio.games.common.plugin import kit_of

TOLD = {"A": "8d1c40ff", "C": "buona-fortuna"}


def drawn(text: str) -> bytes:
    """32 bytes, always the same for the same text."""
    return hashlib.sha256(text.encode()).digest()


def proof_of(number: int, told: dict[str, str], scheme: int = SECOND) -> tuple[Proof, bytes]:
    """The proof of a deal, and its seed. In the second scheme people draw their secrets with what they tell."""
    secret, label = drawn(f"secret {number}"), f"T1/{number}"
    if scheme == FIRST:
        return Proof(first_commitment(secret, label), label, told, secret.hex()), first_seed(secret, label, told)
    opened = {who: drawn(f"{number} {text}") for who, text in told.items()}
    proof = Proof(
        commitment(HOUSE, secret, label),
        label,
        {who: text.hex() for who, text in opened.items()},
        secret.hex(),
        SECOND,
        {who: commitment(who, text, label) for who, text in opened.items()},
        {who: "bot" for who in "ABCD" if who not in told},
    )
    return proof, seed_of(proof)


def provable_match(
    game: AnyGame,
    headers: dict[str, str],
    told: dict[str, str] | None = None,
    *,
    thrown_in: Any = None,
    scheme: int = SECOND,
) -> Record:
    """A match of bots whose deals are proved; the first deal can be thrown in by an action of the table."""
    told = TOLD if told is None else told
    opening = state = game.open(headers)
    bots = [kit_of(game.name).agent("socio", Random(seat)) for seat in range(game.players(state))]
    moves: list[Move] = []
    proofs: dict[str, str] = {}
    deals = 0
    while (seat := game.turn(state)) is not None:
        if seat == TABLE:
            deals += 1
            proof, seed = proof_of(deals, told, scheme)
            proofs |= deal_headers(deals, proof)
            action = game.chance(state, seed)
        elif thrown_in is not None:
            seat, action, thrown_in = TABLE, thrown_in, None
        else:
            action = bots[seat].choose(game.view(state, seat), game.menu(state, seat))
        for event in game.act(state, action, seat):
            state = game.fold(state, event)
        moves.append(Move(seat, action))
    record = make_record(game, opening, tuple(moves), state)
    return Record({**record.headers, **proofs}, record.moves)
