import type { Called } from '../bet-grammar.ts'
import type { Ground } from './grounds.ts'
import { type Faces, isHard, isSevenOut, total } from './s03-equipment/dice.ts'
import { isOn, ONS, type WagerName } from './s04-wagers.ts'
import type { EventOf } from './table/events.ts'

/** The names of wagers, rolls and irregularities. */

// biome-ignore format: set as printed
export const NAMES: Readonly<Record<WagerName, string>> = {
  'hard-4': 'Hard 4', 'hard-6': 'Hard 6', 'hard-8': 'Hard 8', 'hard-10': 'Hard 10',
  'hardway-combo': 'Hardway Combo', five: 'Five', six: 'Six', eight: 'Eight',
  field: 'Field', 'any-7': 'Any 7', 'c-and-e': 'C and E', 'eleven-in-1': 'Eleven in 1',
  'craps-2': 'Craps 2', 'craps-3': 'Craps 3', 'craps-12': 'Craps 12',
}

/** What patrons say beside the names in the rules. */
const SYNONYMS: Readonly<Partial<Record<WagerName, readonly string[]>>> = {
  'hard-4': ['hardway 4', 'hard way 4'],
  'hard-6': ['hardway 6', 'hard way 6'],
  'hard-8': ['hardway 8', 'hard way 8'],
  'hard-10': ['hardway 10', 'hard way 10'],
  'hardway-combo': ['combo', 'hard way combo'],
  'any-7': ['any seven', 'seven'],
  'c-and-e': ['c e', 'ce'],
  'eleven-in-1': ['eleven', 'eleven in one'],
}

export const CALLED: readonly Called<WagerName>[] = ONS.map(on => ({
  on,
  names: [on, NAMES[on], ...(SYNONYMS[on] ?? [])],
}))

export const wagerName = (on: string): string => (isOn(on) ? NAMES[on] : on)

const EASY_OR_HARD = [4, 6, 8, 10]

/** The total as the dealer calls it, with hard or easy if that matters. @rule nz11a:5.6(a) */
export const rollName = (faces: Faces): string => {
  const sum = total(faces)
  if (isSevenOut(faces)) return '7 Out'
  if (!EASY_OR_HARD.includes(sum)) return String(sum)
  return `${sum}, the ${isHard(faces) ? 'hard' : 'easy'} way`
}

export const GROUNDS: Readonly<Record<Ground, string>> = {
  'dice-stacked': 'one die came to rest on the other',
  'on-the-bank': 'a die came to rest on the bank',
  'in-bowl-or-on-rail': 'a die came to rest in a bowl or on the rail',
  'more-than-one-face': 'a die showed more than one face',
  fraud: 'somebody cheated',
  'fall-could-be-called': 'the fall could be foreseen',
  'not-the-shooter': 'somebody other than the shooter threw',
  'not-together': 'the dice were not thrown together',
  'missed-the-end': 'the dice did not reach the end of the table',
  improper: 'the throw was improper',
  irregular: 'something irregular happened',
}

/** Why a roll was void. */
export const voidReason = ({ ground, note }: EventOf<'RollVoided'>): string => {
  if (Object.hasOwn(GROUNDS, ground)) return GROUNDS[ground as Ground]
  if (ground === 'left-table') return 'a die left the table'
  return note === '' ? ground : note
}
