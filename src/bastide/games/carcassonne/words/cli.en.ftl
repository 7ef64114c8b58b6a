# What only the terminal says of Carcassonne.

carcassonne-lesson-first-match-typed = You have drawn a tile. It must touch what lies there, and every edge must match: city to city, road to road, field to field. Close the wall above the gate: lay it on the place north of the first tile, with its city downwards. The first tile lies at 0,0 and the place north of it is 0,-1; r0 to r3 say how often the tile is turned.
carcassonne-lesson-first-open-typed = Put a knight in. A finished city counts 2 for each tile, an unfinished one only 1 at the end, so mind how many tiles are left: tiles tells you.
