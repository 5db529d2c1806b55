"""The notebooks of the documentation run, learn something, and are what their pages show."""

from pathlib import Path

import nbformat
import pytest

from tools.make_notebooks import NOTEBOOKS, page, run

DOCS = NOTEBOOKS.parent


def code_of(text: str) -> list[str]:
    return [part.partition("\n```")[0] for part in text.split("```py\n")[1:]]


@pytest.mark.parametrize("path", sorted(NOTEBOOKS.glob("*.ipynb")), ids=lambda path: path.stem)
def test_the_page_is_the_notebook(path: Path) -> None:
    notebook = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]
    shown = (DOCS / f"{path.stem}.md").read_text(encoding="utf-8")
    cells = [cell.source for cell in notebook.cells if cell.cell_type == "code"]
    assert code_of(shown) == cells == code_of(page(notebook, path.stem))
    assert all(not cell.get("outputs") for cell in notebook.cells)


@pytest.mark.long
@pytest.mark.filterwarnings("ignore")  # what a kernel of Jupyter warns of is no concern of ours
def test_the_learner_learns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPENBLAS_NUM_THREADS", "1")
    notebook = run(NOTEBOOKS / "learning.ipynb")
    outputs = [output for cell in notebook.cells for output in cell.get("outputs", [])]
    told = next(output.text for output in outputs if output.output_type == "stream")
    first, last = (float(word) for word in told.replace(",", " ").split() if word.replace(".", "").isdigit())
    assert first < 0.6 < 1.2 < last
    assert any("image/png" in output.get("data", {}) for output in outputs)
