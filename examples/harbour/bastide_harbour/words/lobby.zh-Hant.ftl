# 大廳裡對港口的介紹，以及可以選擇的規則。

lobby-game-harbour = 港口
lobby-about-harbour = 賣出貨物，或存進倉庫
lobby-size-harbour = 2～4 人 · 5 分鐘

lobby-preset-harbour-short = 一輪
lobby-preset-harbour-long = 兩輪

lobby-option-harbour-preset = 長度
lobby-option-harbour-rounds = 輪數
lobby-option-harbour-motto = 題詞
