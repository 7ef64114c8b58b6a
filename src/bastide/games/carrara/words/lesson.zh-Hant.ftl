# 邊玩邊學的第一局。lessons/first.toml 每一步所說的話。

carrara-lesson-first = 你的第一批王宮
carrara-lesson-first-turn = 輪到你時，從三件事中做一件：購買石材、建造建物，或計分。你有 20 金幣，石材卻只有一塊，所以先買石材。買之前要轉動轉盤：按轉盤中央的布袋，再確定。
carrara-lesson-first-turn-build = 只有一塊石材，只能建造這一棟，而且只值 1 金幣。先買石材：按轉盤中央的布袋。
carrara-lesson-first-segment = 每塊石材都往前移了一區，便宜 1 金幣；布袋裡又抽出五塊新的，放在第 I 區。你想拿幾塊都行，但只能拿同一區的：在第 II 區拿紅色（3 金幣）、綠色（2 金幣），還有免費的黑色。
carrara-lesson-first-segment-dear = 第 I 區最貴。轉盤每轉一次，石材就便宜一點。請拿第 II 區的紅、綠、黑。
carrara-lesson-first-segment-other = 那一塊不急。請在第 II 區拿紅、綠、黑。
carrara-lesson-first-segment-more = 還不夠：請在第 II 區拿紅色、綠色和免費的黑色。
carrara-lesson-first-end-turn = 你的金幣和石材放在屏風後，別人看不到。行動之後，還可以花 10 金幣買一件物件。現在先不買：結束回合。
carrara-lesson-first-end-turn-object = 規則允許，但要花掉 10 金幣，買石材還用得到。請結束回合。
carrara-lesson-first-build = 現在來建造。城門 2 要付 2 塊石材。一座城市收自己的顏色，以及所有更貴的顏色：維亞雷焦收綠、紅、黃、白，不收你的黑色。選城門 2，再選維亞雷焦，確定之後結束回合。
carrara-lesson-first-build-lerici = 萊里奇什麼石材都收，連黑色也收，但每 1 點費用只值 1 金幣；維亞雷焦值 2 金幣。
carrara-lesson-first-build-city = 那裡比較不值。城市名稱旁的標誌，就是每 1 點費用在那裡的價值：維亞雷焦是 2 金幣。
carrara-lesson-first-build-other = 那一棟也能建。這一課請選城門 2，建在維亞雷焦。
carrara-lesson-first-build-buy = 你的石材已經夠建一棟了。請選城門 2，再選維亞雷焦。
carrara-lesson-first-again = 你付出的紅色和綠色已放回布袋。這段期間對手轉了兩次轉盤，五塊好石材從第 I 區來到第 III 區。再轉一次：按布袋。
carrara-lesson-first-again-wrong = 規則允許，但兩塊黑色做不了什麼。請買石材：轉動轉盤。
carrara-lesson-first-cheap = 等待有了回報。這五塊在第 I 區要 23 金幣，到了第 IV 區只要 8 金幣。全部拿走：白色、黃色和三塊紅色。過了第 VI 區還沒人拿，就會回到第 I 區，又和先前一樣貴。
carrara-lesson-first-cheap-more = 請把第 IV 區的五塊全部拿走：白色、黃色和三塊紅色。
carrara-lesson-first-cheap-other = 最好的石材在第 IV 區，現在正便宜。請把那裡的五塊全部拿走。
carrara-lesson-first-pay = 把城門 3 建在盧卡，那裡每 1 點費用值 2 分。盧卡收紅、黃、白，你有五塊。系統已提議用最便宜的三塊紅色支付；可以在下方更改，這次直接確定。
carrara-lesson-first-pay-dear = 收白色和黃色的城市比收紅色的多。把它們留著，付三塊紅色。
carrara-lesson-first-pay-city = 紅色在那裡也能用，但盧卡更值：每 1 點費用 2 分。
carrara-lesson-first-pay-other = 再建一棟城門更好：你所有的城門會一起計分。請把城門 3 建在盧卡。
carrara-lesson-first-pay-wrong = 先把石材用掉。請把城門 3 建在盧卡。
carrara-lesson-first-second = 城市下方的「2+」，是說在那裡要有幾棟建物才能為它計分。所以在盧卡建第二棟：別墅 2，付白色和黃色。
carrara-lesson-first-second-score = 現在就可以計分，但等下一回合也行。請先把別墅 2 建在盧卡。
carrara-lesson-first-second-wrong = 規則允許。這一課請把別墅 2 建在盧卡。
carrara-lesson-first-type = 現在計分。每次計分用掉六個標記中的一個。為城門這個類型計分：盧卡的城門 3 得 3 × 2 分，維亞雷焦的城門 2 得 2 × 2 金幣；每棟城門還能拿一件「門」。
carrara-lesson-first-type-other = 那個晚點再說。現在為城門計分，兩棟一起算。
carrara-lesson-first-type-wrong = 你只剩黑色石材了。請為城門這個類型計分。
carrara-lesson-first-object = 得到 6 分、4 金幣和 2 件門。物件旁的數字是供應區剩下的件數。你有 11 金幣，可以買一件物件。但終局時一件物件值 1 分，10 金幣值 2 分：留著金幣，結束回合。
carrara-lesson-first-object-buy = 終局時 10 金幣值 2 分，一件物件只值 1 分。把金幣留著，結束回合。
carrara-lesson-first-city = 每個類型你只能計分一次。每座城市則是全部玩家合計一次，先到先得：為盧卡計分。（3 + 2）× 2 = 10 分，每棟建物再拿一件物件。你的城門又算了一次。
carrara-lesson-first-city-other = 別墅這個類型沒有人能搶，城市卻是先到先得。請為盧卡計分。
carrara-lesson-first-city-wrong = 別人可能先為盧卡計分。現在就為它計分。
carrara-lesson-first-goal = 你有 16 分了。30 棟建物全部建成，或有人達成三個目標並宣告結束，遊戲就結束；宣告的人得 5 分。橫條顯示你的進度：計分 4 次、物件 8 件、建物總費用 30。結束回合。
carrara-lesson-first-end = 若此刻結束，4 件物件各值 1 分，11 金幣值 2 分（每 5 金幣 1 分）：16 + 4 + 2 = 22。計分帳列出每一分。你已經會玩了：接著和電腦玩家玩下去，或自己開一局。
