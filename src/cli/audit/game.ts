import * as z from 'zod'
import type { Unit } from '../../audit/amounts.ts'
import type { Audited, Judge } from '../../audit/game.ts'
import { type Refusal, sentence } from '../../kernel/refusal.ts'
import { Malformed } from '../input.ts'
import { amount } from '../settle/fields.ts'

/** A game on the command line of an audit. */
export interface AuditedGame {
  readonly fields: Audited
  /** Reads the elections file: the elections of `settle`, and the limits. */
  open(book: string, elections: unknown, file: string, unit: Unit): Judge
}

export const limits = z
  .record(z.string(), z.strictObject({ minimum: amount, maximum: amount }))
  .default({})

export const refuseElections = (file: string, refused: Refusal | undefined): void => {
  if (refused) throw new Malformed(`${file}: ${sentence(refused)} (${refused.refused})`)
}
