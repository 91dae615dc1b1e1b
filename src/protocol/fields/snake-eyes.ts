import { z } from 'zod'
import { CALLED_VOID, DEEMED_VOID, type Does } from '../../games/snake-eyes/commands.ts'
import { ONS } from '../../games/snake-eyes/s04-wagers.ts'
import { dice, die, type Fields, face, faces, reason, word } from './shapes.ts'

/** What is said at a Snake Eyes table besides. */

const GROUNDS = [...Object.keys(DEEMED_VOID), ...Object.keys(CALLED_VOID)]
const note = z.string().min(1).max(500)
const fallen = z.strictObject({ up: face }).or(z.strictObject({ resting: face }))

export const SNAKE_EYES: Fields<Does> = {
  'take-dice': { dice: dice.optional() },
  'decline-dice': {},
  'choose-dice': { dice },
  'ask-original': {},
  roll: {},
  relinquish: {},
  'inspect-dice': {},
  'offer-dice': {},
  dice: { faces },
  'leaning-dice': { fallen: z.tuple([fallen, fallen]) },
  call: { total: z.int().min(2).max(12) },
  enter: { faces },
  settle: {},
  'no-roll': { ground: z.literal(GROUNDS), note: note.optional() },
  'dice-left-table': { dice: z.array(die).min(1).max(2) },
  'die-found': { die, sound: z.boolean() },
  'give-up-search': {},
  'equipment-failed': {},
  'take-dice-away': { reason: z.literal(['delay', 'void-rolls', 'breach']) },
  'rule-face': { die: z.literal([1, 2]), face },
  'void-disputed': {},
  'amend-entry': { faces },
  overrule: { outcome: faces.or(z.literal('no-roll')), reason },
  'restore-wager': { wager: word, on: z.literal(ONS) },
  resume: { how: z.literal(['rectified', 'procedures']), note },
  rule: { ruling: note },
}
