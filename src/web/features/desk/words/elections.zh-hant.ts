import type { elections as en } from './elections.en.ts'

/** 增設賭桌時的選擇。 */

const NAMES: Readonly<Record<string, string>> = {
  version: '桌型',
  style: '發牌方式',
  equipment: '發牌設備',
  variant: '莊閒賠法',
  tie: '和局賠率，比 1',
  decks: '幾副牌',
  burn: '燒牌',
  sharing: '共用一區的人數',
  perfectPair: '完美對子，賠率表',
  anyPair: '任意對子，賠率表',
  luckyMatch: '幸運配對，賠率表',
  dragonBonus: '龍寶，賠率表',
  differential: '差額上限（元）',
  international: '國際百家樂',
  layout: '台布',
  racetrack: '跑道',
  asianRacetrack: '亞洲跑道',
  courtesyLine: '禮貌線',
  dice: '碗中骰子數',
  resultEntry: '輸入結果',
  resultsDisplay: '顯示歷史結果',
  dealing: '發牌設備',
  superTable: '超級注，賠率表',
  acting: '何時補牌',
  multipleSuper: '可同時下多個超級注',
  maxPayout: '單注最高賠付（元）',
}

const OPTIONS: Readonly<Record<string, string>> = {
  mini: '迷你桌',
  midi: '中型桌',
  full: '大桌',
  shoe: '牌靴',
  'batch-shuffler': '批次洗牌機',
  'continuous-shuffler': '連續洗牌機',
  shuffler: '洗牌機',
  commission: '抽 5% 佣金',
  'half-on-six': '莊六點半賠',
  'two-to-one': '1 賠 2',
  'two-to-one-half-on-six': '1 賠 2，六點半賠',
  'by-value': '按首張點數',
  'one-face-down': '一張，牌面朝下',
  'single-zero': '單零',
  'double-zero-00-0': '雙零，00 與 0',
  'double-zero-0-00': '雙零，0 與 00',
  'after-all': '全部決定之後',
  'as-decided': '各自決定時',
  yes: '是',
  no: '否',
}

export const elections: typeof en = {
  elected: name => NAMES[name] ?? name,
  election: option => OPTIONS[option] ?? option,
}
