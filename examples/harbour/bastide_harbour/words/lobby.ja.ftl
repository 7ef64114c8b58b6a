# ロビーでの港の紹介と、選べるルール。

lobby-game-harbour = 港
lobby-about-harbour = 品物を売るか、倉庫に入れるか
lobby-size-harbour = 2～4人 · 5分

lobby-preset-harbour-short = 1ラウンド
lobby-preset-harbour-long = 2ラウンド

lobby-option-harbour-preset = 長さ
lobby-option-harbour-rounds = ラウンド数
lobby-option-harbour-motto = 標語
