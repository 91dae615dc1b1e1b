import type { Event } from '../kernel/game.ts'
import type { Secret } from '../kernel/secret.ts'
import type { Body, Stamp } from './entry.ts'
import type { Came } from './round-record.ts'
import type { TableBook } from './table-book.ts'

/** The random result in one entry: the card and its place, the compartment, or the faces. */

type CommandFields = Readonly<Record<string, unknown>>

const THROWN: Readonly<Record<string, { readonly is: Came['is']; readonly what: string }>> = {
  card: { is: 'card', what: 'card' },
  'excess-card': { is: 'card', what: 'card' },
  discard: { is: 'discard', what: 'at' },
  spun: { is: 'spin', what: 'number' },
  dice: { is: 'dice', what: 'faces' },
  lot: { is: 'lot', what: 'number' },
}

interface Landed {
  readonly card: string
  readonly to?: string
  readonly known: Came['known']
}

/** Events whose name says where the card went. */
const PLACE_OF: Readonly<Record<string, string>> = {
  CardBurned: 'burned',
  DealerCardReplaced: 'dealer',
}

const isOfCard = (event: Event): boolean => 'card' in event

/**
 * The events say where a card went and who saw it. Cards that waited are laid with it, unless it is the
 * face of one of them.
 */
const landed = (events: readonly Event[]): Landed | undefined => {
  const drawn = events.find(event => isOfCard(event) && !('waited' in event))
  const event = (drawn ?? events.find(isOfCard)) as (Event & CommandFields) | undefined
  if (!event) return undefined
  const card = event.card as string | Secret<string>
  const place = event.to ?? event.seat ?? PLACE_OF[event.is]
  const to =
    place === undefined ? {} : { to: typeof place === 'number' ? `seat ${place}` : `${place}` }
  return typeof card === 'string'
    ? { card, known: 'all', ...to }
    : { card: card.secret, known: card.to, ...to }
}

const text = (what: unknown): string => (Array.isArray(what) ? what.join(' ') : String(what))

export const chanceOutcome = (
  { seq, at }: Stamp,
  { command, events }: Body,
  promise: number | null,
): readonly Came[] => {
  const how = command && Object.hasOwn(THROWN, command.does) ? THROWN[command.does] : undefined
  if (!how) return []
  const what = text((command as unknown as CommandFields)[how.what])
  const isCard = how.is === 'card' || how.is === 'discard'
  const where = isCard ? landed(events) : undefined
  const known = where?.known ?? 'all'
  const one = { seq, at, is: how.is, what: where?.card ?? what, known, promise }
  return [where?.to === undefined ? one : { ...one, to: where.to }]
}

const PUBLIC: Readonly<Record<string, readonly string[]>> = {
  ResultAnnounced: ['player', 'banker'],
  DealerRevealed: ['dealer'],
}

/** From these events on, patrons hold their own cards. */
const IN_HAND = ['DealCompleted', 'CardsLookedAt']

/** Cards that an event turned over or let someone look at. */
export const seenBy = (event: Event, { seats }: TableBook, came: Came[]): Came[] => {
  const open = PUBLIC[event.is]
  if (open)
    return came.map(each =>
      each.to !== undefined && open.includes(each.to) ? { ...each, known: 'all' } : each,
    )
  if (!IN_HAND.includes(event.is)) return came
  return came.map(each => {
    const holder = Object.keys(seats).find(patron => each.to === `seat ${seats[patron]}`)
    const isNew = holder !== undefined && each.known !== 'all' && !each.known.includes(holder)
    return isNew ? { ...each, known: [...each.known, holder] } : each
  })
}
