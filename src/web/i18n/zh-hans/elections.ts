import type { elections as en } from '../en/elections.ts'

/** 增设赌桌时的选择。 */

const NAMES: Readonly<Record<string, string>> = {
  version: '台型',
  style: '发牌方式',
  equipment: '发牌设备',
  variant: '庄闲赔法',
  tie: '和局赔率，比 1',
  decks: '几副牌',
  burn: '销牌',
  sharing: '共用一区的人数',
  perfectPair: '完美对子，赔率表',
  anyPair: '任意对子，赔率表',
  luckyMatch: '幸运配对，赔率表',
  dragonBonus: '龙宝，赔率表',
  differential: '差额上限（元）',
  international: '国际百家乐',
  layout: '台布',
  racetrack: '赛道',
  asianRacetrack: '亚洲赛道',
  courtesyLine: '礼貌线',
  dice: '碗中骰子数',
  resultEntry: '输入结果',
  resultsDisplay: '显示历史结果',
  dealing: '发牌设备',
  superTable: '超级注，赔率表',
  acting: '何时补牌',
  multipleSuper: '可同时下多个超级注',
  maxPayout: '单注最高赔付（元）',
}

const OPTIONS: Readonly<Record<string, string>> = {
  mini: '小台',
  midi: '中台',
  full: '大台',
  shoe: '牌靴',
  'batch-shuffler': '批次洗牌机',
  'continuous-shuffler': '连续洗牌机',
  shuffler: '洗牌机',
  commission: '抽 5% 佣金',
  'half-on-six': '庄六点半赔',
  'two-to-one': '2 赔 1',
  'two-to-one-half-on-six': '2 赔 1，六点半赔',
  'by-value': '按首张点数',
  'one-face-down': '一张，牌面朝下',
  'single-zero': '单零',
  'double-zero-00-0': '双零，00 与 0',
  'double-zero-0-00': '双零，0 与 00',
  'after-all': '全部决定之后',
  'as-decided': '各自决定时',
  yes: '是',
  no: '否',
}

export const elections: typeof en = {
  elected: name => NAMES[name] ?? name,
  election: option => OPTIONS[option] ?? option,
}
