import type { Words } from '../../../i18n/en.ts'

export const handling: Words['handling'] = {
  offered: hand => `要開${hand}的牌嗎？`,
  offeredSays: '這一邊沒有人押得比您多。接牌的話，牌會面朝下交給您，由您咪牌、開牌。',
  accept: '接牌',
  decline: '由荷官開牌',
  yours: hand => `${hand}的牌在您手上`,
  says: '從牌邊咪起來看，或者直接開牌。等得太久，荷官會代為開牌。',
  turnAll: '開牌',
  offeredTo: (hand, who) => `${who} 可以開${hand}的牌。`,
  with: (hand, who) => `${hand}的牌在 ${who} 手上。`,
  puck: who => `由 ${who} 開牌`,
}

export const squeeze: Words['squeeze'] = {
  card: place => `第 ${place} 張牌，面朝下在您手上。方向鍵咪牌，R 轉動，Enter 開牌`,
  peek: {
    top: '從上邊咪',
    right: '從右邊咪',
    bottom: '從下邊咪',
    left: '從左邊咪',
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
  pips: (count, where) => `${where}，見 ${count} 個點`,
  frame: '見到邊框：公仔牌',
  nothing: '還什麼也看不到',
}
