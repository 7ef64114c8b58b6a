# What only the terminal says of Carcassonne.

carcassonne-lesson-first-match-typed = タイルを引きました。すでにあるタイルに接し、どの辺も合うように置きます。都市は都市に、道は道に、草原は草原に。門の上の城壁を閉じましょう。最初のタイルの北に、都市を下に向けて置いてください。最初のタイルは 0,0、その北は 0,-1 です。r0 から r3 は回す回数です。
carcassonne-lesson-first-open-typed = 騎士を置きましょう。完成した都市はタイル1枚につき2点、未完成なら終了時に1点だけです。残りの枚数に気をつけましょう。tiles で分かります。
