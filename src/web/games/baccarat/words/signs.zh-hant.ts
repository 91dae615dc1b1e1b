/** 告示和賠率。 */

const NOTICES: Readonly<Record<string, string>> = {
  'Tie pays {pays} to 1': '和局 1 賠 {pays}',
  'Banker pays 1 to 1, and 1 to 2 on a winning 6': '莊家 1 賠 1，以 6 點勝出只賠一半',
  'The table differential is at most {$most}': '莊閒差額最多 {$most}',
  'Perfect Pair pays: {scale}': '完美對子：{scale}',
  'Dragon Bonus pays: Natural 1 to 1, {scale}': '龍寶：天牌 1 賠 1、{scale}',
  'Any Pair pays {pays} to 1': '任意對子 1 賠 {pays}',
  'Lucky Match pays: {scale}': '幸運配對：{scale}',
  'mixed {pays} to 1': '雜色 1 賠 {pays}',
  'coloured {pays} to 1': '同色 1 賠 {pays}',
  'perfect {pays} to 1': '完美 1 賠 {pays}',
  'lucky {pays} to 1': '幸運 1 賠 {pays}',
  'triple {pays} to 1': '三條 1 賠 {pays}',
  'by {by} {pays} to 1': '贏 {by} 點 1 賠 {pays}',
  'No Ante from {$from} up': '{$from} 起免底注',
  'International Baccarat': '國際百家樂',
  '2 to 1 Baccarat': '1 賠 2 百家樂',
  'Player pays 1 to 1, Banker 0.95 to 1, Tie 8 to 1, a Pair 11 to 1':
    '閒家 1 賠 1，莊家 1 賠 0.95，和局 1 賠 8，對子 1 賠 11',
  'The operator does not answer for errors or faults of this display.':
    '本顯示如有錯誤或故障，經營者概不負責。',
}

const PAYS: Readonly<Record<string, string>> = {
  '1 to 1': '1 賠 1',
  '1 to 1, less 5% commission': '1 賠 1，扣 5% 佣金',
  '1 to 1; 1 to 2 when it wins with 6': '1 賠 1；以 6 點勝出只賠一半',
  '1 to 1; three-card 8 or 9: 2 to 1; Tie loses': '1 賠 1；三張牌 8 或 9 點 1 賠 2；和局算輸',
  'the same, but 1 to 2 when it wins with 6': '同上，但以 6 點勝出只賠一半',
  'Win by {least}: {low} to 1 … by {most}: {high} to 1':
    '贏 {least} 點 1 賠 {low}……贏 {most} 點 1 賠 {high}',
}

export const SIGNS: Readonly<Record<string, string>> = { ...NOTICES, ...PAYS }
