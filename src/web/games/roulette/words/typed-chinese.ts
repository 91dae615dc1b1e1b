/** Converts wagers typed in Chinese, in either script, to the words of the quick bet. */

const WORDS: readonly (readonly [typed: RegExp, means: string])[] = [
  [/[，、；。,;]\s*/g, ', '],
  [/(?:亚洲|亞洲)[邻鄰]注/g, ' asian-neighbour '],
  [/[邻鄰]注/g, ' neighbours '],
  [/零旁注/g, ' voisins '],
  [/三分注/g, ' tier '],
  [/孤注/g, ' orphelins '],
  [/直注|单号|單號/g, ' straight-up '],
  [/分注/g, ' split '],
  [/街注/g, ' street '],
  [/角注/g, ' corner '],
  [/五[号號]注/g, ' five-line '],
  [/[线線]注/g, ' six-line '],
  [/第([一二三123])打/g, ' dozen $1 '],
  [/第([一二三123])列/g, ' column $1 '],
  [/打/g, ' dozen '],
  [/列/g, ' column '],
  [/小?\s*1\s*[至到]\s*18|小/g, ' low '],
  [/大?\s*19\s*[至到]\s*36|大/g, ' high '],
  [/[双雙]/g, ' even '],
  [/[单單]/g, ' odd '],
  [/[红紅]/g, ' red '],
  [/黑/g, ' black '],
  [/一/g, '1'],
  [/二/g, '2'],
  [/三/g, '3'],
  [/下注|[押下元块塊各和]/g, ' '],
]

const wide = (text: string): string =>
  text.replace(/[０-９]/g, digit => String(digit.charCodeAt(0) - '０'.charCodeAt(0)))

export const typedChinese = (line: string): string =>
  WORDS.reduce((now, [typed, means]) => now.replace(typed, means), wide(line))
    .replace(/ +/g, ' ')
    .trim()
