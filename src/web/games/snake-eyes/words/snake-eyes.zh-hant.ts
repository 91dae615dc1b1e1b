import { isHard, isSevenOut, total } from '../../../../games/snake-eyes/s03-equipment/dice.ts'
import type { Words } from '../../../i18n/en.ts'

/** 可以由對子骰擲出的點數。 */
const EASY_OR_HARD = [4, 6, 8, 10]

const came: Words['snakeEyes']['came'] = faces => {
  const sum = total(faces)
  if (isSevenOut(faces)) return '7 點出局'
  if (!EASY_OR_HARD.includes(sum)) return `${sum} 點`
  return `${sum} 點，${isHard(faces) ? '對子骰' : '非對子骰'}`
}

export const snakeEyes: Words['snakeEyes'] = {
  table: '骰子',
  display: '結果',
  wagers: {
    'hard-4': '對子 4 點',
    'hard-6': '對子 6 點',
    'hard-8': '對子 8 點',
    'hard-10': '對子 10 點',
    'hardway-combo': '對子骰組合',
    five: '5 點',
    six: '6 點',
    eight: '8 點',
    field: '區域注',
    'any-7': '任何 7 點',
    'c-and-e': 'C 與 E',
    'eleven-in-1': '一擲 11 點',
    'craps-2': '花旗 2 點',
    'craps-3': '花旗 3 點',
    'craps-12': '花旗 12 點',
  },
  wins: {
    'hard-4': '7 或非對子 4 點之前先出雙 2',
    'hard-6': '7 或非對子 6 點之前先出雙 3',
    'hard-8': '7 或非對子 8 點之前先出雙 4',
    'hard-10': '7 或非對子 10 點之前先出雙 5',
    'hardway-combo': '7 或非對子之前，先出對子 4、6、8 或 10 點',
    five: '7 之前先出 5 點',
    six: '7 之前先出 6 點',
    eight: '7 之前先出 8 點',
    field: '2、3、4、9、10、11 或 12 點',
    'any-7': '7 點',
    'c-and-e': '2、3、11 或 12 點',
    'craps-2': '2 點',
    'craps-3': '3 點',
    'craps-12': '12 點',
    'eleven-in-1': '11 點',
  },
  stays: '留到分出輸贏為止',
  oneRoll: '只押下一擲',
  dice: '兩顆骰子',
  layout: appendix => `台布 ${appendix}`,
  phase: {
    inspecting: '正在檢查骰子',
    offering: '正在遞骰，接受下注',
    betting: '接受下注',
    rolling: '骰子滾動中',
    'at-rest': '骰子已停',
  },
  came,
  rollNumber: n => `第 ${n} 擲`,
  throws: who => `下一擲：${who}。`,
  youThrow: '下一擲由您來。',
  mayTakeDown: '骰子停下以前，您可以撤注。',
  lastRoll: (name, faces) => `上一擲：${name} · ${faces}`,
  noRoll: '此擲無效',
  shooter: who => `擲骰者：${who}`,
  dealerShoots: '由荷官擲骰：沒有人接骰',
  nobody: '還沒有人拿骰子',
  offeredTo: who => `正請${who}擲骰`,
  offeredToYou: '請您擲骰',
  offered: '要擲骰嗎？',
  offeredSays: '拿兩顆骰子，或者讓給下一位；不擲沒有任何損失。',
  choose: '選兩顆骰子',
  die: number => `${number} 號骰子`,
  take: '拿骰子',
  decline: '讓給下一位',
  roll: '擲骰',
  giveUp: '交出骰子',
  voidRolls: count =>
    count === 1 ? '已有一擲無效；兩次無效可能被收回骰子。' : `已連續 ${count} 擲無效。`,
  noRolls: '還沒有擲骰。',
  lastRolls: '最近的點數，最新在前',
  hard: '硬',
  sevenOut: '7 出局',
  sinceSeven: rolls =>
    rolls === 0 ? '上一擲是 7 點出局。' : `上次 7 點出局以來已有 ${rolls} 擲。`,
  totals: '各點數出現的次數',
  theRoll: '這一擲',
}

export const dice: Words['dice'] = {
  faces: (one, other) => `${one} 和 ${other}`,
  rolling: '滾動中的骰子',
}
