import type { Words } from '../../../i18n/en.ts'

/** 賭桌的快速呼叫，以及牆上等候答覆的呼叫。 */

const CALLS: Readonly<Record<string, string>> = {
  supervisor: '呼叫主管',
  'dealer-change': '更換荷官',
  'equipment-change/baccarat': '更換牌靴或牌',
  'equipment-change/roulette': '更換球或輪盤',
  'equipment-change/snake-eyes': '更換骰子',
  'equipment-change/lunar-poker': '更換整副牌',
  'dropped-card': '有牌掉落',
  'before-time': '提前開局',
  'mis-scan': '掃描有誤',
  'patron-conduct': '玩家行為',
  'gambling-harm': '擔憂問題賭博',
}

export const calls: Words['calls'] = {
  title: '呼叫',
  says: '任何時候按一下即可呼叫主管。有人答覆之前，一直留在牆上。',
  call: (what, game) => CALLS[what] ?? CALLS[`${what}/${game}`] ?? what,
  about: '涉及',
  nobody: '不指某人',
  open: '等候答覆的呼叫',
  by: (name, rank) => `${name}，${rank}`,
  ago: minutes => (minutes < 1 ? '剛才' : `${minutes} 分鐘前`),
  done: '做了什麼（可不填）',
  answer: '答覆',
  answerNamed: (what, title) => `答覆：${what}，${title}`,
  takeBack: '收回',
  takeBackNamed: (what, title) => `收回：${what}，${title}`,
  waits: '由主管答覆。',
  heard: (what, title) => `${title}呼叫：${what}`,
}
