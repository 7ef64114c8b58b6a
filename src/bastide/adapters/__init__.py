"""The games as environments of the libraries that researchers know: `pip install 'bastide[rl]'`.

* `bastide.adapters.openspiel` registers `bastide_<game>` with OpenSpiel,
* `bastide.adapters.pettingzoo.env("<game>")` is a PettingZoo environment; `bastide/<Game>-v0` is registered, too,
* `bastide.adapters.gymnasium` registers `bastide/<Game>-v0` with Gymnasium,
* `bastide.Batch` steps many games at once into NumPy arrays.

None of them knows a game: whatever `bastide.games()` lists has all four.
"""
