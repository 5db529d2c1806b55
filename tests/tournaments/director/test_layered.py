"""A layered mapping is a dict of which every earlier state is kept."""

import pickle

from hypothesis import given
from hypothesis import strategies as st

from ventaglio.tournaments.director.layered import Layered

KEYS = st.integers(0, 60)
STEPS = st.lists(st.tuples(st.sampled_from(["put", "drop"]), KEYS), max_size=200)


@given(STEPS)
def test_it_is_a_dict_whose_past_is_kept(steps: list[tuple[str, int]]) -> None:
    plain: dict[int, int] = {}
    made: Layered[int, int] = Layered()
    past: list[tuple[dict[int, int], Layered[int, int]]] = []
    for number, (what, key) in enumerate(steps):
        past.append((dict(plain), made))
        if what == "put":
            plain[key] = number
            made = made.put(key, number)
        else:
            plain.pop(key, None)
            made = made.without(key)
    for before, then in [*past, (plain, made)]:
        assert list(then.items()) == list(before.items())
        assert (len(then), then == before) == (len(before), True)
        assert all(then.get(key) == before.get(key) and (key in then) == (key in before) for key in range(61))
    assert pickle.loads(pickle.dumps(made)) == made  # noqa: S301


def test_many_at_once() -> None:
    made = Layered({1: "a"}).put_all({2: "b", 1: "c"})
    assert list(made.items()) == [(1, "c"), (2, "b")]
    assert repr(made) == "Layered({1: 'c', 2: 'b'})"
