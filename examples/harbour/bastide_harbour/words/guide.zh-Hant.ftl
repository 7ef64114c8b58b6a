# 圖解一個回合，以及規則書的用語。

harbour-turn-free = 順序自由
harbour-turn-free-how = 做工一次，手中的貨物可以任意出售或入倉。
harbour-turn-sell = 出售
harbour-turn-sell-how = 公開一個貨物並定價：1、2 或 3 分。
harbour-turn-tax = 抽稅
harbour-turn-tax-how = 下一個座位可以拿走其中 1 分。
harbour-turn-end = 結束
harbour-turn-end-how = 最後一輪之後，倉庫裡每種貨物得 1 分。
harbour-word-store = 倉庫
harbour-word-store-is = 貨物放到最後，別人看不到。
harbour-word-tax = 稅
harbour-word-tax-is = 買賣中的 1 分，歸下一個座位。
