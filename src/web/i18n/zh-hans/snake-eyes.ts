import { isHard, isSevenOut, total } from '../../../games/snake-eyes/dice.ts'
import type { Words } from '../en.ts'

/** 可以由对子骰掷出的点数。 */
const EASY_OR_HARD = [4, 6, 8, 10]

const came: Words['snakeEyes']['came'] = faces => {
  const sum = total(faces)
  if (isSevenOut(faces)) return '7 点出局'
  if (!EASY_OR_HARD.includes(sum)) return `${sum} 点`
  return `${sum} 点，${isHard(faces) ? '对子骰' : '非对子骰'}`
}

export const snakeEyes: Words['snakeEyes'] = {
  title: '蛇眼骰',
  table: '骰子',
  display: '掷骰记录',
  wagers: {
    'hard-4': '对子 4 点',
    'hard-6': '对子 6 点',
    'hard-8': '对子 8 点',
    'hard-10': '对子 10 点',
    'hardway-combo': '对子骰组合',
    five: '5 点',
    six: '6 点',
    eight: '8 点',
    field: '区域注',
    'any-7': '任何 7 点',
    'c-and-e': 'C 与 E',
    'eleven-in-1': '一掷 11 点',
    'craps-2': '花旗 2 点',
    'craps-3': '花旗 3 点',
    'craps-12': '花旗 12 点',
  },
  wins: {
    'hard-4': '先出双 2，未出 7 或非对子 4 点',
    'hard-6': '先出双 3，未出 7 或非对子 6 点',
    'hard-8': '先出双 4，未出 7 或非对子 8 点',
    'hard-10': '先出双 5，未出 7 或非对子 10 点',
    'hardway-combo': '四种对子骰任出其一，未出 7 或其中的非对子',
    five: '7 之前先出 5 点',
    six: '7 之前先出 6 点',
    eight: '7 之前先出 8 点',
    field: '2、3、4、9、10、11 或 12 点',
    'any-7': '7 点',
    'c-and-e': '2、3、11 或 12 点',
    'craps-2': '2 点',
    'craps-3': '3 点',
    'craps-12': '12 点',
    'eleven-in-1': '11 点',
  },
  stays: '留到分出输赢为止',
  oneRoll: '只押下一掷',
  layout: appendix => `台布 ${appendix}`,
  phase: {
    inspecting: '正在检查骰子',
    offering: '正在派骰，请下注',
    betting: '请下注',
    rolling: '骰子滚动中',
    'at-rest': '骰子已停',
  },
  faces: (one, other) => `${one} 和 ${other}`,
  came,
  noRoll: '此掷无效',
  rolling: '滚动中的骰子',
  shooter: who => `掷骰者：${who}`,
  dealerShoots: '由荷官掷骰：没有人接骰',
  nobody: '还没有人拿骰子',
  offeredTo: who => `正请${who}掷骰`,
  offered: '您要的话，由您掷骰',
  offeredSays: '拿两颗骰子，或者让给下一位；不掷没有任何损失。',
  choose: '选两颗骰子',
  die: number => `${number} 号骰子`,
  take: '拿骰子',
  decline: '让给下一位',
  roll: '掷骰',
  giveUp: '交出骰子',
  voidRolls: count =>
    count === 1 ? '已有一掷无效；两次无效可能被收回骰子。' : `已连续 ${count} 掷无效。`,
  noRolls: '还没有掷骰。',
  lastRolls: '最近的点数，最新在前',
  hardMark: '对',
  sinceSeven: rolls =>
    rolls === 0 ? '上一掷是 7 点出局。' : `上次 7 点出局以来已有 ${rolls} 掷。`,
  totals: '各点数出现的次数',
  theRoll: '这一掷',
}
