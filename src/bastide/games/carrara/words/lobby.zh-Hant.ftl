# 大廳裡對卡拉拉的王宮的介紹，以及可以選擇的規則。

lobby-game-carrara = 卡拉拉的王宮
lobby-about-carrara = 六色大理石
lobby-size-carrara = 2–4 人 · 45 分鐘

lobby-option-carrara-mode = 遊戲
lobby-option-carrara-mode-base = 基本遊戲
lobby-option-carrara-mode-advanced = 進階遊戲
lobby-option-carrara-as-mode = { $mode ->
    [advanced] 同進階遊戲：是
   *[base] 同基本遊戲：否
}
lobby-option-carrara-rotation = 可以不轉動轉盤
lobby-option-carrara-rotation-mode = { lobby-option-carrara-as-mode }
lobby-option-carrara-rotation-true = 是
lobby-option-carrara-rotation-false = 否
lobby-option-carrara-cost8 = 費用 8 的建物
lobby-option-carrara-cost8-mode = { lobby-option-carrara-as-mode }
lobby-option-carrara-cost8-true = 是
lobby-option-carrara-cost8-false = 否
lobby-option-carrara-upgrades = 升級板塊
lobby-option-carrara-upgrades-mode = { lobby-option-carrara-as-mode }
lobby-option-carrara-upgrades-true = 是
lobby-option-carrara-upgrades-false = 否
lobby-option-carrara-rebuild = 改建
lobby-option-carrara-rebuild-mode = { lobby-option-carrara-as-mode }
lobby-option-carrara-rebuild-true = 是
lobby-option-carrara-rebuild-false = 否
lobby-option-carrara-categories = 類別計分
lobby-option-carrara-categories-mode = { lobby-option-carrara-as-mode }
lobby-option-carrara-categories-true = 是
lobby-option-carrara-categories-false = 否
lobby-option-carrara-cards = 隨機目標卡
lobby-option-carrara-cards-mode = { lobby-option-carrara-as-mode }
lobby-option-carrara-cards-true = 是
lobby-option-carrara-cards-false = 否
lobby-option-carrara-bonus = 獎勵卡
lobby-option-carrara-bonus-mode = { lobby-option-carrara-as-mode }
lobby-option-carrara-bonus-true = 是
lobby-option-carrara-bonus-false = 否
lobby-option-carrara-surplus = 多餘的物件計分
lobby-option-carrara-surplus-mode = { lobby-option-carrara-as-mode }
lobby-option-carrara-surplus-true = 是
lobby-option-carrara-surplus-false = 否
lobby-option-carrara-open = 一切公開
lobby-option-carrara-open-true = 是
lobby-option-carrara-open-false = 否，置於屏風後
lobby-option-carrara-start_player = 起始玩家
lobby-option-carrara-start_player-random = 隨機
lobby-option-carrara-start_player-0 = 座位 1
lobby-option-carrara-start_player-1 = 座位 2
lobby-option-carrara-start_player-2 = 座位 3
lobby-option-carrara-start_player-3 = 座位 4
lobby-record-carrara = 所有交易都是公開的：讀了過程或棋譜，就能推算出每面屏風後有什麼。
