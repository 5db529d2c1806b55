"""Where the network is kept: plain arrays beside this module, made by ``ventaglio lab train burraco``."""

from functools import cache
from importlib.resources import as_file, files
from pathlib import Path
from typing import Final
from zipfile import BadZipFile

import numpy as np

from ventaglio.core.refusal import BadInput
from ventaglio.games.burraco.kernel.value.layout import DEEP, NET, SEEN, UNITS, Net

NAME: Final = "burraco.npz"
SHAPE: Final = (SEEN, UNITS, DEEP)


@cache
def shipped() -> Net:
    """The network that comes with the package."""
    with as_file(files(__package__) / NAME) as path:
        return read_net(path)


def read_net(path: Path) -> Net:
    """The network of a file; refused where it was made for other features."""
    try:
        with np.load(path, allow_pickle=False) as kept:
            if tuple(kept["shape"]) == SHAPE and kept["net"].shape == (NET,):
                return np.ascontiguousarray(kept["net"], np.float32)
    except (OSError, ValueError, KeyError, TypeError, BadZipFile):
        pass
    raise BadInput(f"{path}: no network for these features", "net-shape", file=str(path))


def write_net(path: Path, net: Net) -> None:
    """Keep a network, in half the digits: more than it can mean."""
    np.savez_compressed(path, net=net.astype(np.float16), shape=np.array(SHAPE))
