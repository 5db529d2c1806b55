"""Fitting a small network to what positions turned out to be worth: two hidden layers and Adam, in plain arrays.

The arrays are those of numpy, or of a package that does the same on a graphics card.
"""

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ventaglio.games.burraco.kernel.value.layout import (
    BIAS,
    DEEP,
    FEATURES,
    LAST,
    LAST_BIAS,
    NET,
    OF_RANK,
    OF_RANK_BIAS,
    OF_SUIT,
    OF_SUIT_BIAS,
    PLACES,
    PLANES,
    RANK_BITS,
    RANK_UNITS,
    SECOND,
    SECOND_BIAS,
    SEEN,
    SUIT_UNITS,
    UNITS,
    Net,
)

Batch = NDArray[np.float32]

FADING: Final = (0.9, 0.999)
"""How slowly Adam forgets the gradient and its square."""
TINY: Final = 1e-8
_NATURAL: Final = [PLANES * 4 + rank for rank in range(13) if rank != 1]
"""Where the ranks stand that may be natural."""


class Layers(NamedTuple):
    """A network as matrices; they are views of its one array."""

    first: Batch
    bias: Batch
    second: Batch
    second_bias: Batch
    last: Batch
    last_bias: Batch
    of_suit: Batch
    of_suit_bias: Batch
    of_rank: Batch
    of_rank_bias: Batch


def layers(net: Net) -> Layers:
    """The layers of a network."""
    return Layers(
        net[:BIAS].reshape(SEEN, UNITS),
        net[BIAS:SECOND],
        net[SECOND:SECOND_BIAS].reshape(UNITS, DEEP),
        net[SECOND_BIAS:LAST],
        net[LAST:LAST_BIAS],
        net[LAST_BIAS:OF_SUIT],
        net[OF_SUIT:OF_SUIT_BIAS].reshape(PLANES * PLACES, SUIT_UNITS),
        net[OF_SUIT_BIAS:OF_RANK],
        net[OF_RANK:OF_RANK_BIAS].reshape(RANK_BITS, RANK_UNITS),
        net[OF_RANK_BIAS:],
    )


def fresh(rng: np.random.Generator) -> Net:
    """A network that knows nothing."""
    net = np.zeros(NET, np.float32)
    parts = layers(net)
    scales = (
        (parts.first, 1 / 60),
        (parts.second, 2 / UNITS),
        (parts.last, 1 / DEEP),
        (parts.of_suit, 1 / 20),
        (parts.of_rank, 1 / 5),
    )
    for part, scale in scales:
        part[...] = rng.standard_normal(part.shape) * np.sqrt(scale)
    return net


class Looked(NamedTuple):
    """What is seen in the suits, or in the ranks: the bits of each, and what each of them made of it."""

    bits: Batch
    seen: Batch

    @property
    def pooled(self) -> Batch:
        """All of them added up."""
        together: Batch = self.seen.sum(axis=1)
        return together

    def learn(self, back: Batch, weights: Batch, bias: Batch) -> None:
        """Write the gradient of the layer that has looked, from that of what is added up."""
        each = (back[:, None, :] * (self.seen > 0)).reshape(-1, back.shape[1])
        weights[...] = self.bits.T @ each
        bias[...] = each.sum(axis=0)


def look(numbers: Batch, places: int, weights: Batch, bias: Batch, arrays: Any = np) -> Looked:
    """Have a layer look at numbers as bits: by position, by suit or rank, and by plane where there are several."""
    bits = (numbers.astype(np.int32)[..., None] >> arrays.arange(places, dtype=np.int32)) & 1
    flat = bits.reshape(-1, len(weights)).astype(np.float32)
    seen = arrays.maximum(flat @ weights + bias, 0)
    return Looked(flat, seen.reshape(len(numbers), -1, seen.shape[1]))


class Adam:
    """A network that is being fitted, with what the method remembers."""

    def __init__(self, net: Net, arrays: Any = np) -> None:
        self.net = net
        """The network as it is after a fit, in plain arrays."""
        self.steps = 0
        self._arrays = arrays
        self._own = arrays.asarray(net)
        self._mean = arrays.zeros_like(self._own)
        self._square = arrays.zeros_like(self._own)
        self._natural = arrays.asarray(_NATURAL)

    @property
    def memory(self) -> tuple[Batch, Batch, int]:
        """What the method remembers: means of the gradient and of its square, and how many steps it took."""
        return plain(self._mean), plain(self._square), self.steps

    def remember(self, mean: Batch, square: Batch, steps: int) -> None:
        """Go on with what was remembered."""
        self._mean, self._square, self.steps = self._arrays.asarray(mean), self._arrays.asarray(square), steps

    def step(self, features: Batch, targets: Batch, rate: float, shrink: float) -> Any:
        """Go one step towards these targets, and give the mean squared error before it."""
        arrays = self._arrays
        parts = layers(self._own)
        gradient = arrays.zeros_like(self._own)
        into = layers(gradient)
        counted, raw = features[:, :FEATURES], features[:, FEATURES:]
        suits = look(raw[:, : PLANES * 4].reshape(-1, 4, PLANES), PLACES, parts.of_suit, parts.of_suit_bias, arrays)
        ranks = look(raw[:, self._natural], RANK_BITS, parts.of_rank, parts.of_rank_bias, arrays)
        seen = arrays.concatenate((counted, suits.pooled, ranks.pooled), axis=1)
        hidden = seen @ parts.first + parts.bias
        arrays.maximum(hidden, 0, out=hidden)
        deeper = hidden @ parts.second + parts.second_bias
        arrays.maximum(deeper, 0, out=deeper)
        error = deeper @ parts.last + parts.last_bias - targets
        back = error * np.float32(2 / len(targets))
        into.last[...] = back @ deeper
        into.last_bias[...] = back.sum()
        back_deeper = arrays.outer(back, parts.last)
        back_deeper *= deeper > 0
        into.second[...] = hidden.T @ back_deeper
        into.second_bias[...] = back_deeper.sum(axis=0)
        back_hidden = back_deeper @ parts.second.T
        back_hidden *= hidden > 0
        into.first[...] = seen.T @ back_hidden
        into.bias[...] = back_hidden.sum(axis=0)
        back_seen = (back_hidden @ parts.first[FEATURES:].T).astype(np.float32, copy=False)
        suits.learn(back_seen[:, :SUIT_UNITS], into.of_suit, into.of_suit_bias)
        ranks.learn(back_seen[:, SUIT_UNITS:], into.of_rank, into.of_rank_bias)
        self.steps += 1
        fade, fade_square = FADING
        self._mean += np.float32(1 - fade) * (gradient - self._mean)
        self._square += np.float32(1 - fade_square) * (gradient * gradient - self._square)
        mean = self._mean / np.float32(1 - fade**self.steps)
        square = self._square / np.float32(1 - fade_square**self.steps)
        self._own -= np.float32(rate) * (
            mean / (arrays.sqrt(square) + np.float32(TINY)) + np.float32(shrink) * self._own
        )
        return (error * error).mean()

    def fit(
        self,
        features: Batch,
        targets: Batch,
        rng: np.random.Generator,
        *,
        batch: int,
        rate: float,
        shrink: float = 1e-3,
    ) -> float:
        """Go once through these positions in any order; the mean squared error on the way."""
        order = self._arrays.asarray(rng.permutation(len(targets)))
        features, targets = self._arrays.asarray(features), self._arrays.asarray(targets)
        errors = [
            self.step(features[some], targets[some], rate, shrink)
            for some in (order[start : start + batch] for start in range(0, len(order) - batch + 1, batch))
        ]
        self.net[...] = plain(self._own)
        return float(sum(errors)) / max(1, len(errors))


def plain(some: Any) -> Batch:
    """An array of numpy, wherever it was."""
    home: Batch = some.get() if hasattr(some, "get") else some
    return home
