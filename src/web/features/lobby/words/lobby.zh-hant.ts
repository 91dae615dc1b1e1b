import type { Words } from '../../../i18n/en.ts'

/** 進門：各頁面、大廳、與賭場的連線。 */

export const nav: Words['nav'] = {
  skip: '跳到正文',
  desk: '工作台',
  staff: '員工',
  tournaments: '比賽',
  name: 'Croupier',
  pages: '頁面',
  lobby: '賭桌',
  rules: '規則',
  odds: '賠率',
  inspector: '稽查',
  fairness: '公平',
  settings: '設定',
  help: '說明',
}

export const lobby: Words['lobby'] = {
  title: '賭桌',
  lead: '按公布的規則進行的賭場桌上遊戲。每個結果、每筆派彩，都註明所依據的條款。',
  enter: '入座',
  watch: '旁觀',
  house: '即時賭桌',
  noHouse: '這裡連不上即時賭桌。練習桌不受影響。',
  signIn: '以訪客身份登入',
  yourName: '您在桌上的名字',
  signOut: '登出',
  seats: (taken, seats) => `${seats} 個座位，已坐 ${taken} 人`,
  closed: '已關閉',
  taking: '接受下注',
  preparing: '等候玩家',
  inPlay: '牌局進行中',
  fresh: '還沒有開局。',
  lastResults: '最近的結果，最新在前',
  limits: (from, to) => `${from} – ${to}`,
  cage: sum => `餘額：${sum}`,
}

export const line: Words['line'] = {
  opening: '正在連線……',
  lost: '連線中斷，正在重新連線……已接受的注仍在桌上。',
  notSent: '沒有發出：連線已斷開。',
}
