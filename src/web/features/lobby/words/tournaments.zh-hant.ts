import type { Words } from '../../../i18n/en.ts'

/** 大廳裡的賽事。 */
export const tournaments: Words['tournaments'] = {
  list: '錦標賽',
  go: { enter: '報名或觀看', watch: '觀看', results: '查看結果', look: '查看' },
  fee: (sum: string) => `報名費 ${sum}`,
  prizes: (sum: string) => `獎金 ${sum}`,
  players: (taken: number, most: number | null) =>
    most === null ? `${taken} 名選手` : `${taken}/${most} 名選手`,
  champion: (name: string) => `冠軍：${name}`,
  status: {
    draft: '已公布',
    'entries-open': '接受報名',
    running: '進行中',
    completed: '已結束',
    cancelled: '已取消',
  },
  games: {
    roulette: '輪盤',
    baccarat: '百家樂',
    'electronic-roulette': '電子輪盤（終端）',
    'electronic-baccarat': '電子百家樂（終端）',
  },
  hold: '舉辦賽事',
}
