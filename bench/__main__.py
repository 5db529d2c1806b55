"""Run the benchmarks named on the command line, or all of them: each is a module here, with a ``main()``.

Words that begin with a hyphen are options, and are handed to each of them.
"""

import sys
from importlib import import_module
from pathlib import Path

options = [word for word in sys.argv[1:] if word.startswith("-")]
names = [word for word in sys.argv[1:] if not word.startswith("-")]
for name in names or sorted(path.stem for path in Path(__file__).parent.glob("[!_]*.py")):
    print(f"== {name}", flush=True)
    import_module(f"bench.{name}").main(options)
