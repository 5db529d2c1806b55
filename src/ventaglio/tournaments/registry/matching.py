"""Who may be meant by a few typed letters, and who may stand in a registry twice."""

from collections.abc import Iterator
from typing import Final

import msgspec

from ventaglio.tournaments.director.entrants import Player, folded
from ventaglio.tournaments.registry.people import Person, Roster, words_of

AT_ONCE: Final = 12
"""How many are offered to whoever types."""
SHORTEST: Final = 6
"""Letters of a name in which one may be mistyped: shorter names that differ in one letter are two names."""


class Likeness(msgspec.Struct, frozen=True):
    """Two who may be one. ``why``: the same name, an initial in place of a name, or a letter's difference."""

    one: Person
    other: Person
    why: str


def found(roster: Roster, text: str, most: int = AT_ONCE) -> tuple[Person, ...]:
    """Those whom the letters fit: each typed word begins a word of the name, the card or the club; names come first."""
    typed = folded(text).split()
    ranked = []
    for at, one in enumerate(roster.people):
        rank = _rank(one, typed)
        if rank is not None:
            ranked.append((rank, at, one))
    return tuple(one for _, _, one in sorted(ranked)[:most])


def _rank(one: Person, typed: list[str]) -> int | None:
    surname, name = folded(one.surname).split(), folded(one.name).split()
    rest = [folded(one.card), *folded(one.club).split()]
    rank = 0
    for word in typed:
        if any(each.startswith(word) for each in surname):
            continue
        if any(each.startswith(word) for each in name):
            rank += 1
        elif any(each.startswith(word) for each in rest if each):
            rank += 2
        else:
            return None
    return rank


def alike(roster: Roster) -> tuple[Likeness, ...]:
    """Everybody who may stand there twice. Who has another card is somebody else, whatever he is called."""
    seen: dict[str, list[Person]] = {}
    told: dict[tuple[str, str], Likeness] = {}
    for one in roster.people:
        marks = set(_marks(one))
        for other in {each.id: each for mark in marks for each in seen.get(mark, ())}.values():
            why = "" if one.card and other.card else _why(one, other)
            if why:
                told[other.id, one.id] = Likeness(other, one, why)
        for mark in marks:
            seen.setdefault(mark, []).append(one)
    return tuple(told.values())


def _marks(one: Person) -> Iterator[str]:
    """What two who may be one have in common: all of a name but a letter, or surname and initial."""
    words = words_of(one)
    yield words
    yield f"{folded(one.surname)} {folded(one.name)[:1]}."
    if len(words) >= SHORTEST:
        yield from (words[:at] + words[at + 1 :] for at in range(len(words)))


def _why(one: Person, other: Person) -> str:
    if words_of(one) == words_of(other):
        return "name"
    surnames, names = (folded(one.surname), folded(other.surname)), (folded(one.name), folded(other.name))
    if surnames[0] == surnames[1]:
        if min(map(len, names)) <= 1:
            return "initial" if all(names) and names[0][:1] == names[1][:1] else ""
        # Paolo is not Paola.
        return "near" if _one_letter(names[0][:-1], names[1][:-1]) and names[0][-1:] == names[1][-1:] else ""
    return "near" if names[0] == names[1] and min(map(len, surnames)) >= 4 and _one_letter(*surnames) else ""


def _one_letter(one: str, other: str) -> bool:
    """Whether a letter more, less or instead makes one text of the other."""
    if len(one) > len(other):
        one, other = other, one
    if len(other) - len(one) > 1:
        return False
    at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), len(one))
    return one[at:] == other[at + 1 :] or one[at + 1 :] == other[at + 1 :]


def completed(roster: Roster, players: tuple[Player, ...]) -> tuple[Player, ...]:
    """Players with what the registry knows of them; who is not in it stays as he was typed."""
    return tuple(_completed(roster, player) for player in players)


def _completed(roster: Roster, player: Player) -> Player:
    who = roster.who(player)
    if who is None:
        # An id of another registry, or of nobody, says nothing here.
        return msgspec.structs.replace(player, person="")
    return msgspec.structs.replace(
        player,
        card=player.card or who.card,
        club=player.club or who.club,
        category=player.category or who.category,
        person=who.id,
    )
