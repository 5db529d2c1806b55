"""The generated parts of the documentation are those that the program would generate now."""

import importlib.util
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]


def tool() -> Any:
    spec = importlib.util.spec_from_file_location("make_docs", ROOT / "tools" / "make_docs.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


MAKE_DOCS = tool()


@pytest.mark.parametrize("page", MAKE_DOCS.PARTS)
def test_a_page_is_up_to_date(page: str) -> None:
    written = (ROOT / "docs" / page).read_text(encoding="utf-8")
    assert MAKE_DOCS.made(page) == written, "run: python tools/make_docs.py"


def test_a_page_without_its_marks_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "cases.md").write_text("no marks here", encoding="utf-8")
    monkeypatch.setattr(MAKE_DOCS, "DOCS", tmp_path)
    with pytest.raises(SystemExit, match=r"docs/cases\.md lacks '<!-- generated: reasons -->'"):
        MAKE_DOCS.made("cases.md")


def test_check_tells_what_is_stale_and_writes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for page in (ROOT / "docs").glob("*.md"):
        (tmp_path / page.name).write_text(page.read_text(encoding="utf-8"), encoding="utf-8")
    monkeypatch.setattr(MAKE_DOCS, "DOCS", tmp_path)
    assert MAKE_DOCS.main(["--check"]) == 0
    stale = (tmp_path / "cases.md").read_text(encoding="utf-8").replace("`equal-set`", "`equal`")
    (tmp_path / "cases.md").write_text(stale, encoding="utf-8")
    assert MAKE_DOCS.main(["--check"]) == 1
    assert "docs/cases.md is out of date" in capsys.readouterr().out
    assert MAKE_DOCS.main([]) == 0
    assert MAKE_DOCS.main(["--check"]) == 0
