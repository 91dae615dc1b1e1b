import type { Words } from '../../../i18n/en.ts'

/** 大廳牌桌上的大路，以及路尾的形狀。 */
export const lobbyRoads: Words['lobbyRoads'] = {
  shapes: {
    'long-banker': '長莊',
    'long-player': '長閒',
    'single-chop': '單跳',
    'double-chop': '雙跳',
    'one-two': '一莊兩閒',
    'two-one': '一閒兩莊',
  },
  goodRoads: '在大廳標出好路',
  goodRoadsSays: '大路以連莊、連閒或單跳、雙跳收尾時，牌桌上會標明。那只是過去的樣子：牌沒有記憶。',
}
