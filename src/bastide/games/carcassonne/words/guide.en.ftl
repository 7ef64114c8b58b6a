# A turn in pictures, and the words of the rulebook.

carcassonne-turn-draw = Draw a tile
carcassonne-turn-draw-how = You draw one tile and show it to everybody.
carcassonne-turn-place = Place it
carcassonne-turn-place-how = Turn it as you like and lay it beside the others: city meets city, road meets road, field meets field.
carcassonne-turn-meeple = Place a meeple, if you like
carcassonne-turn-meeple-how = One meeple may stand on this tile: in a city, on a road, on a field or in the cloister, as long as nobody stands anywhere on that feature.
carcassonne-turn-score = Score what is complete
carcassonne-turn-score-how = A road scores 1 point a tile, a city 2 a tile and 2 a pennant, a cloister 9. The points go to whoever has most meeples there.
carcassonne-turn-home = Meeples come home
carcassonne-turn-home-how = Every meeple on a feature that was scored returns to its owner and may be placed again from the next turn on.
carcassonne-turn-end = When the last tile lies
carcassonne-turn-end-how = Unfinished features score 1 point a tile. Then farmers: 3 points for each complete city on their field. Most points win.

carcassonne-word-tile = tile
carcassonne-word-tile-is = A square piece of land with parts of cities, roads, fields and cloisters.
carcassonne-word-stack = stack
carcassonne-word-stack-is = The tiles that have not been drawn yet, face down.
carcassonne-word-segment = segment
carcassonne-word-segment-is = The piece of a city, road or field that one tile shows.
carcassonne-word-feature = feature
carcassonne-word-feature-is = A whole city, road or field, over all the tiles that it reaches, or a cloister.
carcassonne-word-complete = complete
carcassonne-word-complete-is = Nothing can be added any more: a city inside its wall, a road between its ends, a cloister amid eight tiles.
carcassonne-word-city = city
carcassonne-word-city-is = 2 points a tile once it is complete, 1 a tile at the end if it is not. By the classic rules a complete one of two tiles brings 2 in all.
carcassonne-word-road = road
carcassonne-word-road-is = 1 point a tile; it ends at a crossing, a city gate or a cloister.
carcassonne-word-cloister = cloister
carcassonne-word-cloister-is = 9 points with all eight cells around it filled, else 1 for each tile there is.
carcassonne-word-field = field
carcassonne-word-field-is = Grass bounded by roads and city walls; scored only at the end.
carcassonne-word-crossing = crossing
carcassonne-word-crossing-is = Where roads meet: each of them ends there.
carcassonne-word-pennant = pennant
carcassonne-word-pennant-is = 2 points more for a complete city.
carcassonne-word-meeple = meeple
carcassonne-word-meeple-is = A figure of a player; seven are in hand at the start.
carcassonne-word-knight = knight
carcassonne-word-knight-is = A meeple in a city.
carcassonne-word-robber = robber
carcassonne-word-robber-is = A meeple on a road.
carcassonne-word-monk = monk
carcassonne-word-monk-is = A meeple in a cloister.
carcassonne-word-farmer = farmer
carcassonne-word-farmer-is = A meeple lying on a field; it stays there to the end of the game.
carcassonne-word-most = most meeples
carcassonne-word-most-is = Who has more meeples on a feature than any other player gets its points; if several have most, each gets them all.

carcassonne-signs-shown = What tiles show
carcassonne-signs-meeples = Meeples and points
carcassonne-signs-tiles = All tiles
carcassonne-signs-count = Tile { $tile }, { $count ->
    [one] once
   *[other] { $count } times
} in the box
