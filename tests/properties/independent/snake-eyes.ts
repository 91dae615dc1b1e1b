import { LOSES, type Pay, wins } from './pay.ts'

export interface Terms {
  readonly hard4: number
  readonly hard6: number
  readonly hard8: number
  readonly hard10: number
  readonly field: number
  readonly craps2: number
  readonly craps12: number
}

/** Undefined while the wager is undecided. */
export const snakeEyesPays = (
  terms: Terms,
  on: string,
  [a, b]: readonly [number, number],
): Pay | undefined => {
  const sum = a + b
  const isHard = a === b
  const hard = [4, 6, 8, 10]
  if (on === 'hardway-combo') {
    if (sum === 7) return LOSES
    return hard.includes(sum) ? (isHard ? wins(4) : LOSES) : undefined
  }
  if (on.startsWith('hard-')) {
    if (sum === 7) return LOSES
    if (sum !== Number(on.slice(5))) return undefined
    const pays = { 4: terms.hard4, 6: terms.hard6, 8: terms.hard8, 10: terms.hard10 }[sum]!
    return isHard ? wins(pays) : LOSES
  }
  const before7 = { five: 5, six: 6, eight: 8 }[on]
  if (before7 !== undefined) return sum === before7 ? wins(1) : sum === 7 ? LOSES : undefined
  const once = (totals: readonly number[], pays: number): Pay =>
    totals.includes(sum) ? wins(pays) : LOSES
  switch (on) {
    case 'field':
      if (sum === 2) return wins([3, 2, 3][terms.field - 1]!)
      if (sum === 12) return wins([2, 2, 1][terms.field - 1]!)
      return once([3, 4, 9, 10, 11], 1)
    case 'any-7':
      return once([7], 4)
    case 'c-and-e':
      return once([2, 3, 11, 12], 4)
    case 'craps-2':
      return once([2], terms.craps2)
    case 'craps-3':
      return once([3], 15)
    case 'craps-12':
      return once([12], terms.craps12)
    case 'eleven-in-1':
      return once([11], 15)
    default:
      return LOSES
  }
}
