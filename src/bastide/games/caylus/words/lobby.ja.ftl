# ロビーでのケイラスの紹介と、選べるルール。

lobby-game-caylus = ケイラス
lobby-about-caylus = 通りと城
lobby-size-caylus = 2–5人 · 90分

lobby-option-caylus-simplified_favour = 王の恩恵
lobby-option-caylus-simplified_favour-true = 1つにつき3点、恩恵表なし
lobby-option-caylus-simplified_favour-false = 恩恵表を使う
lobby-option-caylus-jeweller = 宝石職人
lobby-option-caylus-jeweller-true = 加える
lobby-option-caylus-jeweller-false = 加えない
lobby-option-caylus-late_lawyer = 弁護士
lobby-option-caylus-late_lawyer-true = 3点（後の版）
lobby-option-caylus-late_lawyer-false = 4点
