# 遊びながら覚える最初の一局。lessons/first.toml の各段で言うこと。

carcassonne-lesson-first = はじめての町
carcassonne-lesson-first-match = タイルを引きました。すでにあるタイルに接し、どの辺も合うように置きます。都市は都市に、道は道に、草原は草原に。門の上の城壁を閉じましょう。最初のタイルの北に、都市を下に向けて置いてください。もう一度クリックするか、R で回ります。
carcassonne-lesson-first-match-wrong = ルールでは置けますが、門の上の都市が開いたままです。最初のタイルの北に、都市を下に向けて置いてください。
carcassonne-lesson-first-knight = 今置いたタイルに、ミープルを1体置けます。都市に置けば騎士です。この都市は城壁が閉じて完成したので、騎士はすぐに得点し、手元に戻ります。
carcassonne-lesson-first-knight-none = 置かなくてもかまいませんが、この都市の点は誰のものにもなりません。騎士を置いてください。
carcassonne-lesson-first-knight-field = 農夫は最後まで寝たままです。都市は今得点します。騎士を置いてください。
carcassonne-lesson-first-cloister = 2点を得て、ミープルも戻りました。相手は道に盗賊を置きました。盗賊がいるあいだ、その道には誰も置けません。引いたのは修道院です。まわりのタイルを数えるので、すでに多くある所、最初のタイルのすぐ南に置きましょう。
carcassonne-lesson-first-cloister-wrong = そこはまわりのタイルが少なめです。最初のタイルの南なら、もう2枚が修道院に接しています。
carcassonne-lesson-first-monk = 修道院に修道士を置きましょう。修道院そのものが1点、まわりの8か所にタイルがあるごとに1点です。8か所すべてで9点となり手元に戻ります。終了時には、あるだけを数えます。
carcassonne-lesson-first-monk-wrong = ルールでは置けますが、修道院が誰のものにもなりません。修道士を置いてください。
carcassonne-lesson-first-field = 次は草原です。完成した都市の北で、道に隔てられていない所は、都市のまわりと同じ草原です。この曲がり道をいちばん上に、草原の辺を下に向けて置き、草原を広げましょう。
carcassonne-lesson-first-field-turn = 場所は合っています。道が上と左に出て、草原が下を向くように回してください。
carcassonne-lesson-first-field-wrong = ルールでは置けます。ここでは、完成した都市の上、いちばん上に置いてください。
carcassonne-lesson-first-farmer = 都市の側の草原に、ミープルを寝かせて農夫にしましょう。農夫は最後まで残り、草原に接する完成した都市ごとに3点になります。
carcassonne-lesson-first-farmer-other = その草原は道の向こう側で、都市に接していません。都市のまわりの広い草原を選んでください。
carcassonne-lesson-first-farmer-wrong = 今回は違います。あなたの都市に接する広い草原に、農夫を置いてください。
carcassonne-lesson-first-city = 都市の角です。辺さえ合えば、新しい都市はどこにでも建てられます。完成した都市の右に、草原を下と左に向けて置いてください。
carcassonne-lesson-first-city-wrong = ルールでは置けますが、ここでは完成した都市の右に、草原を下と左に向けて置いてください。
carcassonne-lesson-first-open = 騎士を置きましょう。完成した都市はタイル1枚につき2点、未完成なら終了時に1点だけです。残りの枚数に気をつけましょう。盤の横に並んでいます。
carcassonne-lesson-first-open-wrong = この都市はまだ誰のものでもありません。騎士を置いてください。
carcassonne-lesson-first-last = 相手が道を完成させました。5枚で5点、盗賊も戻りました。あなたの最後のタイルです。まわりにタイルが増えるごとに、修道士の得点が1点増えます。修道院の左に置いてください。
carcassonne-lesson-first-last-wrong = ルールでは置けますが、修道院の左なら修道士がもう1点を得ます。
carcassonne-lesson-first-robber = 最後の手番なので、ミープルを残しておく理由はありません。道に盗賊を置きましょう。未完成の道はタイル1枚につき1点です。
carcassonne-lesson-first-robber-wrong = このあとに手番はもうありません。道に置けば、このミープルは1点になります。
carcassonne-lesson-first-end = タイルをすべて置きました。ここで未完成のものを数えます。修道院7点、都市1点、道1点、そして完成した都市のために農夫が3点です。得点帳にすべての点があります。これで遊べますね。
