"""The client's types of what crosses the wire are those of the served document."""

import json
import shutil
import subprocess
from pathlib import Path

from bastide.server.app import create_app
from bastide.server.settings import Settings

WEB = Path(__file__).parents[2] / "web"
KEPT = WEB / "src" / "lib" / "api" / "schema.d.ts"


def test_the_clients_types_are_those_of_the_document(tmp_path: Path) -> None:
    npm, node = shutil.which("npm"), shutil.which("node")
    assert npm, "the client's types are made by node"
    assert node, "the client's types are made by node"
    if not (WEB / "node_modules").exists():
        subprocess.run([npm, "ci", "--silent"], cwd=WEB, check=True)
    document, made = json.dumps(create_app(Settings()).openapi()), tmp_path / "schema.d.ts"
    subprocess.run([node, "scripts/api.mjs", made], cwd=WEB, check=True, input=document, text=True)
    assert made.read_text(encoding="utf-8") == KEPT.read_text(encoding="utf-8"), "run `make api`"
