# 手番の図解と、ルールブックの用語。

harbour-turn-free = 順番は自由
harbour-turn-free-how = 1回働き、手元の品物を好きなだけ売るか倉庫に入れます。
harbour-turn-sell = 売る
harbour-turn-sell-how = 品物を見せ、値段を1点、2点、3点から決めます。
harbour-turn-tax = 税
harbour-turn-tax-how = 次の席は、そのうち1点を取れます。
harbour-turn-end = 終わり
harbour-turn-end-how = 最後のラウンドの後、倉庫の品物1種類につき1点です。
harbour-word-store = 倉庫
harbour-word-store-is = 最後まで見えないまま残る品物。
harbour-word-tax = 税
harbour-word-tax-is = 売り上げのうち1点で、次の席のものになります。
