import { z } from 'zod'
import { EQUIPMENT, VARIANTS, VERSIONS } from '../../games/baccarat/books/book.ts'
import { DEALING } from '../../games/lunar-poker/elections.ts'
import { LAYOUTS } from '../../games/roulette/s03-layout.ts'
import { CALLS } from '../../server/floor/calls.ts'
import type { GameName } from '../../server/floor/floor-log.ts'
import { chips, type Fields, reason, word } from './shapes.ts'

/** What is said about tables, not at one of them. */

/** What a patron mixes into what the house has promised. */
export const MIXING: Fields<'mix-in'> = { 'mix-in': { words: word } }

/** Beside the game's own words at a table: who deals, the next step by the rules, calls for a supervisor. */
export const DEALER: Fields<'take-over' | 'hand-back' | 'proceed' | 'call-for' | 'answer-call'> = {
  'take-over': {},
  'hand-back': {},
  /** The step that the person saw to be next: no other is taken in their name. */
  proceed: { expects: word },
  'call-for': { what: z.literal(CALLS), patron: word.optional() },
  /** `note`: what was done about it. */
  'answer-call': { number: z.int().min(1), note: reason.optional() },
}

const number = z.int()
const flag = z.boolean()

/** Whether a book offers it, the game says; here it only has the right shape. */
const ELECTIONS = {
  baccarat: z.strictObject({
    decks: number,
    variant: z.literal(VARIANTS),
    tie: z.literal([8, 9]),
    version: z.literal(VERSIONS),
    equipment: z.literal(EQUIPMENT),
    style: z.literal(['A', 'B', 'C']),
    burn: z.literal(['by-value', 'one-face-down']),
    sharing: z.literal([1, 2, 3]),
    differential: chips,
    international: flag,
    perfectPair: number,
    anyPair: number,
    luckyMatch: number,
    dragonBonus: number,
    ante: z.strictObject({ fee: chips, tableMinimum: chips, waivedFrom: chips.optional() }),
  }),
  roulette: z.strictObject({
    layout: z.literal(LAYOUTS),
    racetrack: flag,
    asianRacetrack: flag,
    courtesyLine: flag,
    bell: flag,
    winningNumberDisplay: flag,
  }),
  'snake-eyes': z.strictObject({
    hard4: number,
    hard6: number,
    hard8: number,
    hard10: number,
    field: number,
    craps2: number,
    craps12: number,
    dice: number,
    layout: number,
    resultsDisplay: flag,
    resultEntry: flag,
  }),
  'lunar-poker': z.strictObject({
    dealing: z.literal(DEALING),
    superTable: number,
    instantCash: z.strictObject({ straightFlush: number, royalFlush: number }),
    multipleSuper: flag,
    acting: z.literal(['after-all', 'as-decided']),
    maxPayout: chips,
  }),
} as const satisfies Readonly<Record<GameName, z.ZodObject>>

const brought = <G extends GameName>(game: G, books: readonly string[]) =>
  z.strictObject({
    game: z.literal(game),
    book: z.literal(books),
    title: word.optional(),
    attended: flag,
    /** Whoever has wagers at another table makes none at this one. @rule nz1:10.5 */
    oneTableOnly: flag.optional(),
    elections: ELECTIONS[game].partial().optional(),
  })

const of = z.discriminatedUnion('game', [
  brought('baccarat', ['nz5', 'nz5-old', 'mbs']),
  brought('roulette', ['nz8']),
  brought('snake-eyes', ['nz11a']),
  brought('lunar-poker', ['nz22']),
])

export type Wanted = z.infer<typeof of>

export const ON_FLOOR: Fields<'bring-table'> = { 'bring-table': { of } }
