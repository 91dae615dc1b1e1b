import { BOOKS } from '../../../../games/baccarat/books/index.ts'
import type { Shown } from '../../../client/connection.ts'
import { choice, type Deed, type Deeds, type Field, field } from './deeds.ts'

/** Irregularities and directions of baccarat, under the clauses of the book on the table. */

const { reason, patron, wager, on, chips } = field

const everybody: Field = { is: 'everybody', name: 'patrons' }

const SIDES = ['player', 'banker']
const DEALT = ['called', 'offering', 'dealing', 'turning', 'reopened', 'betting', 'loaded']
const CLOSED = ['called', 'offering', 'dealing', 'turning']
const OPENING = ['opening']

const card: Field = { is: 'card', name: 'card' }
const hand = choice('hand', SIDES)

interface Elected {
  readonly elections?: {
    readonly international?: boolean
    readonly differential?: number
    readonly equipment?: string
  }
}

const electionsOf = (play: Shown) => (play as Shown & Elected).elections ?? {}

/** Section 15 is for tables that have elected it. */
const isInternational = (play: Shown): boolean => electionsOf(play).international === true

const hasDifferential = (play: Shown): boolean => electionsOf(play).differential !== undefined

/** Somebody acts for a patron, and may be handed the cards. */
const hasMarkers = (play: Shown): boolean =>
  ((play as { readonly markers?: readonly unknown[] }).markers ?? []).length > 0

/** Only a shuffler has a second set that waits in it. */
const hasShuffler = (play: Shown): boolean => electionsOf(play).equipment !== 'shoe'

const yes = (name: string): Field => ({ is: 'flag', name, on: true })

/** What becomes of somebody who shall act for a patron: they are named where it is asked. @rule nz5:2.3 */
// biome-ignore format: a table
export const NOMINEES = {
  approve: { does: 'approve-nominee', under: 'nz5:2.3(a)', rank: 'game-supervisor', fields: [yes('mayWager'), yes('mayHandle'), { is: 'flag', name: 'associated' }] },
  refuse: { does: 'refuse-nominee', under: 'nz5:2.3(a)', rank: 'game-supervisor', fields: [] },
  announce: { does: 'announce-nominee', under: 'nz5:2.3(b)', rank: 'game-supervisor', fields: [] },
  end: { does: 'end-nominee', under: 'nz5:2.3(e)', rank: 'game-supervisor', fields: [] },
} as const satisfies Readonly<Record<string, Deed>>

// biome-ignore format: a table
const INTERNATIONAL: Deeds = {
  happened: [
    { does: 'report-misdelivery', under: 'nz5:15.9', unders: { field: 'astray', by: { area: 'nz5:15.9(a)', handler: 'nz5:15.9(b)' } }, rank: 'dealer', fields: [choice('astray', ['area', 'handler']), hand] },
  ],
  directs: [
    { does: 'void-hands', under: 'nz5:15.9', rank: 'casino-supervisor', fields: [{ is: 'several', name: 'hands', of: SIDES }, { is: 'flag', name: 'ties' }, reason] },
    { does: 'reopen-bets', under: 'nz5:15.10', rank: 'casino-supervisor', in: ['dealing', 'turning'], fields: [] },
    { does: 'direct-split', under: 'nz5:15.4', rank: 'game-supervisor', fields: [hand] },
    { does: 'direct-turner', under: 'nz5:15.7', rank: 'game-supervisor', fields: [hand, patron] },
  ],
}

const elsewhere = (deeds: readonly Deed[]): readonly Deed[] =>
  deeds.map(deed => ({ ...deed, where: isInternational }))

// biome-ignore format: a table
export const baccarat = (book: string): Deeds => {
  const { irregular, procedure, prepared, styles, shuffler, areas, elects, under, differential } = BOOKS[book as keyof typeof BOOKS]
  const error = choice('error', ['order', 'number', 'together'])
  const byError = { field: 'error', by: irregular.error }
  const { excess, thirdToPlayer } = irregular
  return {
    happened: [
      { does: 'excess-card', under: excess.undisclosed.under, unders: { field: 'face', by: { down: excess.undisclosed.under, up: excess.disclosed.under } }, rank: 'dealer', attended: true, fields: [choice('face', ['down', 'up']), card, choice('to', SIDES, true)] },
      { key: 'third-to-player', does: 'card', under: thirdToPlayer.found, rank: 'dealer', attended: true, in: ['dealing'], with: { to: 'player' }, fields: [card] },
      { key: 'card-face-up', does: 'card', under: irregular.firstFaceUp.under, rank: 'dealer', attended: true, in: ['called', 'dealing'], with: { face: 'up' }, fields: [card] },
      { key: 'card-misplaced', does: 'card', under: irregular.misplaced, rank: 'dealer', attended: true, in: ['called', 'dealing'], fields: [card, choice('to', SIDES)] },
      { does: 'waiting-card-seen', under: excess.disclosed.under, rank: 'dealer', fields: [] },
      { does: 'reconstruct', under: irregular.error.order, unders: byError, rank: 'dealer', in: DEALT, fields: [error, { is: 'cards', name: 'cards' }, reason] },
      { does: 'void-round', under: irregular.error.order, unders: byError, rank: 'casino-supervisor', in: DEALT, fields: [error, reason] },
      { does: 'foreign-card', under: irregular.foreign.voids, rank: 'game-supervisor', fields: [] },
      { does: 'report-late-chips', under: under.placing('player'), rank: 'dealer', in: CLOSED, fields: [patron, on, chips] },
      { does: 'report-lifted-chips', under: under.altering, rank: 'dealer', in: CLOSED, fields: [wager, chips, { is: 'flag', name: 'putBack' }] },
      { does: 'report-exposed', under: procedure.exposedShuffle, rank: 'dealer', fields: [] },
      { does: 'retrieve-hand', under: styles.handling, rank: 'dealer', in: ['turning'], fields: [] },
      ...elsewhere(INTERNATIONAL.happened),
    ],
    directs: [
      { does: 'direct-shuffle', under: procedure.discretionShuffle, rank: 'game-supervisor', fields: [choice('ground', ['doubt', 'discretion']), reason] },
      { does: 'replace-cards', under: procedure.replace, rank: 'casino-supervisor', fields: [reason] },
      { key: 'replace-waiting', does: 'replace-cards', under: procedure.replace, rank: 'casino-supervisor', where: hasShuffler, with: { set: 'waiting' }, fields: [reason] },
      { does: 'bring-prepared', under: prepared.brought, rank: 'game-supervisor', in: OPENING, fields: [choice('prepared', ['checked', 'shuffled', 'sealed']), { is: 'flag', name: 'secured' }, { is: 'text', name: 'approval', when: { field: 'prepared', is: ['sealed'] } }] },
      { does: 'reduce-differential', under: differential?.reduces ?? elects.differential.under, rank: 'dealer', where: hasDifferential, fields: [] },
      { does: 'cap-area', under: areas.capped, rank: 'casino-supervisor', fields: [everybody] },
      { does: 'elect-style', under: styles.elects, rank: 'casino-supervisor', fields: [choice('style', ['A', 'B', 'C']), { is: 'text', name: 'procedure', optional: true }] },
      { does: 'dealer-turns', under: styles.dealerTurns, rank: 'game-supervisor', in: ['turning'], fields: [hand] },
      { does: 'banker-first', under: styles.bankerFirst, rank: 'casino-supervisor', in: ['turning', 'called', 'offering'], fields: [] },
      { does: 'withdraw-nominees', under: 'nz5:2.3(f)', unders: { field: 'right', by: { wager: 'nz5:2.3(f)', handle: 'nz5:2.3(g)' } }, rank: 'game-supervisor', fields: [choice('right', ['wager', 'handle']), everybody] },
      { does: 'shuffle-waiting-set', under: shuffler.mixing, rank: 'game-supervisor', where: hasShuffler, fields: [reason] },
      { key: 'pass-to', does: 'pass-hand', under: styles.passesPlayer, unders: { field: 'hand', by: { player: styles.passesPlayer, banker: styles.passesBanker } }, rank: 'dealer', in: ['turning'], where: hasMarkers, fields: [hand, { is: 'patron', name: 'to', label: 'passTo' }] },
      ...elsewhere(INTERNATIONAL.directs),
    ],
  }
}
