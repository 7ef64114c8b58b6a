# 瀏覽器裡港口圖板上的話。

harbour-ui-bag = 袋子裡有 { $count } 個貨物
harbour-ui-quay = { $name }：{ $points } 分，手上 { $hand } 個貨物，倉庫裡 { $stored } 個
