"""Fitting a small network to what positions turned out to be worth: two hidden layers and Adam, in plain arrays."""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ventaglio.kernels.burraco.value.layout import (
    BIAS,
    DEEP,
    FEATURES,
    LAST,
    LAST_BIAS,
    NET,
    SECOND,
    SECOND_BIAS,
    UNITS,
    Net,
)

Batch = NDArray[np.float32]

FADING: Final = (0.9, 0.999)
"""How slowly Adam forgets the gradient and its square."""
TINY: Final = 1e-8


class Layers(NamedTuple):
    """A network as matrices; they are views of its one array."""

    first: Batch
    bias: Batch
    second: Batch
    second_bias: Batch
    last: Batch
    last_bias: Batch


def layers(net: Net) -> Layers:
    """The layers of a network."""
    return Layers(
        net[:BIAS].reshape(FEATURES, UNITS),
        net[BIAS:SECOND],
        net[SECOND:SECOND_BIAS].reshape(UNITS, DEEP),
        net[SECOND_BIAS:LAST],
        net[LAST:LAST_BIAS],
        net[LAST_BIAS:],
    )


def fresh(rng: np.random.Generator) -> Net:
    """A network that knows nothing."""
    net = np.zeros(NET, np.float32)
    parts = layers(net)
    for part, scale in ((parts.first, 1 / 60), (parts.second, 2 / UNITS), (parts.last, 1 / DEEP)):
        part[...] = rng.standard_normal(part.shape) * np.sqrt(scale)
    return net


class Adam:
    """A network that is being fitted, with what the method remembers."""

    def __init__(self, net: Net) -> None:
        self.net = net
        self.mean = np.zeros_like(net)
        self.square = np.zeros_like(net)
        self.steps = 0

    def step(self, features: Batch, targets: Batch, rate: float, shrink: float) -> float:
        """Go one step towards these targets, and give the mean squared error before it."""
        parts = layers(self.net)
        gradient = np.zeros_like(self.net)
        into = layers(gradient)
        hidden = features @ parts.first + parts.bias
        np.maximum(hidden, 0, out=hidden)
        deeper = hidden @ parts.second + parts.second_bias
        np.maximum(deeper, 0, out=deeper)
        error = deeper @ parts.last + parts.last_bias - targets
        back = error * np.float32(2 / len(targets))
        into.last[...] = back @ deeper
        into.last_bias[...] = back.sum()
        back_deeper = np.outer(back, parts.last)
        back_deeper[deeper <= 0] = 0
        into.second[...] = hidden.T @ back_deeper
        into.second_bias[...] = back_deeper.sum(axis=0)
        back_hidden = back_deeper @ parts.second.T
        back_hidden[hidden <= 0] = 0
        into.first[...] = features.T @ back_hidden
        into.bias[...] = back_hidden.sum(axis=0)
        self.steps += 1
        fade, fade_square = FADING
        self.mean += np.float32(1 - fade) * (gradient - self.mean)
        self.square += np.float32(1 - fade_square) * (gradient * gradient - self.square)
        mean = self.mean / np.float32(1 - fade**self.steps)
        square = self.square / np.float32(1 - fade_square**self.steps)
        self.net -= np.float32(rate) * (mean / (np.sqrt(square) + np.float32(TINY)) + np.float32(shrink) * self.net)
        return float((error * error).mean())

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
        order = rng.permutation(len(targets))
        errors = [
            self.step(features[some], targets[some], rate, shrink)
            for some in (order[start : start + batch] for start in range(0, len(order) - batch + 1, batch))
        ]
        return float(np.mean(errors)) if errors else 0.0
