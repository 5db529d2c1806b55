"""Arrays that a compiled loop borrows from its caller.

A compiled function counts who holds an array each time a row of it is handed on, and counting is slower than a card.
What is borrowed is not counted: the caller holds the array until the loop is done, so nobody need.
"""

# mypy: disable-error-code="no-untyped-def, no-untyped-call, misc, call-arg"

from typing import TypeVar

from numba.core import cgutils
from numba.extending import intrinsic, overload

T = TypeVar("T")


def borrowed(array: T) -> T:
    """The same array, held by nobody. It must not outlive the call."""
    return array


@intrinsic
def _uncounted(typing, array):
    def codegen(context, builder, signature, args):
        made = context.make_array(signature.args[0])(context, builder, args[0])
        made.meminfo = cgutils.get_null_value(made.meminfo.type)
        made.parent = cgutils.get_null_value(made.parent.type)
        return made._getvalue()  # noqa: SLF001 -- the only way to a value that the library offers

    return array(array), codegen


@overload(borrowed)
def _borrowed(array):
    return lambda array: _uncounted(array)  # noqa: PLW0108 -- the name of its argument counts
