# ブラウザーで港のボードが言うこと。

harbour-ui-bag = 袋に{ $count }個
harbour-ui-quay = { $name }：{ $points }点、手元に{ $hand }個、倉庫に{ $stored }個
