"""What only whoever studies the games has installed: asked for when it is needed, and missed in one sentence."""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from ventaglio.core.refusal import BadInput


def need(*modules: str) -> None:
    """Say how to install what is missing of the packages of the lab."""
    for module in modules:
        if find_spec(module.partition(".")[0]) is None:
            sentence = f"{module} is not installed: pip install 'ventaglio[lab]'"
            raise BadInput(sentence, "lab-extra", module=module)


def extra(module: str) -> ModuleType:
    """A module of the lab's packages."""
    need(module)
    return import_module(module)
