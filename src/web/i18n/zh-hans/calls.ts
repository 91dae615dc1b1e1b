import type { Words } from '../en.ts'

/** 赌桌的快速呼叫，以及墙上等候答复的呼叫。 */

const CALLS: Readonly<Record<string, string>> = {
  supervisor: '呼叫主管',
  'dealer-change': '更换荷官',
  'equipment-change/baccarat': '更换牌靴或牌',
  'equipment-change/roulette': '更换球或轮盘',
  'equipment-change/snake-eyes': '更换骰子',
  'equipment-change/lunar-poker': '更换整副牌',
  'dropped-card': '有牌掉落',
  'before-time': '提前开局',
  'mis-scan': '扫描有误',
  'patron-conduct': '玩家行为',
  'gambling-harm': '担忧问题赌博',
}

export const calls: Words['calls'] = {
  title: '呼叫',
  says: '任何时候按一下即可呼叫主管。有人答复之前，一直留在墙上。',
  call: (what, game) => CALLS[what] ?? CALLS[`${what}/${game}`] ?? what,
  about: '涉及',
  nobody: '不指某人',
  open: '等候答复的呼叫',
  by: (name, rank) => `${name}，${rank}`,
  ago: minutes => (minutes < 1 ? '刚才' : `${minutes} 分钟前`),
  done: '做了什么（可不填）',
  answer: '答复',
  answerNamed: (what, title) => `答复：${what}，${title}`,
  takeBack: '收回',
  takeBackNamed: (what, title) => `收回：${what}，${title}`,
  waits: '由主管答复。',
  heard: (what, title) => `${title}呼叫：${what}`,
}
