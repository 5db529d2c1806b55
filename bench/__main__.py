"""Run the benchmarks named on the command line, or all of them: each is a module here, with a ``main()``."""

import sys
from importlib import import_module
from pathlib import Path

names = sys.argv[1:] or sorted(path.stem for path in Path(__file__).parent.glob("[!_]*.py"))
for name in names:
    print(f"== {name}", flush=True)
    import_module(f"bench.{name}").main()
