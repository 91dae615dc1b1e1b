/** 员工的职级。 */
export const RANKS: Readonly<Record<string, string>> = {
  dealer: '荷官',
  'game-supervisor': '牌桌主管',
  'casino-supervisor': '赌场主管',
  'senior-casino-supervisor': '高级赌场主管',
  operator: '经营者',
  chance: '荷官',
}
