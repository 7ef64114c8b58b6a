"""How the manual is built: `make docs`."""

import sys
from pathlib import Path

import bastide

sys.path.insert(0, str(Path(__file__).parent))

import generate

generate.write()

project = "Bastide"
author = "the Bastide authors"
copyright = "2026, the Bastide authors"
version = release = bastide.__version__

extensions = ["myst_nb", "sphinx.ext.autodoc", "sphinx.ext.intersphinx"]
source_suffix = {".md": "myst-nb", ".ipynb": "myst-nb"}
exclude_patterns = ["_build"]
myst_enable_extensions = ["colon_fence", "deflist", "attrs_inline"]
myst_heading_anchors = 3
# Notebooks are kept with what they printed and drew; a test runs them.
nb_execution_mode = "off"
suppress_warnings = ["myst.xref_missing_anchor"]

# The reference follows the source; nothing is fetched while building.
intersphinx_mapping: dict[str, tuple[str, None]] = {}
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_preserve_defaults = True
python_display_short_literal_types = True

html_theme = "furo"
html_title = "Bastide"
html_static_path = ["_static"]
html_css_files = ["bastide.css"]
html_theme_options = {
    "light_css_variables": {
        "color-brand-primary": "#1B6150",
        "color-brand-content": "#1B6150",
        "color-background-primary": "#FBF8EE",
        "color-background-secondary": "#F4F0E4",
        "font-stack": "Seravek, 'Segoe UI', 'Source Sans 3', 'Noto Sans', 'Helvetica Neue', Arial, sans-serif",
        "font-stack--headings": "'Iowan Old Style', 'Palatino Linotype', Palatino, 'Source Serif 4', Georgia, serif",
    },
    "dark_css_variables": {
        "color-brand-primary": "#86D8B7",
        "color-brand-content": "#86D8B7",
        "color-background-primary": "#1B2027",
        "color-background-secondary": "#15191F",
    },
}
