"""The generated parts of the documentation are those that the program would generate now."""

import re
from pathlib import Path

import pytest

from tools import make_docs

ROOT = Path(__file__).parents[2]
MARK = re.compile(r"<!-- generated: (.*?) -->")


@pytest.mark.long
@pytest.mark.parametrize("page", make_docs.PARTS)
def test_a_page_is_up_to_date(page: str) -> None:
    written = (ROOT / "docs" / page).read_text(encoding="utf-8")
    assert make_docs.made(page) == written, "run: python -m tools.make_docs"


def test_every_mark_on_a_page_is_of_a_part() -> None:
    pages = sorted((ROOT / "docs").rglob("*.md"))
    marks = {(page.name, mark) for page in pages for mark in MARK.findall(page.read_text(encoding="utf-8"))}
    assert marks == {(page, part) for page, parts in make_docs.PARTS.items() for part in parts}


def test_a_page_without_its_marks_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "cases.md").write_text("no marks here", encoding="utf-8")
    monkeypatch.setattr(make_docs, "DOCS", tmp_path)
    with pytest.raises(SystemExit, match=r"docs/cases\.md lacks '<!-- generated: reasons -->'"):
        make_docs.made("cases.md")


def test_check_tells_what_is_stale_and_writes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    written = (ROOT / "docs" / "cases.md").read_text(encoding="utf-8")
    (tmp_path / "cases.md").write_text(written, encoding="utf-8")
    monkeypatch.setattr(make_docs, "DOCS", tmp_path)
    monkeypatch.setattr(make_docs, "PARTS", {"cases.md": make_docs.PARTS["cases.md"]})
    assert make_docs.main(["--check"]) == 0
    stale = (tmp_path / "cases.md").read_text(encoding="utf-8").replace("`equal-set`", "`equal`")
    (tmp_path / "cases.md").write_text(stale, encoding="utf-8")
    assert make_docs.main(["--check"]) == 1
    assert "docs/cases.md is out of date" in capsys.readouterr().out
    assert make_docs.main([]) == 0
    assert make_docs.main(["--check"]) == 0
