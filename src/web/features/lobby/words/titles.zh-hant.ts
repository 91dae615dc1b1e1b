/** 賭場自己的桌名；經營者另起的名字照原樣。 */

const NAMES: Readonly<Record<string, string>> = {
  Baccarat: '百家樂',
  'Baccarat (New Zealand)': '百家樂（紐西蘭）',
  'Baccarat (New Zealand, earlier edition)': '百家樂（紐西蘭舊版）',
  'Baccarat (Marina Bay Sands)': '百家樂（濱海灣金沙）',
  'Baccarat Squeeze': '百家樂咪牌',
  'Baccarat, the full table': '百家樂，大桌',
  'International Baccarat': '國際百家樂',
  Roulette: '輪盤',
  'Roulette (00 and 0)': '輪盤（00 與 0）',
  'Roulette (0 and 00)': '輪盤（0 與 00）',
  'Snake Eyes': '蛇眼骰',
  'Lunar Poker': '月亮撲克',
}

const ATTENDED = Object.fromEntries(
  Object.entries(NAMES).map(([title, name]) => [`${title}, attended`, `${name}，真人荷官`]),
)

export const TITLES: Readonly<Record<string, string>> = { ...NAMES, ...ATTENDED }
