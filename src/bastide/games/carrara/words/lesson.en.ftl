# A first game that teaches. What the steps of lessons/first.toml say.

carrara-lesson-first = Your first palaces
carrara-lesson-first-turn = On your turn you do one of three things: buy marble, construct a building, or score. You have 20 coins and a single block of marble, so buy some. The wheel is turned first: press the bag in its middle, then confirm.
carrara-lesson-first-turn-build = With one block that is all you can build, and it would bring a single coin. Buy marble first: press the bag in the middle of the wheel.
carrara-lesson-first-segment = Every block has moved on by one segment and costs 1 coin less. Five new ones came out of the bag onto I. You may take as many as you like, but all from one segment: on II take red for 3 coins, green for 2, and black, which is free.
carrara-lesson-first-segment-dear = On I marble is dearest. With each turn of the wheel it gets cheaper. Take red, green and black on II.
carrara-lesson-first-segment-other = That one can wait. On II take red, green and black.
carrara-lesson-first-segment-more = There is more that you need: on II take red, green and the free black block.
carrara-lesson-first-end-turn = Your coins and blocks lie behind your screen, where the others do not see them. Once the action is done you could still buy one object for 10 coins. Not yet: end the turn.
carrara-lesson-first-end-turn-object = That is allowed, but it takes 10 of your coins, and you need them for marble. End the turn.
carrara-lesson-first-build = Now construct a building. Porta 2 costs 2 blocks. A city takes marble of its own colour and of every dearer one: Viareggio takes green, red, yellow and white, but not your black. Choose Porta 2, then Viareggio, and confirm. Then end the turn.
carrara-lesson-first-build-lerici = Lérici takes any marble, even black, but gives only 1 coin for each block of the cost. Viareggio gives 2.
carrara-lesson-first-build-city = There it would be worth less. The sign beside a city’s name tells what each block of the cost brings there: in Viareggio 2 coins.
carrara-lesson-first-build-other = That one could be built too. For this lesson choose Porta 2, and put it in Viareggio.
carrara-lesson-first-build-buy = You have marble enough for a building. Choose Porta 2, then Viareggio.
carrara-lesson-first-again = You paid with the red and the green block; they are back in the bag. Meanwhile your opponent has turned the wheel twice, and five good blocks have come from I to III. Turn it once more: press the bag.
carrara-lesson-first-again-wrong = That is allowed, but two black blocks do not get you far. Buy marble: turn the wheel.
carrara-lesson-first-cheap = Waiting has paid. On I these five blocks cost 23 coins, on IV they cost 8. Take them all: white, yellow and three red. Had they stayed beyond VI, they would have come back to I, as dear as before.
carrara-lesson-first-cheap-more = Take all five blocks on IV: white, yellow and three red.
carrara-lesson-first-cheap-other = The best marble lies on IV, and it is cheap now. Take all five blocks there.
carrara-lesson-first-pay = Construct Porta 3 in Lucca, where each block of the cost is worth 2 points. Lucca takes red, yellow and white: you have five. The three red ones, your cheapest, are proposed as payment. You could change that below; just confirm.
carrara-lesson-first-pay-dear = White and yellow are welcome in more cities than red. Keep them, and pay with the three red blocks.
carrara-lesson-first-pay-city = Your red blocks would do there too, but Lucca is worth more: 2 points for each block of the cost.
carrara-lesson-first-pay-other = Another Porta is better: all your Portas are scored together. Construct Porta 3 in Lucca.
carrara-lesson-first-pay-wrong = First use your marble. Construct Porta 3 in Lucca.
carrara-lesson-first-second = “2+” under a city tells how many buildings you need there to score it. So put a second one in Lucca: Villa 2, for white and yellow.
carrara-lesson-first-second-score = You may score already, but it can wait until the next turn. First construct Villa 2 in Lucca.
carrara-lesson-first-second-wrong = That is allowed. For this lesson construct Villa 2 in Lucca.
carrara-lesson-first-type = Now score. Each scoring takes one of your six markers. Score the type Porta: Porta 3 brings 3 × 2 points in Lucca, Porta 2 brings 2 × 2 coins in Viareggio. For each Porta you also take a gate.
carrara-lesson-first-type-other = That comes later. Score the type Porta now: two buildings at once.
carrara-lesson-first-type-wrong = You have nothing but black marble left. Score the type Porta.
carrara-lesson-first-object = 6 points, 4 coins and 2 gates. The number beside each object says how many are left. With 11 coins you could buy one object. At the end an object is worth 1 point, and 10 coins are worth 2: keep them, and end the turn.
carrara-lesson-first-object-buy = For 10 coins you get 2 points at the end, for one object 1. Keep your coins, and end the turn.
carrara-lesson-first-city = You score each type only once. A city is scored once by all together, and only whoever comes first has it: score Lucca. (3 + 2) × 2 = 10 points, and an object for each building. Your Porta counts a second time.
carrara-lesson-first-city-other = Nobody can take the type Villa from you, but a city goes to whoever scores it first. Score Lucca.
carrara-lesson-first-city-wrong = Somebody else could score Lucca before you. Score it now.
carrara-lesson-first-goal = You have 16 points. The game ends once all 30 buildings are constructed, or when somebody has met all three objectives and announces it, for 5 points. The bars show how far you are: 4 scorings, 8 objects, buildings that cost 30 together. End the turn.
carrara-lesson-first-end = If the game ended now, each of your 4 objects would count 1 point, and your 11 coins 2, for every 5 coins make a point: 16 + 4 + 2 = 22. The ledger shows every point. You know how to play now: play on against the bot, or begin a game of your own.
