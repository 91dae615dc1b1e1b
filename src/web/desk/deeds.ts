import type { StaffRank } from '../../kernel/people.ts'

/** What people at the desk can do beyond the next step: each with its clause and who may. */

export type Field =
  | { readonly is: 'reason' | 'text'; readonly name: string }
  | { readonly is: 'patron' | 'seat' | 'wager' | 'die'; readonly name: string }
  | { readonly is: 'patrons'; readonly name: string; readonly most?: number }
  | { readonly is: 'card' | 'cards' | 'faces'; readonly name: string }
  | { readonly is: 'money'; readonly name: string }
  | { readonly is: 'number'; readonly name: string; readonly from: number; readonly to: number }
  | { readonly is: 'flag'; readonly name: string }
  | { readonly is: 'minutes'; readonly name: string }
  | { readonly is: 'limits'; readonly name: string }
  /** Of a few words, each of which the words of the desk spell out. */
  | {
      readonly is: 'choice'
      readonly name: string
      readonly of: readonly (string | number)[]
      readonly optional?: true
    }

export interface Deed {
  readonly does: string
  readonly under: string
  readonly rank: StaffRank
  readonly fields: readonly Field[]
  /** In these phases only; always where none are named. */
  readonly in?: readonly string[]
  /** Only where people report what came. */
  readonly attended?: true
  /** What goes with it and is not asked. */
  readonly with?: Readonly<Record<string, unknown>>
}

export interface Deeds {
  /** Something happened. */
  readonly happened: readonly Deed[]
  /** Somebody directs. */
  readonly directs: readonly Deed[]
}

export const field = {
  reason: { is: 'reason', name: 'reason' },
  patron: { is: 'patron', name: 'patron' },
  seat: { is: 'seat', name: 'seat' },
  wager: { is: 'wager', name: 'wager' },
  chips: { is: 'money', name: 'chips' },
} as const satisfies Readonly<Record<string, Field>>

const { reason, patron, seat, chips } = field

// biome-ignore format: a table
export const GENERAL: Deeds = {
  happened: [
    { does: 'accept', under: 'nz1:10.2', rank: 'dealer', fields: [patron, { is: 'text', name: 'on' }, chips] },
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
    { does: 'invalidate', under: 'nz1:18.1', rank: 'operator', fields: [{ is: 'choice', name: 'ground', of: ['disruption', 'fraud'] }, { is: 'patrons', name: 'forfeits' }, reason] },
  ],
}

/** Limits and notices, which every table has. */
// biome-ignore format: a table
export const NOTICES: readonly Deed[] = [
  { does: 'change-limits', under: 'nz1:9.1', rank: 'operator', fields: [{ is: 'limits', name: 'limits' }] },
  { does: 'announce-limits', under: 'nz1:9.3(a)', rank: 'operator', fields: [{ is: 'limits', name: 'limits' }, { is: 'minutes', name: 'from' }] },
  { does: 'propose-limits', under: 'nz1:9.3(b)', rank: 'operator', fields: [{ is: 'limits', name: 'limits' }] },
  { does: 'personal-limits', under: 'nz1:9.4', rank: 'operator', fields: [patron, { is: 'limits', name: 'limits' }] },
  { does: 'announce-closing', under: 'nz1:8.0', rank: 'operator', fields: [{ is: 'minutes', name: 'at' }] },
  { does: 'close-table', under: 'nz1:8.0', rank: 'operator', fields: [] },
  { does: 'open-table', under: 'nz1:9.1', rank: 'operator', fields: [] },
]
