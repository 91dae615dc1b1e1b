import type { dealing as en } from './dealing.en.ts'

/** 發牌時的用詞：該發哪張牌、輸入什麼、賠付多少。 */

const SIDES: Readonly<Record<string, string>> = { player: '閒家', banker: '莊家' }

const odds = (text: string): string =>
  `${text}`.replace(':', ' 賠 ').replace(/^(\d+) 賠 (\d+)$/, '$2 賠 $1')

export const dealing: typeof en = {
  say: '請說',
  place: (hand, nth) => `${SIDES[hand] ?? hand}第 ${nth} 張牌`,
  dealTo: place => `發${place}`,
  dealToPlace: whom => `發一張牌給${whom}`,
  nth: nth => `第 ${nth} 張`,
  dueNow: '輪到這張',
  nowSuit: rank => `已按 ${rank}。請按花色：S、H、D 或 C。`,
  cardKeys: '先按點數，再按花色：8 然後 S。0 或 T 是十。掃描器輸入相同。',
  firstCardCalls: '也可以直接輸入第一張牌：同時宣布停止下注。',
  numberKeys: '按完最後一個數字即輸入。0、1、2 或 3 之後請按 Enter。',
  diceKeys: '兩個數字：3 然後 4。',
  rightCard: '正確的牌',
  turnCards: (whom, nth, count) => `翻開${whom}的牌：第 ${Math.min(nth, count)} 張，共 ${count} 張`,
  enteredAs: (card, place) => `${card} 已輸入為${place}`,
  undo: seconds => `撤銷 · ${seconds} 秒`,
  enteredWrongly: '輸入有誤',
  settleNow: '立即結算',
  collectAndPay: round => `第 ${round} 局：收注與賠付`,
  allAtOnce: (lost, won) => `已收 ${lost}，已賠 ${won}`,
  collectThese: (count, sum) => `收 ${count} 個輸注，共 ${sum}`,
  collected: '已收',
  payThese: (count, sum) => `賠 ${count} 位玩家，共 ${sum}`,
  nobodyWins: '沒有贏注。',
  paid: (patron, sum) => `已賠 ${patron} ${sum}`,
  paysAt: (on, stake, at) => `${on}，${stake}，${odds(at)}`,
  lessCommission: sum => `減佣金 ${sum}`,
  pile: (count, value) => `${count} × ${value}`,
  colourUp: '換大面額籌碼',
  givenBack: '退回',
  tickAll: '全部完成',
  allPaid: round => `第 ${round} 局已收注並賠付。`,
  cameNow: text => `目前：${text}`,
  cameThen: text => `之後：${text}`,
  canApprove: names => `當值而可批准的人：${names}。`,
  nobodyApproves: '當值人員中無人可以批准。請先呼叫主管。',
  confirmFirst: '您登入已有一段時間。請確認密碼或通行密鑰後批准。',
  confirmAndApprove: '確認並批准',
  isStale: why => `這項請求已過時。${why}`,
  clock: seconds => `已接受下注 ${seconds} 秒`,
  elsewhere: role => `工作台供荷官與主管使用。您以${role}身分登入。`,
  toStart: '前往您的起始頁',
}
