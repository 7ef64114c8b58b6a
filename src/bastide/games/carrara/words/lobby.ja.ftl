# ロビーでのカッラーラの宮殿の紹介と、選べるルール。

lobby-game-carrara = カッラーラの宮殿
lobby-about-carrara = 六色の大理石
lobby-size-carrara = 2–4人 · 45分

lobby-option-carrara-mode = ゲーム
lobby-option-carrara-mode-base = 基本ゲーム
lobby-option-carrara-mode-advanced = 上級ゲーム
lobby-option-carrara-as-mode = { $mode ->
    [advanced] 上級ゲームと同じ：あり
   *[base] 基本ゲームと同じ：なし
}
lobby-option-carrara-rotation = 円盤を回さない選択
lobby-option-carrara-rotation-mode = { lobby-option-carrara-as-mode }
lobby-option-carrara-rotation-true = あり
lobby-option-carrara-rotation-false = なし
lobby-option-carrara-cost8 = コスト8の建物
lobby-option-carrara-cost8-mode = { lobby-option-carrara-as-mode }
lobby-option-carrara-cost8-true = あり
lobby-option-carrara-cost8-false = なし
lobby-option-carrara-upgrades = アップグレードタイル
lobby-option-carrara-upgrades-mode = { lobby-option-carrara-as-mode }
lobby-option-carrara-upgrades-true = あり
lobby-option-carrara-upgrades-false = なし
lobby-option-carrara-rebuild = 改築
lobby-option-carrara-rebuild-mode = { lobby-option-carrara-as-mode }
lobby-option-carrara-rebuild-true = あり
lobby-option-carrara-rebuild-false = なし
lobby-option-carrara-categories = カテゴリーの決算
lobby-option-carrara-categories-mode = { lobby-option-carrara-as-mode }
lobby-option-carrara-categories-true = あり
lobby-option-carrara-categories-false = なし
lobby-option-carrara-cards = ランダムな目標カード
lobby-option-carrara-cards-mode = { lobby-option-carrara-as-mode }
lobby-option-carrara-cards-true = あり
lobby-option-carrara-cards-false = なし
lobby-option-carrara-bonus = ボーナスポイントカード
lobby-option-carrara-bonus-mode = { lobby-option-carrara-as-mode }
lobby-option-carrara-bonus-true = あり
lobby-option-carrara-bonus-false = なし
lobby-option-carrara-surplus = 余ったオブジェクトの得点
lobby-option-carrara-surplus-mode = { lobby-option-carrara-as-mode }
lobby-option-carrara-surplus-true = あり
lobby-option-carrara-surplus-false = なし
lobby-option-carrara-open = すべて公開
lobby-option-carrara-open-true = はい
lobby-option-carrara-open-false = いいえ、ついたての裏
lobby-option-carrara-start_player = スタートプレイヤー
lobby-option-carrara-start_player-random = ランダム
lobby-option-carrara-start_player-0 = 席1
lobby-option-carrara-start_player-1 = 席2
lobby-option-carrara-start_player-2 = 席3
lobby-option-carrara-start_player-3 = 席4
lobby-record-carrara = 取引はすべて公開です。経過や棋譜を読めば、どのついたての裏に何があるかがわかります。
