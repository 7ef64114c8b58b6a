"""What is published: the version, the page on the registry, the extras. `make package` builds and tries it."""

import ast
import importlib.util
import re
import tomllib
import zlib
from email import message_from_string
from importlib.metadata import files
from pathlib import Path
from types import ModuleType

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
README = (ROOT / "README.md").read_text("utf-8")
SOURCE = PROJECT["project"]["urls"]["Source"]
RELEASE = (ROOT / ".github/workflows/release.yml").read_text("utf-8")
NEWEST = re.findall(r"^## \[(\d.+?)\]", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)[0]


def of(path: Path) -> ModuleType:
    """Return a file as a module, whatever it does when it is the program."""
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


SETUP = of(ROOT / "setup.py")


@pytest.mark.parametrize(
    ("described", "version"),
    [
        ("v0.2.0", "0.2.0"),
        ("v0.2.0-5-gabc1234", "0.2.0.post1.dev5+gabc1234"),
        ("v1.10", "1.10"),
        ("", ""),
        ("nightly", ""),
        ("v0.2.0-rc1", ""),
    ],
)
def test_the_version_is_the_tags(described: str, version: str) -> None:
    assert SETUP.release(described) == version


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A tree without Git, with what the version and the page are made from."""
    for name in ("CHANGELOG.md", "README.md", "pyproject.toml", ".git_archival.txt"):
        (tmp_path / name).write_text((ROOT / name).read_text("utf-8"), "utf-8")
    monkeypatch.setattr(SETUP, "ROOT", tmp_path)
    return tmp_path


def test_without_git_it_is_the_newest_release_in_the_list_of_changes(copy: Path) -> None:
    assert SETUP.facts()[0] == NEWEST
    (copy / ".git_archival.txt").unlink()
    assert SETUP.facts()[0] == NEWEST


def test_an_archive_of_a_tag_knows_it(copy: Path) -> None:
    (copy / ".git_archival.txt").write_text("node: abc\ndescribe-name: v7.8.9\n")
    version, page = SETUP.facts()
    assert version == "7.8.9"
    assert f"]({SOURCE}/blob/v7.8.9/LICENSE)" in page


def test_a_source_distribution_knows_what_it_was_made_as(copy: Path) -> None:
    (copy / "PKG-INFO").write_text("Metadata-Version: 2.4\nName: bastide\nVersion: 3.2.1\n\n# A page\n\nmore\n")
    assert SETUP.facts() == ("3.2.1", "# A page\n\nmore\n")


@pytest.mark.parametrize(("version", "tree"), [("0.2.0", "v0.2.0"), ("0.2.0.post1.dev5+gabc", "main")])
def test_on_a_registry_every_link_of_the_readme_leads_somewhere(version: str, tree: str) -> None:
    page = SETUP.registry_page(README, version, SOURCE)
    links = re.findall(r"\]\(([^)]+)\)", page)
    assert len(links) > 10
    for link in links:
        if not link.startswith(SOURCE):
            assert link.startswith("https://")
            continue
        kind, at, path = link.removeprefix(f"{SOURCE}/").split("/", 2)
        assert at == tree
        assert (ROOT / path).exists(), path
        assert kind == ("raw" if path.endswith(".png") else "blob")
    assert page.count("/raw/") == README.count("![") > 0
    assert SETUP.registry_page(page, version, SOURCE) == page, "what is absolute stays"


def test_the_citation_is_of_the_newest_release() -> None:
    cited = (ROOT / "CITATION.cff").read_text("utf-8")
    assert re.findall(r"^version: (.+)$", cited, re.MULTILINE) == [NEWEST]
    assert re.findall(r"^date-released: (.+)$", cited, re.MULTILINE)[0] in (ROOT / "CHANGELOG.md").read_text("utf-8")
    assert f'repository-code: "{SOURCE}"' in cited


def test_every_extra_is_tried() -> None:
    tree = ast.parse((ROOT / "scripts/try_extra.py").read_text("utf-8"))
    trials = next(node.value for node in tree.body if isinstance(node, ast.AnnAssign))
    assert isinstance(trials, ast.Dict)
    tried = {key.value for key in trials.keys if isinstance(key, ast.Constant)}
    extras = set(PROJECT["project"]["optional-dependencies"])
    assert tried == {"base", *extras}
    packaging = (ROOT / "scripts/package").read_text("utf-8")
    assert set(re.findall(r"\|\| extras=\((.+)\)", packaging)[0].split()) == extras


def test_whoever_is_told_to_install_an_extra_is_told_one_that_is_there() -> None:
    extras = set(PROJECT["project"]["optional-dependencies"])
    pages = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]
    files = [*pages, *(ROOT / "src").rglob("*.py"), *(ROOT / "src").rglob("*.ftl")]
    told = {name for file in files for name in re.findall(r"bastide\[(\w+)\]", file.read_text("utf-8"))}
    assert told <= extras
    assert {"terminal", "server", "rl", "mcp", "cluster"} <= told


def test_nothing_heavy_comes_with_the_package_itself() -> None:
    names = {re.split(r"[<>=;\[ ]", one)[0] for one in PROJECT["project"]["dependencies"]}
    assert names == {"mypy_extensions", "librt", "click", "fluent.syntax"}


def test_a_browser_is_asked_for_pure_python_only() -> None:
    """What only compiled rules need is not asked for where no such wheel can be: Pyodide."""
    needs = [Requirement(one) for one in PROJECT["project"]["dependencies"]]
    there = {one.name for one in needs if one.marker is None or one.marker.evaluate({"sys_platform": "emscripten"})}
    assert there == {"mypy_extensions", "click", "fluent.syntax"}


def test_wheels_are_built_for_every_python_that_is_named() -> None:
    named = [one.rpartition(" ")[2] for one in PROJECT["project"]["classifiers"] if re.search(r":: 3\.\d+$", one)]
    assert named == ["3.11", "3.12", "3.13", "3.14"]
    assert PROJECT["tool"]["cibuildwheel"]["build"] == [f"cp{one.replace('.', '')}-*" for one in named]
    for one in named:
        assert f'"{one}"' in (ROOT / ".github/workflows/ci.yml").read_text("utf-8")


def test_a_release_is_signed_by_whoever_made_it_and_by_no_password() -> None:
    assert "id-token: write" in RELEASE
    assert "pypa/gh-action-pypi-publish@" in RELEASE
    assert not re.search(r"password|api.?token|secrets\.", RELEASE, re.IGNORECASE)
    for system in ("ubuntu-24.04", "ubuntu-24.04-arm", "macos-15", "macos-15-intel", "windows-2025"):
        assert f"{system}," in RELEASE or f"{system}]" in RELEASE
    assert "scripts/package" in RELEASE


def test_metadata_can_be_read() -> None:
    version, page = SETUP.facts()
    assert version.startswith(NEWEST.split("+")[0])
    read = message_from_string(f"Version: {version}\n\n{page}")
    assert read["Version"] == version


def test_a_wheel_stays_within_its_limit() -> None:
    """Found before a release: what is installed, packed as a wheel packs it; compiled, where these tests are."""
    megabytes = re.findall(r'"\.whl": (\d+) \* MEGABYTE', (ROOT / "scripts/weigh.py").read_text("utf-8"))[0]
    installed = {str(one): Path(str(one.locate())) for one in files("bastide") or () if one.suffix != ".pyc"}
    packed = [
        len(zlib.compress(file.read_bytes(), 6)) + 2 * len(name) + 100  # its name in the wheel, not where it lies here
        for name, file in installed.items()
        if file.is_file()
    ]
    assert sum(packed) < int(megabytes) * 1_000_000
