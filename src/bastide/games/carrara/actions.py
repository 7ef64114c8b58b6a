"""The action codes of Carrara: every decision and every draw is one integer.

| kind       | codes                           | argument                                                |
| ---------- | ------------------------------- | ------------------------------------------------------- |
| `draw`     | `DRAW` + 0 … 5                  | colour of a block from the bag (chance, CRR-033)        |
| `reveal`   | `REVEAL` + 0 … 29               | tile from the stack (chance, CRR-020, CRR-057)          |
| `start`    | `START` + 0 … 3                 | seat that begins (chance, CRR-025)                      |
| `rotate`, `stay`, `relief`, `done`, `announce`, `end` | one each |                                         |
| `buy`      | `BUY` + 6 * segment + colour    | (CRR-036)                                               |
| `pay`      | `PAY` + 0 … 5                   | colour (CRR-054)                                        |
| `score`    | `SCORE` + 0 … 13                | six types, six cities, two categories (CRR-061)         |
| `purchase` | `PURCHASE` + 0 … 5              | kind of object (CRR-076)                                |
| `upgrade`  | `UPGRADE` + 0 … 7               | upgrade tile (CRR-110)                                  |
| `build`    | `BUILD` + 6 * tile + city       | (CRR-049, CRR-051)                                      |
| `rebuild`  | `REBUILD` + 36 * old + tile     | (CRR-114)                                               |
| `card`     | `CARD` + 0 …                    | card of the expansion (chance, CRR-128)                 |

Tiles, colours, cities, cards are numbered as they stand in `components.toml`; tiles of cost 8 come last.
"""

from typing import Final

COLOURS: Final = 6
SEGMENTS: Final = 6
CITIES: Final = 6
TYPES: Final = 6
CATEGORIES: Final = 2
KINDS: Final = 6
SEATS: Final = 4
STACK_TILES: Final = 30
TILES: Final = 36
UPGRADES: Final = 8
SCORINGS: Final = 14

DRAW: Final = 0
REVEAL: Final = 6
START: Final = 36
ROTATE: Final = 40
STAY: Final = 41
RELIEF: Final = 42
DONE: Final = 43
ANNOUNCE: Final = 44
END: Final = 45
BUY: Final = 46
PAY: Final = 82
SCORE: Final = 88
SCORE_CITY: Final = 94
SCORE_CATEGORY: Final = 100
PURCHASE: Final = 102
UPGRADE: Final = 108
BUILD: Final = 116
REBUILD: Final = 332
CARD: Final = 1628
