import type { Difference } from './difference.ts'
import type { Row } from './row.ts'
import type { TestResult } from './statistics.ts'

/** A game as the audit reads it. */
export interface Audited {
  /** The fields that every row must fill, with a description of each. */
  readonly required: Readonly<Record<string, string>>
  readonly optional: Readonly<Record<string, string>>
}

/** Judges the rounds of one file, one after the other, in constant memory. */
export interface Judge {
  round(rows: readonly Row[]): readonly Difference[]
  statistics(): readonly TestResult[]
}

/** Fields that the wagers of every game have. */
export const WAGER = {
  required: {
    round: 'the round’s name in the other system',
    stake: 'the amount wagered',
    net: 'by how much the patron’s money changed (or give `paid`)',
  },
  optional: {
    paid: 'what was paid back, the stake included (instead of `net`)',
    wager: 'the wager’s name in the other system',
    patron: 'who wagered',
    table: 'the table',
  },
} as const
