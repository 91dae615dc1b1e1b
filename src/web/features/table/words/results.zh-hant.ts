import type { Words } from '../../../i18n/en.ts'
import { bigRoad } from '../../lobby/words/tiles.zh-hant.ts'

/** 一局的結果、原因和路單。 */

const netWords = (net: number, sum: string): string =>
  net > 0 ? `您贏 ${sum}` : net < 0 ? `您輸 ${sum}` : '您不輸不贏'

export const result: Words['result'] = {
  wins: { player: '閒家贏', banker: '莊家贏', tie: '和局' },
  spoken: (player, banker, wins) => `閒 ${player} 點，莊 ${banker} 點。${wins}。`,
  won: (sum, on) => `您押${on}，贏 ${sum}。`,
  lost: (sum, on) => `您押${on}，輸 ${sum}。`,
  'stand-off': on => `${on}：您的注退回。`,
  staysOn: on => `${on}：您的注留在桌上。`,
  void: on => `${on}：作廢，您的注退回。`,
  score: (wins, high, low) => `${wins}，${high} 比 ${low}`,
  net: netWords,
  balance: sum => `餘額 ${sum}。`,
  inAll: (net, sum, counts) => `${netWords(net, sum)}：${counts}。`,
  counts: (won, lost, others) =>
    [`贏 ${won} 注`, `輸 ${lost} 注`, ...(others > 0 ? [`退回 ${others} 注`] : [])].join('，'),
  noWager: '這一局您沒有下注。',
  none: '沒有結果',
  why: '為什麼？',
  stays: '和局不動您的籌碼。下一局之前您可以更改。',
}

export const why: Words['why'] = {
  title: round => `為什麼：第 ${round} 局`,
  cards: '點數怎樣計算',
  counts: (name, sum, points) => `${name}：${sum}，計 ${points} 點`,
  third: '補牌',
  wagers: '您的注',
  close: '關閉',
  wins: (stake, pays, won) => `${stake}，${pays}，贏 ${won}`,
  commission: (rate, sum, left) => `扣 ${rate} 佣金 ${sum}，實得 ${left}`,
  loses: stake => `您輸 ${stake}`,
  standOff: stake => `${stake} 退回，不輸不贏`,
  void: stake => `${stake} 退回，此注不算`,
  noWagers: '這一局您沒有下注。',
  dispute: '對這一局提出異議',
  disputed: '異議已記錄，主管會查看。',
  inspector: '如果沒有解決，您可以向博彩稽查員投訴。',
}

export const roads: Words['roads'] = {
  ...bigRoad,
  beadPlate: '珠盤路',
  bigEyeBoy: '大眼仔',
  smallRoad: '小路',
  cockroachPig: '曱甴路',
  marks: { red: '齊整', blue: '不齊' },
  legend: '下三路中，實線表示牌路齊整，虛線表示不齊，都不代表莊或閒。',
  statistics: '本靴結果',
  more: '更多路單',
  fresh: '這一靴第一局之後，結果會顯示在這裡。',
  names: {
    player: '閒',
    banker: '莊',
    tie: '和',
    playerPair: '閒對',
    bankerPair: '莊對',
    naturalWin: '天牌勝出',
  },
  longest: (player, banker) => `最長連勝：閒 ${player} 局，莊 ${banker} 局。`,
  noMemory: '牌沒有記憶：沒有一種路單能說出下一局開什麼。',
}
