import type { EventOf } from '../../general/events.ts'
import type { Event } from '../../kernel/game.ts'
import type { WagerId } from '../../kernel/wager.ts'
import { movesOf } from '../table-book.ts'

/** The result of checking one log's books. */
export interface CheckedBooks {
  readonly log: string
  readonly entries: number
  readonly hash: string
  readonly wagers: {
    readonly placed: number
    readonly ended: number
    readonly lying: number
  } | null
  readonly wrong: readonly string[]
}

/** An independent double-entry ledger. Chips of each kind add up to zero, and a wager ends once. */

export interface Ledger {
  accounts: Record<string, Record<string, number>>
  lying: Record<WagerId, true>
  placed: number
  ended: number
}

export const newLedger = (): Ledger => ({ accounts: {}, lying: {}, placed: 0, ended: 0 })

const MAY_OWE = ['bank', 'cage']

const post = (ledger: Ledger, account: string, kind: string, chips: number): string[] => {
  ledger.accounts[account] ??= {}
  const held = ledger.accounts[account]
  held[kind] = (held[kind] ?? 0) + chips
  return held[kind] < 0 && !MAY_OWE.includes(account) ? [`${account} is below nothing`] : []
}

const begins = (ledger: Ledger, id: WagerId, isNew: boolean): string[] => {
  const isThere = Object.hasOwn(ledger.lying, id)
  ledger.lying[id] = true
  if (isNew) ledger.placed += 1
  else ledger.ended -= 1
  return isThere ? [`wager ${id} was placed twice`] : []
}

const ends = (ledger: Ledger, id: WagerId): string[] => {
  const isThere = Object.hasOwn(ledger.lying, id)
  delete ledger.lying[id]
  ledger.ended += 1
  const left = Object.values(ledger.accounts[`area:${id}`] ?? {}).some(chips => chips !== 0)
  delete ledger.accounts[`area:${id}`]
  return [
    ...(isThere ? [] : [`wager ${id} ended, and was not there to end`]),
    ...(left ? [`chips of wager ${id} were left on the layout`] : []),
  ]
}

/** Errors in an event about chips and wagers. */
export const postEvent = (ledger: Ledger, event: Event): readonly string[] => {
  const wrong: string[] = []
  for (const { from, to, chips, kind } of movesOf(event)) {
    if (!Number.isSafeInteger(chips) || chips < 0) wrong.push(`${chips} is no amount of chips`)
    wrong.push(...post(ledger, to, kind, chips), ...post(ledger, from, kind, -chips))
  }
  switch (event.is) {
    case 'WagerPlaced':
      return [...wrong, ...begins(ledger, (event as EventOf<'WagerPlaced'>).wager.id, true)]
    case 'WagerReopened':
      return [...wrong, ...begins(ledger, (event as EventOf<'WagerReopened'>).wager.id, false)]
    case 'WagerSettled':
      return [...wrong, ...ends(ledger, (event as EventOf<'WagerSettled'>).wager.id)]
    case 'WagerWithdrawn':
      return [...wrong, ...ends(ledger, (event as EventOf<'WagerWithdrawn'>).wager)]
    default:
      return wrong
  }
}

/** Errors in the totals over all accounts. */
export const sumsWrong = ({ accounts, lying, placed, ended }: Ledger): readonly string[] => {
  const sums: Record<string, number> = {}
  for (const held of Object.values(accounts))
    for (const [kind, chips] of Object.entries(held)) sums[kind] = (sums[kind] ?? 0) + chips
  const kinds = Object.entries(sums)
    .filter(([, sum]) => sum !== 0)
    .map(([kind]) => `${kind} chips do not add up to nothing`)
  const open = Object.keys(lying).length
  return placed === ended + open
    ? kinds
    : [...kinds, `${placed} wagers were placed, ${ended} ended and ${open} lie there`]
}
