"""The manual and the README do what they say: every example in them is run."""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SESSION = re.compile(r"^```pycon\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PYTHON = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PAGES = sorted(page for page in (ROOT / "docs").rglob("*.md") if SESSION.search(page.read_text("utf-8")))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_the_sessions_of_a_page_are_true(page: Path) -> None:
    text = "\n".join(SESSION.findall(page.read_text("utf-8")))
    example = doctest.DocTestParser().get_doctest(text, {}, page.name, str(page), 0)
    runner = doctest.DocTestRunner(optionflags=doctest.IGNORE_EXCEPTION_DETAIL, verbose=False)
    said: list[str] = []
    runner.run(example, out=said.append)
    assert runner.summarize(verbose=False).failed == 0, "".join(said)


def test_the_example_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = PYTHON.findall((ROOT / "README.md").read_text("utf-8"))
    assert len(blocks) == 1
    exec(compile(blocks[0], "README.md", "exec"), {"__name__": "readme"})
    said = capsys.readouterr().out
    comments = [line.split("# ", 1)[1] for line in blocks[0].splitlines() if line.startswith("print(") and "# " in line]
    assert said.splitlines() == comments


@pytest.mark.parametrize("page", sorted((ROOT / "docs").rglob("*.md")), ids=lambda page: page.name)
def test_python_blocks_can_be_read(page: Path) -> None:
    for block in PYTHON.findall(page.read_text("utf-8")):
        compile(block, str(page), "exec")
