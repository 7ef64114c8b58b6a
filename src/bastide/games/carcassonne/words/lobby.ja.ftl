# ロビーでのカルカソンヌの紹介と、選べるルール。

lobby-game-carcassonne = カルカソンヌ
lobby-about-carcassonne = タイルと道と城壁
lobby-size-carcassonne = 2–5人 · 30分

lobby-preset-carcassonne-seed = クラシック（2005年の説明書）
lobby-preset-carcassonne-modern = 現行版
lobby-preset-carcassonne-first = 初版

lobby-option-carcassonne-preset = ルール
lobby-option-carcassonne-two_tile_city = 2枚の都市の得点
lobby-option-carcassonne-field_scoring = 草原の得点方式
lobby-option-carcassonne-field_scoring-field_city_once = 同じ都市は1人1回だけ
lobby-option-carcassonne-field_scoring-field_each = 草原ごとに数える
lobby-option-carcassonne-field_scoring-city_majority = 都市ごとに多数を比べる
lobby-option-carcassonne-incomplete_pennant = 未完成の都市の紋章の得点
lobby-option-carcassonne-farmers = 農夫
lobby-option-carcassonne-farmers-true = 農夫を使う
lobby-option-carcassonne-farmers-false = 農夫を使わない
lobby-option-carcassonne-stack = 決められた山札（文字）
lobby-option-carcassonne-start_player = スタートプレイヤー
