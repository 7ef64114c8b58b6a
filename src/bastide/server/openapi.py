"""Print the OpenAPI document: `python -m bastide.server.openapi > openapi.json`."""

import json
import sys

from bastide.server.app import create_app
from bastide.server.settings import Settings


def main() -> None:
    """Write the document to standard output."""
    json.dump(create_app(Settings()).openapi(), sys.stdout, indent=2, ensure_ascii=False)
    sys.stdout.write("\n")


if __name__ == "__main__":
    main()
