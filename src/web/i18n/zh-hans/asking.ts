import type { asking as en } from '../en/asking.ts'

/** 工作台上待决定的事、结果，以及输入的内容。 */

const ANSWERED: Readonly<Record<string, (deed: string, by: string) => string>> = {
  'carried-out': (deed, by) => `${by} 已批准，已执行：${deed}。`,
  declined: (deed, by) => `${by} 不批准：${deed}。`,
  refused: (deed, by) => `${by} 已批准，但按规则不能执行：${deed}。`,
  expired: deed => `逾时无人答复：${deed}。`,
}

export const asking: typeof en = {
  decide: '等候决定',
  asksNominee: (patron, nominee) => `${patron} 请求由 ${nominee} 代理。`,
  isApproved: (patron, nominee) => `宣布之后，${nominee} 即可代理 ${patron}。`,
  ends: (patron, nominee) => `${patron} 要结束 ${nominee} 的代理。`,
  confirmsFirst: patron => `由 ${patron} 提出结束。`,
  asksSplit: (patron, hand, first, second) =>
    `${patron} 请求分${hand}的牌：第一张给 ${first}，第二张给 ${second}。`,
  volunteers: (patron, hand) => `${patron} 自荐开${hand}的牌。`,
  asksVoid: (patron, hand) => `${patron} 请求${hand}的牌作废。`,
  isOver: (now, most) => `差额为 ${now}，上限为 ${most}。`,
  isMissing: die => `第 ${die} 颗骰子不见了。`,
  isHeld: (sum, patron) => `代 ${patron} 保管 ${sum}。`,
  mayClose: '关桌告示已张贴足够时间，可以关桌。',
  doneWith: deed => `已执行并记录：${deed}。`,
  answered: (is, deed, by) => ANSWERED[is]?.(deed, by) ?? deed,
  sign: '本桌告示',
  wholeSign: '全部告示',
  cardsWait: (count, seen) => [`${count} 张牌留待下一局`, seen].filter(Boolean).join('：'),
  notLoaded: '尚未装牌',
  inHands: '玩家手中',
  dropAndFloat: '投入与台面结存',
  nobodyHere: '本桌无人。',
  typeNumber: '号码',
  badNumber: '轮盘上没有这个号码。',
  typeDice: '骰子，例如 34',
  badDice: '两个 1 至 6 的点数，例如 34。',
  calledHint: '三分注 · 零旁注 · 孤注 · 邻注 17',
  orEverybody: '玩家；不选则为所有人',
  otherwise: { kind: '价值筹码', area: '玩家自己的下注区', none: '都不是' },
  setUp: '如何设置',
  usual: '照常',
}
