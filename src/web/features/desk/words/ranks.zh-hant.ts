/** 員工的職級。 */
export const RANKS: Readonly<Record<string, string>> = {
  dealer: '荷官',
  'game-supervisor': '牌桌主管',
  'casino-supervisor': '賭場主管',
  'senior-casino-supervisor': '高級賭場主管',
  operator: '經營者',
  chance: '荷官',
}
