import type { Words } from './en.ts'

export const games: Words['games'] = {
  baccarat: { title: '百家樂', tagline: '哪一手更接近 9 點？' },
  roulette: { title: '輪盤', tagline: '球會落在哪裡？' },
  'snake-eyes': { title: '蛇眼骰', tagline: '兩顆骰子，十五種押法。' },
  'lunar-poker': { title: '月亮撲克', tagline: '您的五張牌對荷官的五張牌。' },
}
