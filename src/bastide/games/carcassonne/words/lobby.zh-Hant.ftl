# 大廳裡對卡卡頌的介紹，以及可以選擇的規則。

lobby-game-carcassonne = 卡卡頌
lobby-about-carcassonne = 版圖卡、道路、城牆
lobby-size-carcassonne = 2–5 人 · 30 分鐘

lobby-preset-carcassonne-seed = 經典（2005 年說明書）
lobby-preset-carcassonne-modern = 現行版
lobby-preset-carcassonne-first = 初版

lobby-option-carcassonne-preset = 規則
lobby-option-carcassonne-two_tile_city = 兩張卡的城堡得分
lobby-option-carcassonne-field_scoring = 草原計分方式
lobby-option-carcassonne-field_scoring-field_city_once = 每位玩家每座城堡只計一次
lobby-option-carcassonne-field_scoring-field_each = 每片草原分別計分
lobby-option-carcassonne-field_scoring-city_majority = 以城堡為單位比多數
lobby-option-carcassonne-incomplete_pennant = 未完成城堡的標幟得分
lobby-option-carcassonne-farmers = 農夫
lobby-option-carcassonne-farmers-true = 使用農夫
lobby-option-carcassonne-farmers-false = 不使用農夫
lobby-option-carcassonne-stack = 固定牌堆（字母）
lobby-option-carcassonne-start_player = 起始玩家
