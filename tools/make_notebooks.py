"""Run the notebooks of the documentation, and make a page of each that shows its pictures.

    python -m tools.make_notebooks

A page has the same cells as its notebook; `tests/docs` sees to it that it still has.
"""

import base64
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient

DOCS = Path(__file__).parents[1] / "docs"
NOTEBOOKS = DOCS / "notebooks"


def run(path: Path) -> Any:
    """A notebook with what its cells print and draw."""
    notebook = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]
    NotebookClient(notebook, timeout=600, kernel_name="python3").execute()
    return notebook


def page(notebook: Any, name: str) -> str:
    """The cells of a notebook as a page; pictures stand beside the notebook."""
    parts: list[str] = []
    pictures = 0
    for cell in notebook.cells:
        if cell.cell_type == "markdown":
            parts.append(cell.source.replace("](../", "]("))
            continue
        parts.append(f"```py\n{cell.source}\n```")
        for output in cell.get("outputs", []):
            if output.output_type == "stream":
                parts.append(f"```text\n{output.text.rstrip()}\n```")
            elif "image/png" in output.get("data", {}):
                pictures += 1
                parts.append(f"![The picture that the cell draws](notebooks/{name}-{pictures}.png)")
    link = f"\n\nThis page is the notebook [{name}.ipynb](notebooks/{name}.ipynb), as it was run last."
    return "\n\n".join([parts[0] + link, *parts[1:]]) + "\n"


def draw(notebook: Any, name: str) -> None:
    """Write the pictures of a notebook beside it."""
    drawn = [
        output.data["image/png"]
        for cell in notebook.cells
        for output in cell.get("outputs", [])
        if "image/png" in output.get("data", {})
    ]
    for number, picture in enumerate(drawn, start=1):
        (NOTEBOOKS / f"{name}-{number}.png").write_bytes(base64.b64decode(picture))


def main() -> None:
    """Run every notebook; in the file its outputs are left out, on the page they are shown."""
    for path in sorted(NOTEBOOKS.glob("*.ipynb")):
        notebook = run(path)
        draw(notebook, path.stem)
        (DOCS / f"{path.stem}.md").write_text(page(notebook, path.stem), encoding="utf-8")


if __name__ == "__main__":
    main()
