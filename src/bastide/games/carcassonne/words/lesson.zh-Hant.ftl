# 邊玩邊學的第一局。lessons/first.toml 每一步所說的話。

carcassonne-lesson-first = 你的第一座城
carcassonne-lesson-first-match = 你抽到一張版圖卡。它必須接著已有的版圖卡，每一邊都要相符：城堡接城堡、道路接道路、草原接草原。把城門上方的城牆合起來：放在起始卡的北邊，城堡朝下。再點一次或按 R 可以旋轉。
carcassonne-lesson-first-match-wrong = 規則允許，但城門上的城堡仍然沒有合起來。請放在起始卡的北邊，城堡朝下。
carcassonne-lesson-first-knight = 你可以在剛放下的版圖卡上派出一名親信。派進城堡就是騎士。這座城堡的城牆四面都合起來了，所以完成了：騎士馬上得分，然後回到你手中。
carcassonne-lesson-first-knight-none = 不派也可以，但這座城堡的分數就沒有人拿。請派一名騎士。
carcassonne-lesson-first-knight-field = 農夫要躺到最後才計分。城堡現在就能得分，請派騎士進城堡。
carcassonne-lesson-first-cloister = 得 2 分，親信也回來了。對手派強盜到道路上：有他在，別人就不能再派。你抽到修道院，它計算周圍的版圖卡，所以要放在已有許多版圖卡的地方：起始卡的正南邊。
carcassonne-lesson-first-cloister-wrong = 那裡周圍的版圖卡比較少。起始卡的南邊，已經有兩張與修道院相鄰。
carcassonne-lesson-first-monk = 在修道院派一名修士。修道院本身 1 分，周圍 8 格每有一張版圖卡再加 1 分。8 格都滿就得 9 分並回到手中；到終局時則照當時的數目計分。
carcassonne-lesson-first-monk-wrong = 規則允許，但修道院就不歸任何人了。請派親信到修道院當修士。
carcassonne-lesson-first-field = 接著看草原。在你完成的城堡的北邊，只要沒有道路隔開，就是同一片草原。把這張彎道放在最上面，草原那邊朝下，讓城堡邊的草原變大。
carcassonne-lesson-first-field-turn = 位置對了。請旋轉版圖卡，讓道路從上邊和左邊出去，草原朝下。
carcassonne-lesson-first-field-wrong = 規則允許。這一課請放在最上面，你完成的城堡的上方。
carcassonne-lesson-first-farmer = 在朝著城堡的那片草原上，讓一名親信躺下當農夫。農夫留到最後，那時草原每與一座完成的城堡相接，得 3 分。
carcassonne-lesson-first-farmer-other = 那片草原在道路的另一邊，不與城堡相接。請選城堡周圍的大片草原。
carcassonne-lesson-first-farmer-wrong = 這次不是。請派農夫到與你的城堡相接的大片草原上。
carcassonne-lesson-first-city = 這是城堡的一角。只要邊相符，你的新城堡放哪裡都可以。請放在完成的城堡的右邊，草原朝下和朝左。
carcassonne-lesson-first-city-wrong = 規則允許，但這一課請放在完成的城堡的右邊，草原朝下和朝左。
carcassonne-lesson-first-open = 派一名騎士。完成的城堡每張 2 分，到最後還沒完成的每張只有 1 分，所以要注意還剩幾張。剩下的版圖卡列在圖旁。
carcassonne-lesson-first-open-wrong = 這座城堡還沒有人。請派一名騎士。
carcassonne-lesson-first-last = 對手完成了道路：5 張、5 分，強盜也回去了。這是你的最後一張。修道院周圍每多一張版圖卡，修士就多 1 分：請放在修道院的左邊。
carcassonne-lesson-first-last-wrong = 規則允許，但放在修道院左邊，修士會再多 1 分。
carcassonne-lesson-first-robber = 這是最後一回合，親信不必再留。在道路上派一名強盜：沒完成的道路每張 1 分。
carcassonne-lesson-first-robber-wrong = 這是最後的機會。派到道路上，這名親信值 1 分。
carcassonne-lesson-first-end = 版圖卡都放完了。現在計算沒完成的：修道院 7 分、城堡 1 分、道路 1 分，農夫因那座完成的城堡得 3 分。計分帳列出每一分。你已經會玩了。
