"""Weigh an installed package: `python -I weigh.py FILE …`, with what was built; fails beyond a limit.

Its environment holds the package and what it needs, nothing else.
"""

import subprocess
import sys
import sysconfig
from pathlib import Path

MEGABYTE = 1_000_000
LIMITS = {"installed": 30 * MEGABYTE, ".whl": 6 * MEGABYTE, ".tar.gz": 8 * MEGABYTE}
IMPORT = 0.12
"""Seconds of processor time that `import bastide` may take beyond Python's own start."""
CODE = "import time; began = time.process_time(); import bastide; print(time.process_time() - began)"


def on_disk(folder: Path) -> int:
    """Return what a folder takes on disk, in whole blocks."""
    return sum(file.lstat().st_blocks * 512 for file in folder.rglob("*") if file.is_file())


def import_time() -> float:
    """Return the best of ten."""
    command = [sys.executable, "-I", "-c", CODE]
    return min(float(subprocess.run(command, capture_output=True, text=True, check=True).stdout) for _ in range(10))


def main(*files: str) -> None:
    """Print every figure, then fail if one is too large."""
    too_much = []
    weights = {Path(file).name: Path(file).stat().st_size for file in files}
    weights["installed"] = on_disk(Path(sysconfig.get_path("purelib")))
    for name, weight in weights.items():
        limit = next(limit for end, limit in LIMITS.items() if name.endswith(end))
        print(f"{name}: {weight / MEGABYTE:.1f} MB of {limit // MEGABYTE}")
        too_much += [name] if weight > limit else []
    seconds = import_time()
    print(f"import bastide: {seconds:.3f} s of {IMPORT}")
    too_much += ["import"] if seconds > IMPORT else []
    assert not too_much, f"too much: {', '.join(too_much)}"


main(*sys.argv[1:])
