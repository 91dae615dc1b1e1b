import type { Words } from '../en.ts'

/** 進門：各頁面、大廳、與賭場的連線。 */

export const nav: Words['nav'] = {
  skip: '跳到正文',
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
  lead: '按公佈的規則進行的賭場桌上遊戲。每個結果、每筆派彩，都註明由哪一條款決定。',
  enter: '入座',
  watch: '旁觀',
  house: '賭場的賭桌',
  noHouse: '這裡連不上賭場。練習桌不需要賭場。',
  signIn: '以訪客身份登入',
  yourName: '您在桌上的名字',
  signOut: '登出',
  seats: (taken, seats) => `${seats} 個座位，已坐 ${taken} 人`,
  closed: '已關閉',
  taking: '正在接受下注',
  preparing: '正在準備',
  inPlay: '牌局進行中',
  fresh: '還沒有開局。',
  lastResults: '最近的結果，最新在前',
  limits: (from, to) => `${from} 至 ${to}`,
  cage: sum => `帳房餘額：${sum}`,
}

export const line: Words['line'] = {
  opening: '正在連線賭場……',
  lost: '與賭場的連線已斷開，正在重連；您的注碼以賭場的記錄為準。',
  notSent: '沒有發出：連線已斷開。',
}
