# What only the terminal says of Carcassonne.

carcassonne-lesson-first-match-typed = 你抽到一張版圖卡。它必須接著已有的版圖卡，每一邊都要相符：城堡接城堡、道路接道路、草原接草原。把城門上方的城牆合起來：放在起始卡的北邊，城堡朝下。起始卡在 0,0，它的北邊是 0,-1；r0 到 r3 是轉幾次。
carcassonne-lesson-first-open-typed = 派一名騎士。完成的城堡每張 2 分，到最後還沒完成的每張只有 1 分，所以要注意還剩幾張：輸入 tiles 就看得到。
