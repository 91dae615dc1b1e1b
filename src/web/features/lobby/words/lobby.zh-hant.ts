import type { Words } from '../../../i18n/en.ts'

/** 進門：各頁面、大廳、與賭場的連線。 */

export const nav: Words['nav'] = {
  skip: '跳到正文',
  desk: '工作台',
  pit: '賭桌區',
  staff: '員工',
  tournaments: '比賽',
  name: 'Croupier',
  pages: '頁面',
  lobby: '賭桌',
  rules: '規則',
  odds: '賠率',
  inspector: '稽查',
  school: '學校',
  fairness: '公平',
  settings: '設定',
  help: '說明',
}

export const lobby: Words['lobby'] = {
  title: '選一種遊戲',
  lead: '真正的賭場規則。每個結果都告訴您為什麼。',
  from: sum => `${sum} 起`,
  playing: count => `${count} 人在玩`,
  play: '開始玩',
  practice: '練習',
  howTo: game => `${game}的玩法`,
  open: '開放的賭桌',
  all: count => `全部 ${count}`,
  some: (game, count) => `${game} ${count}`,
  which: '版本',
  free: count => (count === 0 ? '已滿' : `${count} 個空位`),
  note: '所用的規則和版本在每張桌的「規則」頁。',
  seated: where => `您在${where}有座位。`,
  back: '回到座位',
  staff: '員工登入',
  account: '您的帳戶',
  enter: '入座',
  watch: '旁觀',
  house: '即時賭桌',
  noHouse: '這裡連不上即時賭桌。練習桌不受影響。',
  signIn: '以訪客身份登入',
  signInShort: '登入',
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
  balance: '餘額',
}

export const line: Words['line'] = {
  opening: '正在連線……',
  lost: '連線中斷，正在重新連線……已接受的注仍在桌上。',
  notSent: '沒有發出：連線已斷開。',
}
