# 大廳裡對凱呂斯的介紹，以及可以選擇的規則。

lobby-game-caylus = 凱呂斯
lobby-about-caylus = 街道與城堡
lobby-size-caylus = 2–5 人 · 90 分鐘

lobby-option-caylus-simplified_favour = 國王賞賜
lobby-option-caylus-simplified_favour-true = 每個 3 分，不用賞賜表
lobby-option-caylus-simplified_favour-false = 使用賞賜表
lobby-option-caylus-jeweller = 珠寶匠
lobby-option-caylus-jeweller-true = 加入
lobby-option-caylus-jeweller-false = 不加入
lobby-option-caylus-late_lawyer = 律師
lobby-option-caylus-late_lawyer-true = 3 分（後來的版本）
lobby-option-caylus-late_lawyer-false = 4 分
