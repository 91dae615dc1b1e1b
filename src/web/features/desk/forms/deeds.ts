import type { StaffRank } from '../../../../kernel/people.ts'
import type { Shown } from '../../../client/connection.ts'

/** What people at the desk can do beyond the next step: each with its clause and who may. */

type Value = string | number

export type Field = {
  readonly name: string
  /** What the form calls it, where its name alone does not say it. */
  readonly label?: string
  /** Asked for only where another field says one of these. */
  readonly when?: { readonly field: string; readonly is: readonly Value[] }
} & (
  | { readonly is: 'reason' | 'patron' | 'seat' | 'wager' | 'minutes' }
  /** Of all kinds of wagers; `alone`: of the one that is named. */
  | { readonly is: 'limits'; readonly alone?: true }
  | { readonly is: 'text'; readonly optional?: true }
  /** Yes or no; with a `value` it is that or nothing. `on`: yes, unless somebody says no. */
  | { readonly is: 'flag'; readonly value?: string; readonly on?: true }
  | { readonly is: 'card' | 'cards' | 'fallen' | 'money' }
  /** How two dice lie; `orNoRoll`: or that the roll does not count. */
  | { readonly is: 'faces'; readonly orNoRoll?: true }
  /** What a wager is on; `point`: where exactly a chip lies; `called`: what is said to the dealer. */
  | { readonly is: 'spot' | 'point' | 'called' }
  /** A wager that was said to the dealer; whose chips; the area of which seat. */
  | { readonly is: 'declared' | 'kind' | 'area' }
  | { readonly is: 'patrons' | 'reservation' }
  /** Some of those at the table, or everybody where nobody is chosen. */
  | { readonly is: 'everybody' }
  /** One of a few words, the last of which is said in full in the field that is asked for then. */
  | { readonly is: 'worded'; readonly of: readonly Value[]; readonly by: string }
  | { readonly is: 'die' | 'dice'; readonly which: 'missing' | 'present' }
  | { readonly is: 'number'; readonly from: number; readonly to: number }
  /** Of a few words, each of which the words of the desk spell out. */
  | { readonly is: 'choice'; readonly of: readonly Value[]; readonly optional?: true }
  /** One or more of them; `nth` are places counted from one. */
  | { readonly is: 'several' | 'nth'; readonly of: readonly Value[] }
)

export interface Deed {
  /** What it is called here, where one command serves for several. */
  readonly key?: string
  readonly does: string
  readonly under: string
  /** The clause by what is chosen in a field, where each choice has its own. */
  readonly unders?: { readonly field: string; readonly by: Readonly<Record<string, string>> }
  readonly rank: StaffRank
  readonly fields: readonly Field[]
  /** In these phases only; always where none are named. */
  readonly in?: readonly string[]
  /** Only where people report what came. */
  readonly attended?: true
  /** Only at tables that are set up for it. */
  readonly where?: (play: Shown) => boolean
  /** What goes with it and is not asked. */
  readonly with?: Readonly<Record<string, unknown>>
}

export interface Deeds {
  /** Something happened. */
  readonly happened: readonly Deed[]
  /** Somebody directs. */
  readonly directs: readonly Deed[]
}

/** The same deed where some of what it asks is known already. */
export const fixed = (deed: Deed, known: Readonly<Record<string, unknown>>): Deed => ({
  ...deed,
  with: { ...deed.with, ...known },
  fields: deed.fields.filter(({ name }) => !Object.hasOwn(known, name)),
})

export const keyOf = ({ key, does }: Deed): string => key ?? does

export const field = {
  reason: { is: 'reason', name: 'reason' },
  patron: { is: 'patron', name: 'patron' },
  seat: { is: 'seat', name: 'seat' },
  wager: { is: 'wager', name: 'wager' },
  on: { is: 'spot', name: 'on' },
  chips: { is: 'money', name: 'chips' },
} as const satisfies Readonly<Record<string, Field>>

export const choice = (name: string, of: readonly Value[], optional?: true): Field => ({
  is: 'choice',
  name,
  of,
  ...(optional && { optional }),
})

const { reason, patron, seat, wager, on, chips } = field
const GROUNDS = ['disruption', 'fraud']

// biome-ignore format: a table
export const GENERAL: Deeds = {
  happened: [
    { does: 'accept', under: 'nz1:10.2', rank: 'dealer', fields: [patron, on, chips, { is: 'kind', name: 'kind', label: 'ofKind' }, { is: 'area', name: 'area' }] },
    { does: 'alter', under: 'nz1:10.3', rank: 'dealer', fields: [wager, { ...chips, label: 'newChips' }] },
    { does: 'withdraw', under: 'nz1:10.3', rank: 'dealer', fields: [wager] },
    { does: 'report-elsewhere', under: 'nz1:10.5', rank: 'casino-supervisor', fields: [patron, { is: 'flag', name: 'wagering' }] },
    { does: 'release-unclaimed', under: 'nz1:12.2', rank: 'casino-supervisor', fields: [patron] },
  ],
  directs: [
    { does: 'recover', under: 'nz1:11.1', rank: 'casino-supervisor', fields: [patron, chips, reason] },
    { does: 'make-good', under: 'nz1:11.1', rank: 'casino-supervisor', fields: [patron, chips, reason] },
    { does: 'require-seat', under: 'nz1:6.0', rank: 'game-supervisor', fields: [seat] },
    { does: 'name-partners', under: 'nz1:10.1(c)', rank: 'game-supervisor', fields: [{ is: 'patrons', name: 'patrons' }, reason] },
    { does: 'order-device-away', under: 'nz1:17.2', rank: 'game-supervisor', fields: [patron, reason] },
    { does: 'void-wagers', under: 'nz1:17.3(a)', rank: 'casino-supervisor', fields: [patron, reason] },
    { does: 'exclude', under: 'nz1:17.3(b)', rank: 'operator', fields: [patron, reason] },
    { does: 'invalidate', under: 'nz1:18.1', rank: 'operator', fields: [choice('ground', GROUNDS), { is: 'patrons', name: 'forfeits' }, reason] },
  ],
}

const limits: Field = { is: 'limits', name: 'limits' }

/** Limits and notices, which every table has. */
// biome-ignore format: a table
export const NOTICES: readonly Deed[] = [
  { does: 'announce-limits', under: 'nz1:9.3(a)', rank: 'operator', fields: [limits, { is: 'minutes', name: 'from' }] },
  { does: 'propose-limits', under: 'nz1:9.3(b)', rank: 'operator', fields: [limits] },
  { does: 'change-limits', under: 'nz1:9.1', rank: 'operator', fields: [limits] },
  { does: 'personal-limits', under: 'nz1:9.4', rank: 'operator', fields: [patron, { is: 'limits', name: 'limits', alone: true }] },
  { does: 'announce-closing', under: 'nz1:8.0', rank: 'operator', fields: [{ is: 'minutes', name: 'at' }] },
  { does: 'close-table', under: 'nz1:8.0', rank: 'operator', fields: [{ is: 'flag', name: 'ground', label: 'end-of-hours', value: 'end-of-hours' }] },
  { does: 'open-table', under: 'nz1:9.1', rank: 'operator', fields: [] },
  { does: 'reserve', under: 'nz1:7.1', rank: 'operator', fields: [{ is: 'reservation', name: 'reservation' }] },
  { does: 'end-reservation', under: 'nz1:7.1', rank: 'operator', fields: [] },
  { does: 'new-gaming-day', under: 'nz1:9.3(c)', rank: 'operator', fields: [] },
]
