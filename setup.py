"""Build the wheel: kernels compiled by mypyc where a compiler is, the browser client inside.

`BASTIDE_COMPILE=1` compiles or fails, `BASTIDE_COMPILE=0` never compiles; unset, it is tried, and a machine
without a compiler gets the same package in pure Python. Editable installs are never compiled: a stale
extension module would hide the source being edited. `BASTIDE_CLIENT=0` leaves the browser client out.
The client is built while the C compiler works, and each game is a C file of its own, so that all cores are used;
`BASTIDE_PROGRESS=FILE` writes down what is going on, a line each. A source distribution has the built client inside,
so that a wheel made from it serves browsers, wherever that is done.
"""

import ast
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from itertools import groupby
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

ROOT = Path(__file__).parent
WEB = ROOT / "web"
STATIC = ROOT / "src/bastide/server/static"
KERNELS = [
    "src/bastide/engine/ahead.py",
    "src/bastide/engine/margin.py",
    "src/bastide/engine/moves.py",
    "src/bastide/engine/network.py",
    "src/bastide/engine/play.py",
    "src/bastide/engine/policy.py",
    "src/bastide/engine/rooms.py",
    "src/bastide/engine/stepping.py",
    "src/bastide/bots/rounds.py",
    *sorted(path.relative_to(ROOT).as_posix() for path in ROOT.glob("src/bastide/games/*/kernel/[a-z]*.py")),
]
"""What mypyc compiles: every file of a game's kernel, and what is in the way of many positions."""
OPTIMISE = {"opt_level": "3", "debug_level": "0"}
INSIDE_ONLY = ["-fvisibility=hidden", "-fno-semantic-interposition"]
"""Nothing outside an extension module calls into it by name: calls within need no detour (GCC and Clang)."""
CHOICE = os.environ.get("BASTIDE_COMPILE", "")
BUILDING = {"bdist_wheel", "build", "build_ext", "install"}
"""Commands that compile; all others only ask for facts, and mypyc takes a minute to answer."""


def has_compiler() -> bool:
    """Return whether a C compiler seems to be there."""
    return any(shutil.which(name) for name in (os.environ.get("CC", "cc").split()[0], "gcc", "clang", "cl"))


def say(text: str) -> None:
    """Write down what is going on, for whoever waits."""
    if where := os.environ.get("BASTIDE_PROGRESS"):
        with open(where, "a", encoding="utf-8") as file:
            file.write(text + "\n")


def units() -> list[tuple[list[str], str]]:
    """Return the C files to make, one a game (none calls into another), each with its sources and name."""
    by_room = groupby(KERNELS, lambda name: name.replace("/kernel", "").split("/")[-2])
    return [([str(ROOT / name) for name in names], f"bastide_{room}") for room, names in by_room]


def kernels() -> list[Extension]:
    """Return the extension modules to build, the longest first; none for a pure Python package."""
    if CHOICE == "0" or (CHOICE != "1" and not has_compiler()) or not BUILDING.intersection(sys.argv):
        return []
    from mypyc.build import mypycify

    say("reading the rules")
    try:
        with tempfile.TemporaryDirectory() as cache:
            # What kernels import is checked by `make check`; here third-party packages that it needs may be missing.
            arguments = ["--follow-imports=silent", f"--cache-dir={cache}", *(str(ROOT / name) for name in KERNELS)]
            names = write_c(arguments)
            extensions = mypycify(arguments, separate=units(), skip_cgen_input=(names, []), **OPTIMISE)
    except SystemExit:  # how mypyc says that it found an error in the source or the tools
        if CHOICE == "1":
            raise
        print("The kernels cannot be compiled here; this will be a package in pure Python.", file=sys.stderr)
        return []
    written = {source for extension in extensions for source in extension.sources}
    write_docstrings(written)
    borrow_arrays(written)
    expect_indices(written)
    for extension in extensions:
        extension.optional = CHOICE != "1"
        if os.name != "nt":
            extension.extra_compile_args += INSIDE_ONLY
    return sorted(extensions, key=lambda extension: -sum(os.path.getsize(source) for source in extension.sources))


def write_c(arguments: list[str]) -> list[list[tuple[str, str]]]:
    """Have mypyc write the C files; return their names by unit, without a text, as `mypycify` takes what is there.

    It would do so itself, but then it assumes that a class may have subclasses that it does not see, since the units
    are compiled apart, and looks each time whether an attribute has a value. It sees all: no kernel's class has any.
    It also takes it now that a class with no `__eq__` in the source has none; a dataclass is compared as an object.
    """
    from mypyc.build import mypyc_build
    from mypyc.options import CompilerOptions

    options = CompilerOptions(separate=True)
    options.global_opts = True
    _, written, _ = mypyc_build(arguments, options, separate=units())
    return [[(os.path.relpath(name, options.target_dir), "") for name in names] for names, _ in written]


SIGNED = re.compile(
    r"(CPyPy_(?P<function>\w+),\s*METH[\w| ]*, |CPyType_(?P<type>\w+)_template_ = \{[^}]*?\.tp_doc = )"
    r'PyDoc_STR\("(?P<signature>.*?)\\n--\\n\\n"'
)
"""A function or a class in a C file of mypyc's, whose only documentation is its signature."""
FILLER = "mypyc filler docstring"
"""What mypyc puts in the place of the docstring of a class that it does not make native."""
SHORT = 127
"""The longest text whose length mypyc writes in one byte."""


def docstrings(name: str) -> dict[str, str]:
    """Return the docstrings of a source file by the names that mypyc gives to functions and classes."""
    module = name.removeprefix("src/").removesuffix(".py").replace("/", "___")
    found = {}
    for node in ast.parse((ROOT / name).read_text("utf-8")).body:
        inside = node.body if isinstance(node, ast.ClassDef) else []
        for one in (node, *inside):
            if not isinstance(one, ast.ClassDef | ast.FunctionDef) or not (text := ast.get_docstring(one)):
                continue
            found["___".join((module, *((node.name, one.name) if one in inside else (one.name,))))] = text
            if one in inside:  # a method of a class that is not native is an object of its own
                found[f"{module}___{one.name}_{node.name}_obj"] = text
    return found


def write_docstrings(sources: set[str]) -> None:
    """Put the docstrings into the C files, where mypyc leaves them out, so that `help` says the same in both builds."""
    known = {key: text for name in KERNELS for key, text in docstrings(name).items()}
    game = known["bastide___engine___play___Game"].splitlines()[0]

    def documented(found: re.Match[str]) -> str:
        text = known.get(found["function"] or found["type"])
        if text is None:
            return found[0]
        signature = "" if "_obj(" in found["signature"] else found["signature"] + r"\n--\n\n"
        return f'{found[1]}PyDoc_STR("{signature}{escaped(text)}"'

    for path in map(Path, sources):
        code = path.read_text("utf-8")
        if len(game) <= SHORT:
            code = code.replace(f"\\{len(FILLER):03o}{FILLER}", f"\\{len(game):03o}{escaped(game)}")
        path.write_text(SIGNED.sub(documented, code), "utf-8")


TAKEN = re.compile(r"(arg_\w+) = Vec(\w+)Api\.unbox\(obj_\w+\);")
"""Where a function that is called from Python takes an array out of its argument."""


def borrow_arrays(sources: set[str]) -> None:
    """Have functions that are called from Python borrow arrays, since mypyc never gives back what it takes.

    The caller holds the argument. Without this, every array that was ever passed would stay for good.
    """

    def borrowed(found: re.Match[str]) -> str:
        return f"{found[0]} VEC_{found[2].upper()}_DECREF({found[1]});"

    for path in map(Path, sources):
        path.write_text(TAKEN.sub(borrowed, path.read_text("utf-8")), "utf-8")


INDEX = re.compile(r"((cpy_r_\w+) = \(uint64_t\)\w+ < \(uint64_t\)\w+;\s+if \()(\2)(\) )")
"""Where an index of an array is compared with its length, before it may be one that counts from the end."""


def expect_indices(sources: set[str]) -> None:
    """Have the C compiler expect that an index is one from 0 on: what else it may be is moved out of the way."""
    for path in map(Path, sources):
        path.write_text(INDEX.sub(r"\1likely(\3)\4", path.read_text("utf-8")), "utf-8")


def escaped(text: str) -> str:
    """Return text as it stands between the quotes of a C string."""
    plain = set(range(ord(" "), ord("~") + 1)) - set(b'"\\?')
    return "".join(chr(byte) if byte in plain else f"\\{byte:03o}" for byte in text.encode())


class BuildKernels(build_ext):
    """Build the kernels on all cores, except for an editable install."""

    def finalize_options(self) -> None:
        """Use as many cores as this process may."""
        super().finalize_options()
        cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
        self.parallel = self.parallel or cores

    def run(self) -> None:
        """Compile, unless the package is to be used from where it is edited; then take in the client."""
        if not self.inplace and not self.editable_mode:
            super().run()
        CLIENT.finish(Path(self.build_lib))

    def build_extension(self, ext: Extension) -> None:
        """Compile one unit, saying which."""
        game = ext.name.removeprefix("bastide_").removesuffix("__mypyc")
        if game not in (ext.name, "engine"):
            say(f"compiling {game}")
        super().build_extension(ext)


class Client:
    """The browser client, built by npm beside everything else."""

    def __init__(self) -> None:
        self.building: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Let npm build the client into the package, where npm is and it has not been built yet."""
        npm = shutil.which("npm")
        if not npm or not (WEB / "package.json").exists() or STATIC.exists():
            return
        fetch = "" if (WEB / "node_modules").exists() else "npm ci --no-audit --no-fund --loglevel=error && "
        say("building the browser client")
        self.building = subprocess.Popen(
            f"{fetch}npm run build --silent",
            cwd=WEB,
            shell=True,
            text=True,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )

    def finish(self, package: Path | None) -> None:
        """Wait until the client is built, and put it into the package that is being made; raise if it failed."""
        if self.building is None:
            return
        said, _ = self.building.communicate()
        if self.building.returncode:
            raise SystemExit(f"The browser client could not be built:\n{said}")
        self.building = None
        if package is not None:
            shutil.copytree(STATIC, package / "bastide" / "server" / "static", dirs_exist_ok=True)


CLIENT = Client()


class BuildWithClient(build_py):
    """Collect the files; the client follows when it is built."""

    def run(self) -> None:
        """Leave out the client of an earlier build, and what npm has written so far of this one."""
        gathered = Path(self.build_lib) / "bastide" / "server" / "static"
        shutil.rmtree(gathered, ignore_errors=True)
        super().run()
        if CLIENT.building:
            shutil.rmtree(gathered, ignore_errors=True)
        if not self.distribution.has_ext_modules():
            CLIENT.finish(Path(self.build_lib))


class Sources(sdist):
    """Collect the sources, and the client that is built from some of them."""

    def run(self) -> None:
        """Build the client first; refuse to make what could not serve a browser."""
        if WITH_CLIENT:
            CLIENT.start()
            CLIENT.finish(None)
            if not (STATIC / "index.html").exists():
                raise SystemExit("There is no browser client, and no npm to build it: BASTIDE_CLIENT=0 does without.")
        super().run()


LINK = re.compile(r"(?P<picture>!?)\[(?P<text>[^\]]*)\]\((?!https?://|#)(?P<path>[^)]+)\)")
"""A link or a picture of the README that leads to a file of the repository."""


def registry_page(readme: str, version: str, source: str) -> str:
    """Return the README for a package registry, where no files lie beside it: links lead into the repository."""
    released = re.fullmatch(r"[\d.]+", version)
    tree = f"v{version}" if released else "main"

    def absolute(found: re.Match[str]) -> str:
        kind = "raw" if found["picture"] else "blob"
        return f"{found['picture']}[{found['text']}]({source}/{kind}/{tree}/{found['path']})"

    return LINK.sub(absolute, readme)


TAG = re.compile(r"v(?P<version>[\d.]+)(-(?P<commits>\d+)-(?P<commit>g[0-9a-f]+))?")
"""What `git describe` says: the tag of the last release, commits since, and where it is now."""


def release(described: str) -> str:
    """Return the version that `git describe` stands for; empty if it stands for none.

    >>> release("v0.2.0"), release("v0.2.0-5-gabc1234"), release("")
    ('0.2.0', '0.2.0.post1.dev5+gabc1234', '')
    """
    if not (found := TAG.fullmatch(described)):
        return ""
    since = f".post1.dev{found['commits']}+{found['commit']}" if found["commits"] else ""
    return found["version"] + since


def describe() -> str:
    """Return what Git says about this checkout, or about the commit that it was archived from."""
    if not (ROOT / ".git").exists():
        note = ROOT / ".git_archival.txt"
        noted = re.search(r"^describe-name: (v.+)$", note.read_text("utf-8") if note.exists() else "", re.MULTILINE)
        return noted[1] if noted else ""
    try:
        command = ["git", "describe", "--tags", "--match", "v[0-9]*"]
        return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout.strip()
    except OSError:
        return ""


def facts() -> tuple[str, str]:
    """Return the version and the page for registries: the tag's; without Git and tags, of the last one in CHANGELOG.md.

    In a source distribution both were written down when it was made.
    """
    if (ROOT / "PKG-INFO").exists():
        head, _, page = (ROOT / "PKG-INFO").read_text("utf-8").partition("\n\n")
        return re.findall(r"^Version: (.+)$", head, re.MULTILINE)[0], page
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    version = release(describe()) or re.findall(r"^## \[([\d.]+)\]", changes, re.MULTILINE)[0]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return version, registry_page((ROOT / "README.md").read_text("utf-8"), version, project["urls"]["Source"])


WITH_CLIENT = os.environ.get("BASTIDE_CLIENT", "") != "0"

if __name__ == "__main__":
    if WITH_CLIENT and BUILDING.intersection(sys.argv):
        CLIENT.start()
    version, page = facts()
    setup(
        version=version,
        ext_modules=kernels(),
        cmdclass={"build_ext": BuildKernels, "build_py": BuildWithClient, "sdist": Sources},
        long_description=page,
        long_description_content_type="text/markdown",
    )
