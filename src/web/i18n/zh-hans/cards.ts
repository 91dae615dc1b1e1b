import type { Words } from '../en.ts'

/** 牌、两手牌和各部规则的名称。 */

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
  suits: { C: '梅花', D: '方块', H: '红心', S: '黑桃' },
  named: (rank, suit) => `${suit}${rank}`,
  faceDown: '暗牌',
  hand: (name, points) => `${name}的牌${points}`,
  points: n => `，${n} 点`,
  noCards: '还没有牌',
}

export const books: Words['books'] = {
  nz5: '新西兰第 5 部',
  'nz5-old': '新西兰第 5 部（旧版）',
  mbs: '滨海湾金沙第 7 版',
  nz8: '新西兰第 8 部',
  nz11a: '新西兰第 11A 部',
  nz22: '新西兰第 22 部',
}

export const names: Words['names'] = { player: '闲家', banker: '庄家', tie: '和局' }
