"""The time-out procedures: how many turns are still to be finished when the referee calls.

Each is a function of the number of players, the dealer's seat, the seat on turn, and whether that player has already
picked up; it counts the turn in progress. Before the first pick-up of a hand they are not asked: `early_time_out` is.
"""


def _to_the_dealer(players: int, dealer: int, turn: int) -> int:
    """Turns from the one in progress to the dealer's, both included."""
    return (dealer - turn) % players + 1


def final_lap_from_the_served(players: int, dealer: int, turn: int, picked_up: bool) -> int:
    """The final lap runs from the served player to the dealer; it is this one if the served has not yet picked up."""
    if turn == (dealer + 1) % players and not picked_up:
        return players
    return _to_the_dealer(players, dealer, turn) + players


def equal_turns_and_one_more(players: int, dealer: int, turn: int, picked_up: bool) -> int:
    """Everybody ends with the same number of turns and everybody plays at least once more."""
    return _to_the_dealer(players, dealer, turn) + players


def equal_turns_counting_an_untouched_lap(players: int, dealer: int, turn: int, picked_up: bool) -> int:
    """The same, but a lap that the served player has not yet begun is itself the last one."""
    return final_lap_from_the_served(players, dealer, turn, picked_up)


def _before_the_partner(players: int) -> int:
    """Turns from a player to the one before his partner; with three or five nobody has a fixed partner."""
    return 2 if players == 4 else 0


def lap_from_the_partner_of_the_next_to_draw(players: int, dealer: int, turn: int, picked_up: bool) -> int:
    """One lap from the partner of whoever must draw next; the turns before it are played."""
    return int(picked_up) + _before_the_partner(players) + players


def lap_from_the_partner_of_the_player_on_turn(players: int, dealer: int, turn: int, picked_up: bool) -> int:
    """The same, the player on turn counting as the one who must draw even when he has drawn."""
    return _before_the_partner(players) + players
