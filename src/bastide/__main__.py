"""`python -m bastide` is the command `bastide`."""

from bastide.cli.main import app

if __name__ == "__main__":
    app(prog_name="bastide")
