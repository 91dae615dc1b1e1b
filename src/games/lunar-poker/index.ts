import { GENERAL } from '../../general/commands.ts'
import { limitsRefused } from '../../general/s09-limits.ts'
import type { TableConfig } from '../../general/state.ts'
import { table } from '../../general/table.ts'
import { DECK } from '../../kernel/card.ts'
import { type Refusal, refuse } from '../../kernel/refusal.ts'
import { USUAL } from '../usual-table.ts'
import { electionRefused } from './book/elections.ts'
import { LUNAR_POKER } from './commands.ts'
import { BOXES } from './fields.ts'
import { ELECTIONS, kindsOf, LIMITS } from './options.ts'
import { lunarPoker as play } from './play.ts'
import { cardsToTurn } from './s10-settlement/turning.ts'
import type { LunarState, TableElections } from './table/state.ts'

/**
 * The public interface of the game: a table to run, its possible setups, and the reasons to refuse
 * one.
 */

const game = table(play)

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
  ...USUAL,
  seats: BOXES.length,
  standing: false,
  limits: Object.fromEntries(kindsOf(elections).map(kind => [kind, LIMITS[kind]])),
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

/**
 * The most that a wager may cost before its hand is over, in stakes: an Ante, its Bet of two Antes,
 * the fee of a draw and the fee that forces the Dealer.
 */
const COMMITS: Readonly<Record<string, number>> = { ante: 5, bet: 0 }

const cardsLeft = ({ left }: LunarState) => ({ now: left, of: DECK.length })

/** Until the decisions are locked in, a patron may choose again. @rule nz22:5.7 nz22:8.5(a) */
const areFeesFinal = ({ phase, elections }: LunarState): boolean =>
  phase.is !== 'deciding' || elections.acting === 'as-decided'

/** @rule nz1:2.1(w) */
export const lunarPoker = {
  name: 'lunar-poker',
  chance: 'deck',
  commands: [...GENERAL, ...LUNAR_POKER],
  elections: ELECTIONS,
  spots: ['ante', 'super'],
  commits: COMMITS,
  books: ['nz22'],
  cardsLeft,
  cardsToTurn,
  areFeesFinal,
  game,
  hasBegun: play.isUnderWay,
  standard,
  setUp,
  refused,
  usualBets: { ons: ['ante'], stakes: [10_00, 20_00, 25_00] },
} as const
