"""Matches of bots with provable deals, as a server would record them."""

import hashlib
from random import Random
from typing import Any

from ventaglio.cards.provable import commitment, deal_seed
from ventaglio.core.provable_record import Proof, deal_headers
from ventaglio.core.record import AnyGame, Move, Record, make_record
from ventaglio.core.seats import TABLE
from ventaglio.plugs import kit_of

TOLD = {"A": "8d1c40ff", "C": "buona-fortuna"}


def proof_of(number: int, told: dict[str, str]) -> tuple[Proof, bytes]:
    """The proof of a deal, and its seed."""
    secret = hashlib.sha256(f"secret {number}".encode()).digest()
    label = f"T1/{number}"
    return Proof(commitment(secret, label), label, told, secret.hex()), deal_seed(secret, label, told)


def provable_match(
    game: AnyGame, headers: dict[str, str], told: dict[str, str] | None = None, *, thrown_in: Any = None
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
            proof, seed = proof_of(deals, told)
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
