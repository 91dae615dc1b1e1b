import type { Words } from '../en.ts'

/** 进门：各页面、大厅、与赌场的连接。 */

export const nav: Words['nav'] = {
  skip: '跳到正文',
  name: 'Croupier',
  pages: '页面',
  lobby: '赌桌',
  rules: '规则',
  odds: '赔率',
  inspector: '稽查',
  fairness: '公平',
  settings: '设置',
  help: '帮助',
}

export const lobby: Words['lobby'] = {
  title: '赌桌',
  lead: '按公布的规则进行的赌场桌上游戏。每个结果、每笔派彩，都注明由哪一条款决定。',
  enter: '入座',
  watch: '旁观',
  house: '赌场的赌桌',
  noHouse: '这里连不上赌场。练习桌不需要赌场。',
  signIn: '以访客身份登录',
  yourName: '您在桌上的名字',
  signOut: '退出登录',
  seats: (taken, seats) => `${seats} 个座位，已坐 ${taken} 人`,
  closed: '已关闭',
  taking: '正在接受下注',
  preparing: '正在准备',
  inPlay: '牌局进行中',
  fresh: '还没有开局。',
  lastResults: '最近的结果，最新在前',
  limits: (from, to) => `${from} 至 ${to}`,
  cage: sum => `账房余额：${sum}`,
}

export const line: Words['line'] = {
  opening: '正在连接赌场……',
  lost: '与赌场的连接已断开，正在重连；您的注码以赌场的记录为准。',
  notSent: '没有发出：连接已断开。',
}
