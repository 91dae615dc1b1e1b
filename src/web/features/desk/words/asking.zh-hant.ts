import type { asking as en } from './asking.en.ts'

/** 工作台上待決定的事、結果，以及輸入的內容。 */

const ANSWERED: Readonly<Record<string, (deed: string, by: string) => string>> = {
  'carried-out': (deed, by) => `${by} 已批准，已執行：${deed}。`,
  declined: (deed, by) => `${by} 不批准：${deed}。`,
  refused: (deed, by) => `${by} 已批准，但按規則不能執行：${deed}。`,
  expired: deed => `逾時無人答覆：${deed}。`,
}

export const asking: typeof en = {
  decide: '等候決定',
  asksNominee: (patron, nominee) => `${patron} 請求由 ${nominee} 代理。`,
  isApproved: (patron, nominee) => `宣布之後，${nominee} 即可代理 ${patron}。`,
  ends: (patron, nominee) => `${patron} 要結束 ${nominee} 的代理。`,
  confirmsFirst: patron => `由 ${patron} 提出結束。`,
  asksSplit: (patron, hand, first, second) =>
    `${patron} 請求分${hand}的牌：第一張給 ${first}，第二張給 ${second}。`,
  volunteers: (patron, hand) => `${patron} 自薦開${hand}的牌。`,
  asksVoid: (patron, hand) => `${patron} 請求${hand}的牌作廢。`,
  isOver: (now, most) => `差額為 ${now}，上限為 ${most}。`,
  isMissing: die => `第 ${die} 顆骰子不見了。`,
  isHeld: (sum, patron) => `代 ${patron} 保管 ${sum}。`,
  mayClose: '關桌告示已張貼足夠時間，可以關桌。',
  doneWith: deed => `已執行並記錄：${deed}。`,
  answered: (is, deed, by) => ANSWERED[is]?.(deed, by) ?? deed,
  sign: '本桌告示',
  wholeSign: '全部告示',
  cardsWait: (count, seen) => [`${count} 張牌留待下一局`, seen].filter(Boolean).join('：'),
  notLoaded: '尚未裝牌',
  inHands: '玩家手中',
  dropAndFloat: '投入與台面結存',
  nobodyHere: '本桌無人。',
  typeNumber: '號碼',
  badNumber: '輪盤上沒有這個號碼。',
  typeDice: '骰子，例如 34',
  badDice: '兩個 1 至 6 的點數，例如 34。',
  calledHint: '三分注 · 零旁注 · 孤注 · 鄰注 17',
  orEverybody: '玩家；不選則為所有人',
  otherwise: {
    kind: '價值籌碼',
    area: '玩家自己的下注區',
    'past-round': '進行中的一局；沒有則為上一局',
    none: '都不是',
    any: '不指定',
  },
  setUp: '如何設置',
  usual: '照常',
}
