import { GENERAL } from '../../general/commands.ts'
import { limitsRefused } from '../../general/s09-limits.ts'
import type { TableConfig } from '../../general/state.ts'
import { table } from '../../general/table.ts'
import { chips } from '../../kernel/money.ts'
import { type Refusal, refuse } from '../../kernel/refusal.ts'
import * as field from '../../kernel/shape.ts'
import { LUNAR_POKER } from './commands.ts'
import { DEALING, electionRefused } from './elections.ts'
import { BOXES } from './fields.ts'
import { lunarPoker as play } from './play.ts'
import { INSTANT_CASH } from './s05-wagers/printed-odds.ts'
import { SUPER_TABLES } from './s05-wagers/super-bet.ts'
import type { TableElections } from './state.ts'

/**
 * The public interface of the game: a table to run, its possible setups, and the reasons to refuse
 * one.
 */

const game = table(play)

const dollars = (whole: number) => chips(whole * 100)

const LIMITS = {
  ante: { minimum: dollars(5), maximum: dollars(500) },
  super: { minimum: dollars(1), maximum: dollars(500) },
  'dealer-super': { minimum: dollars(1), maximum: dollars(100) },
  'other-super': { minimum: dollars(1), maximum: dollars(100) },
}

/** The kinds of wager that need posted limits. A Bet depends on its Ante. */
const kindsOf = ({ multipleSuper }: TableElections): readonly (keyof typeof LIMITS)[] =>
  multipleSuper ? ['ante', 'super', 'dealer-super', 'other-super'] : ['ante', 'super']

/** A typical table: a shoe, five boxes, pay table 1. */
const standard = (_book: 'nz22'): TableConfig<TableElections> =>
  setUp({
    dealing: 'shoe',
    superTable: 1,
    instantCash: { straightFlush: 200, royalFlush: 1000 },
    multipleSuper: false,
    acting: 'after-all',
  })

const setUp = (elections: TableElections): TableConfig<TableElections> => ({
  seats: BOXES.length,
  standing: false,
  denominations: [1, 5, 25, 100, 500, 1000].map(dollars),
  limits: Object.fromEntries(kindsOf(elections).map(kind => [kind, LIMITS[kind]])),
  multiplesOfMinimum: false,
  refusesUnpayable: false,
  promotionalChips: false,
  colours: [],
  nonValueChipsOnly: false,
  elections,
})

const refused = (config: TableConfig<TableElections>): Refusal | undefined => {
  const { elections, seats, standing } = config
  if (seats < 1 || seats > BOXES.length || standing)
    return refuse('nz22:3.1', 'A table has 1 to {most} boxes, and a player for each.', {
      most: BOXES.length,
    })
  return electionRefused(elections) ?? limitsRefused(config.limits, kindsOf(elections))
}

const among = (values: readonly number[]) => field.oneOf(...new Set(values))

const ELECTIONS = {
  dealing: field.oneOf(...DEALING),
  superTable: field.oneOf(...SUPER_TABLES),
  instantCash: field.record({
    straightFlush: among(INSTANT_CASH.map(({ straightFlush }) => straightFlush)),
    royalFlush: among(INSTANT_CASH.map(({ royalFlush }) => royalFlush)),
  }),
  multipleSuper: field.flag,
  acting: field.oneOf('after-all', 'as-decided'),
  maxPayout: field.chips,
} as const satisfies Readonly<Record<keyof TableElections, field.AnyShape>>

/**
 * The most that a wager may cost before its hand is over, in stakes: an Ante, its Bet of two Antes,
 * the fee of a draw and the fee that forces the Dealer.
 */
const COMMITS: Readonly<Record<string, number>> = { ante: 5, bet: 0 }

/** @rule nz1:2.1(w) */
export const lunarPoker = {
  name: 'lunar-poker',
  chance: 'deck',
  commands: [...GENERAL, ...LUNAR_POKER],
  elections: ELECTIONS,
  spots: ['ante', 'super'],
  commits: COMMITS,
  books: ['nz22'],
  game,
  standard,
  setUp,
  refused,
} as const
