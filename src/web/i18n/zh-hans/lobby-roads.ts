import type { Words } from '../en.ts'

/** 大厅牌桌上的大路，以及路尾的形状。 */
export const lobbyRoads: Words['lobbyRoads'] = {
  shapes: {
    'long-banker': '长庄',
    'long-player': '长闲',
    'single-chop': '单跳',
    'double-chop': '双跳',
    'one-two': '一庄两闲',
    'two-one': '一闲两庄',
  },
  goodRoads: '在大厅标出好路',
  goodRoadsSays: '大路以连庄、连闲或单跳、双跳收尾时，牌桌上会标明。那只是过去的样子：牌没有记忆。',
}
