import type { Phrases } from '../../chinese/phrases.ts'

/** 月亮扑克桌的拒绝：按句子找，空处照填。 */
export const LUNAR_POKER: Phrases = {
  'A Bet is twice the Ante: it is made by deciding to play.': '跟注是底注的两倍：决定跟注时才下。',
  'A Super Bet goes with an Ante on the same box.': '超级注须与同一位的底注一起下。',
  'A round needs a box with its wagers in order.': '一局须有一位的注齐备。',
  'No wager may be touched until it has been decided and settled.':
    '结果未定、未派彩之前，注不得动。',
  'Seat {target} has no Ante, so no Super Bet is taken on its hand.':
    '{target} 号位没有底注，不接受押其手牌的超级注。',
  'The Super Bet on the own hand has an area of its own.': '押自己手牌的超级注有自己的区。',
  'The Super Bet on the own hand is at least {$ante} here.': '这里押自己手牌的超级注至少 {$ante}。',
  'There is no area for a wager on {on}.': '没有{on}的下注区。',
  'This table takes Super Bets on the own hand only.': '本桌只接受押自己手牌的超级注。',
  'Wager on the areas of your own box; each takes one wager.': '请在自己位上的区下注；每区一注。',
  '{first} and {second} are not to play at the same table.': '{first} 和 {second} 不得在同一桌玩。',
  'Cards are for the Dealer to deal.': '牌由荷官发。',
  'Discards are dealt only when the deck has run out.': '整副牌用完才从弃牌中补牌。',
  'No card is due now.': '现在不该发牌。',
  'Only the last card of a deal can be entered again, before any decision.':
    '只有发牌的最后一张可以重新输入，而且须在任何决定之前。',
  'There are {cards} discards.': '弃牌有 {cards} 张。',
  '{card} has been dealt already.': '{card} 已经发出。',
  'A declared hand is looked at before you decide about it.': '报牌之后先验牌，然后才作决定。',
  'After a draw the hand is folded or played.': '补牌之后只能弃牌或跟注。',
  'All decisions are locked in.': '所有决定已锁定。',
  'Here the boxes decide in turn, and the Dealer acts on each at once.':
    '这里各位轮流决定，荷官逐一处理。',
  'No new cards of yours lie face down.': '您没有未看的新牌。',
  'Only a player with a hand in this round decides about it.': '只有本局有手牌的玩家才能决定。',
  'Players pick up their cards when all have been dealt.': '全部发完之后，玩家才拿起牌。',
  'Seat {seat} has not decided yet.': '{seat} 号位还没有决定。',
  'The Dealer has shown cards: make a Bet or fold.': '荷官已亮牌：请跟注或弃牌。',
  'There are no decisions to lock in.': '没有要锁定的决定。',
  'Two to five of your own cards may be exchanged.': '可以换自己的两至五张牌。',
  'You are not asked whether to Force the Dealer.': '现在没有问您要不要强制荷官。',
  'Your hand has been decided.': '您的手牌已经决定。',
  'Your hand has been looked at.': '您的手牌已经验过。',
  'Name two players, and the reason.': '请写明两位玩家和理由。',
  'No round is under way that could be void.': '没有进行中的一局可以作废。',
  'Seat {seat} has drawn since.': '{seat} 号位此后已补牌。',
  'Seat {seat} has missed no payment.': '{seat} 号位没有漏掉的派彩。',
  'Seat {seat} has not drawn.': '{seat} 号位没有补牌。',
  'The new cards have been looked at.': '新牌已被看过。',
  'Instant Cash of {straightFlush}:1 with {royalFlush}:1 is not one of the thirteen pairs of odds.':
    '即时奖金 {straightFlush}:1 与 {royalFlush}:1 不是十三组赔率之一。',
  'The Super Bet has pay tables 1 to 7, not {table}.':
    '超级注有 1 至 7 号赔率表，没有 {table} 号。',
  'A table has 1 to {most} boxes, and a player for each.': '一桌有 1 至 {most} 个位，每位一人。',
  'All cards have been dealt.': '牌已全部发完。',
  'No card has been dealt there yet.': '那里还没有发牌。',
  'No cards have been dealt.': '还没有发牌。',
  'Seat {from} has no drawn cards that could have gone astray.': '{from} 号位没有可能送错的补牌。',
  'Seat {seat} has an Ante.': '{seat} 号位有底注。',
  'Seat {seat} has answered.': '{seat} 号位已经回答。',
  'Seat {seat} has decided.': '{seat} 号位已经决定。',
  'Seat {seat} has no hand in play.': '{seat} 号位没有手牌在玩。',
  'Seat {to} did not ask for so many cards: the operator decides.':
    '{to} 号位没有要这么多张：由经营者决定。',
  'This cannot have happened at this point of the round.': '这件事在本局的这个时候不可能发生。',
  'Both the dealer and a game supervisor inspect the cards, each on their own.':
    '荷官和牌桌主管各自验牌。',
  'Cards are spread out once they have been inspected.': '验过之后才摊开。',
  'Cards are turned over and mixed once they have been looked at.': '看过之后才翻过来混牌。',
  'Cut with 1 to 51 cards above the cut.': '切牌处上面须有 1 至 51 张。',
  'No new cards wait to be inspected.': '没有新牌等候验牌。',
  'No player ever cuts these cards.': '这些牌从不由玩家切。',
  'The cards are cut after the shuffle.': '洗牌之后才切牌。',
  'This is for a card that was seen on its way into the shoe.': '这只适用于入靴途中被看到的牌。',
  'Nobody does that at a Lunar Poker table.': '月亮扑克桌上没有人这样做。',
  'A round needs an Ante Wager.': '一局须有底注。',
  'A table has {boxes} wagering areas; there is no {seat}.':
    '本桌有 {boxes} 个下注区；没有 {seat} 号。',
  'No hand is dealt to seat {on}, so no Super Bet is taken on it.':
    '{on} 号位没有发牌，不接受押它的超级注。',
  'One deck is 52 different cards; here are {cards}, {different} different.':
    '一副牌是 52 张不同的牌；这里有 {cards} 张，{different} 张不同。',
  'Only one Ante is accepted on the area of seat {seat}.': '{seat} 号位的区只接受一个底注。',
  'Seat {seat} is no other hand; the own Super Bet is "own".':
    '{seat} 号位不是别人的手牌；自己的超级注写 "own"。',
  'Seat {seat} may place one Super Bet on {on}.': '{seat} 号位可以下一个押{on}的超级注。',
  'Seat {seat} must place a Super Bet on its own hand of at least {$ante}.':
    '{seat} 号位必须下押自己手牌的超级注，至少 {$ante}。',
  'What seat {seat} could win cannot be paid to the cent.': '{seat} 号位可能赢的数额无法准确到分。',
  'Seat {seat} may exchange two to five of its own cards.': '{seat} 号位可以换自己的两至五张牌。',
  'The deck runs out: the discards would have to be shuffled and dealt from.':
    '牌不够：须把弃牌洗过再发。',
}
