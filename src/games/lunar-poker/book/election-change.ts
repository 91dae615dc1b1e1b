import * as field from '../../../kernel/shape.ts'
import { election, type Option } from '../../election-change.ts'
import { command } from '../law.ts'
import { ELECTIONS, kindsOf, LIMITS } from '../options.ts'
import { isInRound } from '../s11-irregularities/misdeal.ts'
import type { LunarState } from '../table/state.ts'
import { electionRefused } from './elections.ts'

/** @rule ruling:125 */
const OPTIONS = {
  instantCash: { when: 'round', under: 'nz22:5.6' },
  superTable: { when: 'round', under: 'nz22:5.9' },
  multipleSuper: { when: 'round', under: 'nz22:5a.1' },
  maxPayout: { when: 'round', under: 'nz22:5.12' },
  acting: { when: 'round', under: 'nz22:9.8' },
  dealing: { when: 'closed', under: 'nz22:3.4(c)' },
} as const satisfies Readonly<Record<string, Option>>

export const elect = command(
  'elect',
  election(OPTIONS, 'nz22:5.9', (state: LunarState) => ({
    shapes: { ...ELECTIONS, maxPayout: field.optional(field.chips) },
    moment: { isUnderWay: isInRound(state) },
    refused: electionRefused,
    kinds: { of: kindsOf, usual: (_, kind) => LIMITS[kind as keyof typeof LIMITS] },
  })),
)
