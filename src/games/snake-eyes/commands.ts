import type { CommandOf } from '../../kernel/command.ts'
import { elect } from './book/election-change.ts'
import {
  amendEntry,
  enter,
  equipmentFailed,
  inspectDice,
  resume,
} from './s03-equipment/equipment.ts'
import { call, dice, roll, settle } from './s05-roll/roll.ts'
import { declineDice, offerDice, relinquish, takeDice, takeDiceAway } from './s05-roll/shooter.ts'
import {
  leaningDice,
  noRoll,
  restoreWager,
  rule,
  ruleFace,
  voidDisputed,
} from './s06-irregularities/irregularities.ts'
import {
  askOriginal,
  chooseDice,
  diceLeftTable,
  dieFound,
  giveUpSearch,
} from './s06-irregularities/missing-dice.ts'
import { overrule } from './s06-irregularities/overrule.ts'

/** Every command of Division 11A, in the order of play. @rule nz11a:2.0 */
export const SNAKE_EYES = [
  inspectDice,
  offerDice,
  takeDice,
  declineDice,
  chooseDice,
  askOriginal,
  roll,
  relinquish,
  dice,
  leaningDice,
  call,
  enter,
  settle,
  noRoll,
  diceLeftTable,
  dieFound,
  giveUpSearch,
  equipmentFailed,
  takeDiceAway,
  ruleFace,
  voidDisputed,
  amendEntry,
  overrule,
  restoreWager,
  resume,
  rule,
  elect,
] as const

export type SnakeEyesCommand = CommandOf<(typeof SNAKE_EYES)[number]>
