import type { Words } from '../../i18n/en.ts'

/** 牌、兩手牌和各部規則的名稱。 */

export const cards: Words['cards'] = {
  ranks: {
    A: 'A',
    2: '2',
    3: '3',
    4: '4',
    5: '5',
    6: '6',
    7: '7',
    8: '8',
    9: '9',
    10: '10',
    J: 'J',
    Q: 'Q',
    K: 'K',
  },
  suits: { C: '梅花', D: '方塊', H: '紅心', S: '黑桃' },
  named: (rank, suit) => `${suit}${rank}`,
  faceDown: '暗牌',
  hand: (name, points) => `${name}的牌${points}`,
  points: n => `，${n} 點`,
  noCards: '還沒有牌',
}

export const books: Words['books'] = {
  nz5: '紐西蘭第 5 部',
  'nz5-old': '紐西蘭第 5 部（舊版）',
  mbs: '濱海灣金沙第 7 版',
  nz8: '紐西蘭第 8 部',
  nz11a: '紐西蘭第 11A 部',
  nz22: '紐西蘭第 22 部',
}

export const names: Words['names'] = { player: '閒家', banker: '莊家', tie: '和局' }
