/** 荷官的宣告。 */

/** 日誌裡作廢的理由是寫好的英文句子：逐句查。 */
const SEATS = [1, 2, 3, 4, 5, 6, 7]
const CARDS = ['C', 'D', 'H', 'S'].flatMap(suit =>
  ['A', 2, 3, 4, 5, 6, 7, 8, 9, 10, 'J', 'Q', 'K'].map(rank => `${rank}${suit}`),
)

const each = <T>(all: readonly T[], pair: (one: T) => readonly [string, string]) =>
  Object.fromEntries(all.map(pair))

const VOID_REASONS: Readonly<Record<string, string>> = {
  'more than one card was exposed': '露出了不止一張牌',
  'a wrong number of cards for the Dealer': '荷官的牌張數有誤',
  'no box has its wagers in order': '沒有一位的注齊備',
  'the deck is not whole': '這副牌不完整',
  'the round was invalidated': '本局被宣布無效',
  ...each(SEATS, seat => [`a wrong number of cards for seat ${seat}`, `${seat} 號位的牌張數有誤`]),
  ...each(SEATS, seat => [
    `cards were dealt to seat ${seat}, which has no Ante`,
    `${seat} 號位沒有底注卻發了牌`,
  ]),
  ...each(CARDS, card => [`${card} came twice`, `${card} 出現了兩次`]),
  ...each(
    Array.from({ length: 100 }, (_, cards) => cards),
    cards => [`the deck has ${cards} cards`, `這副牌有 ${cards} 張`],
  ),
}

export const CALLS: Readonly<Record<string, string>> = {
  ...VOID_REASONS,
  'This round is void: {reason}': '本局作廢：{reason}',
  'The last round is void: {reason}': '上一局作廢：{reason}',
  'The hand of seat {seat} is void: {reason}': '{seat} 號位的手牌作廢：{reason}',
  'All decisions are locked in': '所有決定已鎖定',
  'No hand': '荷官不夠牌',
  'Who wants to Force the Dealer?': '有沒有人要強制荷官？',
  'Dealer has {hand}': '荷官：{hand}',
  'Seat {seat}: nothing that wins': '{seat} 號位：沒有中獎的牌',
  'Seat {seat}: the Ante is paid': '{seat} 號位：派底注',
  'Seat {seat}: no hand, stands off': '{seat} 號位：荷官不夠牌，和局退回',
  'Seat {seat}: {hand} and {other}, {end}': '{seat} 號位：{hand}加{other}，{end}',
  'Seat {seat}: {hand}, {end}': '{seat} 號位：{hand}，{end}',
  'Seat {seat}: {hand}': '{seat} 號位：{hand}',
  wins: '贏',
  loses: '輸',
  'stands off': '和局退回',
  'is void': '作廢',
  'Dealer only plays with ace and king or higher': '荷官須有 A、K 或以上才夠牌',
  'Exchange 2-5 Cards': '換 2 至 5 張牌',
  'Buy a 6th Card': '買第六張牌',
  'Force the Dealer': '強制荷官',
}
