import type { Words } from '../../../i18n/en.ts'

export const handling: Words['handling'] = {
  offered: hand => `要開${hand}的牌嗎？`,
  offeredSays: '這一邊沒有人押得比您多。接牌的話，牌會面朝下交給您，由您咪牌、開牌。',
  accept: '接牌',
  decline: '由荷官開牌',
  yours: hand => `${hand}的牌在您手上`,
  turn: '請您開牌',
  drag: '拖動牌邊咪牌，或按下面的按鈕',
  after: '您之後才開',
  takeCard: place => `拿第 ${place} 張`,
  offeredTo: (hand, who) => `${who} 可以開${hand}的牌。`,
  with: (hand, who) => `${hand}的牌在 ${who} 手上。`,
  puck: who => (who === '您' ? '由您開牌' : `由 ${who} 開牌`),
}

export const squeeze: Words['squeeze'] = {
  card: place => `第 ${place} 張牌，面朝下在您手上。方向鍵咪牌，R 轉動，Enter 開牌`,
  peek: {
    top: '從上邊咪',
    side: '從側邊咪',
  },
  from: {
    top: '從上邊看',
    right: '從右邊看',
    bottom: '從下邊看',
    left: '從左邊看',
  },
  corner: '從牌角看',
  rotate: '轉 90°',
  lies: { upright: '牌豎放', sideways: '牌橫放' },
  turn: '開牌',
  back: '放回',
  see: '您看到',
  pips: (count, where) => `${where}，見 ${count} 個點`,
  frame: '見到邊框：公仔牌',
  nothing: '還什麼也看不到',
}
