import type { Words } from '../en.ts'

/** 一局的结果、原因和路单。 */

export const result: Words['result'] = {
  wins: { player: '闲家赢', banker: '庄家赢', tie: '和局' },
  spoken: (player, banker, wins) => `闲 ${player} 点，庄 ${banker} 点。${wins}。`,
  won: (sum, on) => `您押${on}，赢 ${sum}。`,
  lost: (sum, on) => `您押${on}，输 ${sum}。`,
  'stand-off': on => `${on}：和局，注码退回。`,
  void: on => `${on}：作废。`,
  balance: sum => `余额 ${sum}。`,
  inAll: (sum, counts) => `合计 ${sum}：${counts}。`,
  counts: (won, lost, others) =>
    [`赢 ${won} 注`, `输 ${lost} 注`, ...(others > 0 ? [`退回 ${others} 注`] : [])].join('，'),
  noWager: '这一局您没有下注。',
  none: '没有结果',
  why: '为什么？',
  stays: '和局不动您的筹码。下一局之前您可以更改。',
}

export const why: Words['why'] = {
  title: round => `为什么：第 ${round} 局`,
  cards: '点数怎样计算',
  counts: (name, sum, points) => `${name}：${sum}，计 ${points} 点`,
  third: '补牌',
  wagers: '您的注',
  close: '关闭',
  wins: (stake, pays, won) => `${stake}，${pays}，赢 ${won}`,
  commission: (rate, sum, left) => `扣 ${rate} 佣金 ${sum}，实得 ${left}`,
  loses: stake => `${stake} 由荷官收走`,
  standOff: stake => `${stake} 仍归您，不输不赢`,
  void: stake => `${stake} 退回，此注不算`,
  noWagers: '这一局您没有下注。',
  dispute: '对这一局提出异议',
  disputed: '异议已记录，主管会查看。',
  inspector: '如果没有解决，您可以向博彩稽查员投诉。',
}

export const roads: Words['roads'] = {
  beadPlate: '珠盘路',
  bigRoad: '大路',
  bigEyeBoy: '大眼仔',
  smallRoad: '小路',
  cockroachPig: '曱甴路',
  empty: '还没有记录',
  described: (name, marks) => `${name}：${marks}`,
  letters: { player: '闲', banker: '庄', tie: '和' },
  marks: { red: '齐整', blue: '不齐' },
  legend: '下三路中，实线表示牌路齐整，虚线表示不齐，都不代表庄或闲。',
  statistics: '本靴结果',
  what: '结果',
  count: '局数',
  share: '比例',
  names: {
    player: '闲',
    banker: '庄',
    tie: '和',
    playerPair: '闲对',
    bankerPair: '庄对',
    naturalWin: '天牌胜出',
  },
  longest: (player, banker) => `最长连胜：闲 ${player} 局，庄 ${banker} 局。`,
  noMemory: '牌没有记忆：没有一种路单能说出下一局开什么。',
}
