/** 月亮撲克桌的拒絕：按句子找，空處照填。 */
export const REFUSALS: Readonly<Record<string, string>> = {
  'To make a Bet, decide to play. It is twice the Ante.': '跟注是底注的兩倍：決定跟注時才下。',
  'A Super Bet goes with an Ante on the same box.': '超級注須與同一位的底注一起下。',
  'No box has valid wagers for a round.': '一局須有一位的注齊備。',
  'No wager may be touched until it has been decided and settled.':
    '結果未定、未派彩之前，注不得動。',
  'Seat {target} has no Ante, so no Super Bet is taken on its hand.':
    '{target} 號位沒有底注，不接受押其手牌的超級注。',
  'Place the Super Bet on your own hand on its own area.': '押自己手牌的超級注有自己的區。',
  'There is no area for a wager on {on}.': '沒有{on}的下注區。',
  'At this table each player may place a Super Bet only on their own hand.':
    '本桌只接受押自己手牌的超級注。',
  'Wager on the areas of your own box; each takes one wager.': '請在自己位上的區下注；每區一注。',
  'Wagers are taken once the cards have been inspected.': '牌驗過之後才接受下注。',
  '{first} and {second} are not to play at the same table.': '{first} 和 {second} 不得在同一桌玩。',
  'Discards are dealt only when the deck has run out.': '整副牌用完才從棄牌中補牌。',
  'No card is due now.': '現在不該發牌。',
  'Only the last card of a deal can be entered again, before any decision.':
    '只有發牌的最後一張可以重新輸入，而且須在任何決定之前。',
  'There are {cards} discards.': '棄牌有 {cards} 張。',
  '{card} has been dealt already.': '{card} 已經發出。',
  '{card} has not been dealt in this round.': '{card} 在這局還沒有發出。',
  'A declared hand is looked at before you decide about it.': '報牌之後先驗牌，然後才作決定。',
  'After a draw the hand is folded or played.': '補牌之後只能棄牌或跟注。',
  'All decisions are locked in.': '所有決定已鎖定。',
  'Here the boxes decide in turn, and the Dealer acts on each at once.':
    '這裡各位輪流決定，荷官逐一處理。',
  'You have no new cards to look at.': '您沒有未看的新牌。',
  'Only a player with a hand in this round decides about it.': '只有本局有手牌的玩家才能決定。',
  'Players pick up their cards when all have been dealt.': '全部發完之後，玩家才拿起牌。',
  'Seat {seat} has not decided yet.': '{seat} 號位還沒有決定。',
  'The Dealer has shown cards: make a Bet or fold.': '荷官已亮牌：請跟注或棄牌。',
  'There are no decisions to lock in.': '沒有要鎖定的決定。',
  'Two to five of your own cards may be exchanged.': '可以換自己的兩至五張牌。',
  'You are not asked whether to Force the Dealer.': '現在沒有問您要不要強制荷官。',
  'Your hand has been decided.': '您的手牌已經決定。',
  'You have looked at your hand already.': '您的手牌已經驗過。',
  'Name two players, and the reason.': '請寫明兩位玩家和理由。',
  'There is no round that could be void.': '沒有可以作廢的一局。',
  'Seat {seat} has no hand that counts.': '{seat} 號位沒有仍有效的手牌。',
  'Seat {seat} has drawn since.': '{seat} 號位此後已補牌。',
  'Seat {seat} has missed no payment.': '{seat} 號位沒有漏掉的派彩。',
  'Seat {seat} has not drawn.': '{seat} 號位沒有補牌。',
  'The new cards have been looked at.': '新牌已被看過。',
  'Instant Cash of {straightFlush}:1 with {royalFlush}:1 is not one of the thirteen pairs of odds.':
    '即時獎金 {straightFlush}:1 與 {royalFlush}:1 不是十三組賠率之一。',
  'The Super Bet has pay tables 1 to 7, not {table}.':
    '超級注有 1 至 7 號賠率表，沒有 {table} 號。',
  'A table has 1 to {most} boxes, and a player for each.': '一桌有 1 至 {most} 個位，每位一人。',
  'All cards have been dealt.': '牌已全部發完。',
  'No card has been dealt there yet.': '那裡還沒有發牌。',
  'Seat {from} has no drawn cards that could have gone astray.': '{from} 號位沒有可能送錯的補牌。',
  'Seat {seat} has an Ante.': '{seat} 號位有底注。',
  'Say how many cards were dealt there.': '請註明那裡發了幾張牌。',
  'Seat {seat} has answered.': '{seat} 號位已經回答。',
  'Seat {seat} has decided.': '{seat} 號位已經決定。',
  'Seat {seat} has no hand in play.': '{seat} 號位沒有手牌在玩。',
  'Seat {to} did not ask for so many cards: the operator decides.':
    '{to} 號位沒有要這麼多張：由經營者決定。',
  'This cannot have happened at this point of the round.': '這件事在本局的這個時候不可能發生。',
  'Both the dealer and a game supervisor inspect the cards, each on their own.':
    '荷官和牌桌主管各自驗牌。',
  'Cards are spread out once they have been inspected.': '驗過之後才攤開。',
  'Cards are turned over and mixed once they have been looked at.': '看過之後才翻過來混牌。',
  'Cut with 1 to 51 cards above the cut.': '切牌處上面須有 1 至 51 張。',
  'No new cards wait to be inspected.': '沒有新牌等候驗牌。',
  'The cards are cut after the shuffle.': '洗牌之後才切牌。',
  'This is for a card that was seen on its way into the shoe.': '這只適用於入靴途中被看到的牌。',
  'Lunar Poker has no such command.': '月亮撲克沒有這個指令。',
  'A round needs an Ante Wager.': '一局須有底注。',
  'A table has {boxes} wagering areas; there is no {seat}.':
    '本桌有 {boxes} 個下注區；沒有 {seat} 號。',
  'No hand is dealt to seat {seat}, so no Super Bet is taken on it.':
    '{seat} 號位沒有發牌，不接受押它的超級注。',
  'One deck is 52 different cards; here are {cards}, {different} different.':
    '一副牌是 52 張不同的牌；這裡有 {cards} 張，{different} 張不同。',
  'Only one Ante is accepted on the area of seat {seat}.': '{seat} 號位的區只接受一個底注。',
  'Seat {seat} is your own box. For your own Super Bet, say "own".':
    '{seat} 號位不是別人的手牌；自己的超級注寫 "own"。',
  'Seat {seat} may place one Super Bet on each hand.': '{seat} 號位對每手牌只可以下一個超級注。',
  'Seat {seat} must place a Super Bet on its own hand of at least {$ante}.':
    '{seat} 號位必須下押自己手牌的超級注，至少 {$ante}。',
  'What seat {seat} could win cannot be paid to the cent.': '{seat} 號位可能贏的數額無法準確到分。',
  'Seat {seat} may exchange two to five of its own cards.': '{seat} 號位可以換自己的兩至五張牌。',
  'The deck is running out, so the discards would have to be shuffled and dealt.':
    '牌不夠：須把棄牌洗過再發。',
  'This card lies face up: say which one it is.': '這張牌是明牌：請說明是哪一張。',
  'Others have a Super Bet on your hand: show it to the Dealer.':
    '有人押你的手牌超級注：請先給荷官看牌。',
  'Others have a Super Bet on the hand of seat {seat}: turn it first.':
    '有人押 {seat} 號位的手牌超級注：先開這手牌。',
  'These cards have been named already.': '這些牌已經知道了。',
  'Name the {count} cards that lie face down there.': '請說出那裡 {count} 張暗牌是什麼。',
  '{card} is on the table already. Is the deck whole?': '{card} 已經在桌上。這副牌完整嗎？',
  'The Dealer turns the cards after the second call.': '荷官在第二次宣布停止下注之後開牌。',
  'The cards of seat {seat} are not turned now.': '現在不開 {seat} 號位的牌。',
  'Nobody has seen the first five cards of seat {seat}.': '沒有人看過 {seat} 號位的首五張牌。',
  'Say which card of the Dealer lies face up.': '請說明荷官的哪一張牌是明牌。',
  'No cards have been dealt there.': '那裡沒有發牌。',
}
