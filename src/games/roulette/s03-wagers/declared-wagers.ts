import type { Authority } from '../../../kernel/authority.ts'
import type { Felt, Parting } from '../../../kernel/game.ts'
import type { Patron } from '../../../kernel/people.ts'
import { isRefusal, type Refusal, refuse } from '../../../kernel/refusal.ts'
import * as field from '../../../kernel/shape.ts'
import type { WagerId } from '../../../kernel/wager.ts'
import type { NamedBet } from '../book/book.ts'
import { command } from '../law.ts'
import { piecesNamed } from '../names.ts'
import type { RouletteEvent } from '../table/events.ts'
import type { Declared, Phase, State } from '../table/state.ts'
import type { RouletteView } from '../table/view.ts'

/**
 * Division 8 rules 3.2B, 3.4 and 3.5: patrons declare racetrack wagers and the dealer places them.
 */

const OPEN: readonly Phase['is'][] = ['betting', 'spinning']

const hasTrack = ({ elections }: RouletteView): boolean =>
  elections.racetrack || elections.asianRacetrack

const hasDeclared = ({ declared }: RouletteView): boolean => declared.length > 0

/** The patron hands over the chips, and the dealer keeps them until they are placed. */
export const declare = command('declare', {
  mood: 'request',
  by: ['patron'],
  fields: { on: field.called, piece: field.chips, kind: field.optional(field.chipKind) },
  about: 'this-round',
  repeats: true,
  under: 'nz8:3.2B',
  decide: (state, { by, on, piece, kind = 'value' }) => {
    const pieces = piecesNamed(state.elections, on)
    if (isRefusal(pieces)) return pieces
    if (piece <= 0) return refuse('nz8:3.4', 'Hand over chips with a declared wager.')
    return (
      lateRefusal(state.phase) ?? [
        {
          is: 'WagerDeclared',
          declared: state.declarations + 1,
          patron: by.patron,
          on,
          piece,
          kind,
          isPlaced: false,
          under: 'nz8:3.2B',
        },
      ]
    )
  },
})

/**
 * The dealer's wager counts whatever its size. The size is checked at the call.
 * @rule nz8:5.8 nz8:5.9
 */
export const lay = command('lay', {
  mood: 'report',
  by: ['dealer'],
  fields: {
    patron: field.patron,
    on: field.called,
    piece: field.chips,
    kind: field.optional(field.chipKind),
  },
  about: 'this-round',
  under: 'nz8:3.2B',
  place: 'form',
  during: OPEN,
  where: hasTrack,
  hints: { on: { label: 'called' }, kind: { label: 'ofKind' } },
  decide: (state, { patron, on, piece, kind = 'value' }) => {
    const pieces = piecesNamed(state.elections, on)
    if (isRefusal(pieces)) return pieces
    const refused = lateRefusal(state.phase)
    if (refused) return refused
    if (piece <= 0) return refuse('nz8:3.4', 'Hand over chips with a declared wager.')
    const declared = state.declarations + 1
    const under = 'nz8:3.2B'
    return [{ is: 'WagerDeclared', declared, patron, on, piece, kind, isPlaced: true, under }]
  },
})

/** @rule nz8:3.4 nz8:3.6 nz8:3.6(a) nz8:3.6A ruling:810 */
export const lateRefusal = ({ is }: Phase): Refusal | undefined => {
  if (OPEN.includes(is)) return undefined
  return is === 'no-more-bets'
    ? refuse('nz8:3.6(a)', 'No more bets have been called.')
    : refuse('nz8:3.6A', 'The ball has dropped: this wager would be void.')
}

/** For each piece of a declaration, its wager that the dealer has not placed yet. */
const inHand = (
  { patron, kind, piece: size }: Declared,
  pieces: readonly NamedBet[],
  felt: Felt,
  taken: readonly WagerId[],
): readonly (WagerId | undefined)[] =>
  pieces.map(
    piece =>
      felt.wagers.find(
        w =>
          w.patron === patron &&
          w.kind === kind &&
          w.on === piece.on &&
          w.chips === size &&
          !taken.includes(w.id),
      )?.id,
  )

const taken = ({ declared }: State): readonly WagerId[] => declared.flatMap(({ wagers }) => wagers)

const waiting = (state: State, id: number): Declared | Refusal => {
  const found = state.declared.find(one => one.id === id)
  return found ?? refuse('nz8:3.2B', 'No wager {id} was declared.', { id })
}

/**
 * The dealer places a declared wager, sometimes in the wrong position. The patron must object in
 * time.
 * @rule nz8:3.2B nz8:3.5
 */
export const place = command('place', {
  mood: 'report',
  by: ['dealer'],
  fields: { declared: field.declared, as: field.optional(field.called) },
  about: 'this-step',
  under: 'nz8:3.2B',
  place: 'step',
  during: OPEN,
  where: hasDeclared,
  forms: [{ key: 'placed-wrongly', asks: ['declared', 'as'], under: 'nz8:3.5' }],
  decide: (state, { declared: id, as }, felt) => {
    const declared = waiting(state, id)
    if (isRefusal(declared)) return declared
    if (declared.isPlaced) return refuse('nz8:3.2B', 'The wager is already on the racetrack.')
    const pieces = piecesNamed(state.elections, declared.on)
    const lies = piecesNamed(state.elections, as ?? declared.on)
    if (isRefusal(pieces)) return pieces
    if (isRefusal(lies)) return lies
    if (lies.length !== pieces.length)
      return refuse('nz8:3.2A', '{on} has {count} pieces.', {
        on: declared.on,
        count: pieces.length,
      })
    const ids = inHand(declared, pieces, felt, taken(state))
    const wagers = Object.fromEntries(ids.flatMap((one, i) => (one ? [[one, lies[i]!.on]] : [])))
    return isOpen(state.phase)
      ? [{ is: 'DeclaredPlaced', declared: id, wagers, under: 'nz8:3.2B' }]
      : refuse('nz8:3.4', 'There was no time left to place it.')
  },
})

const isOpen = (phase: Phase): boolean => lateRefusal(phase) === undefined

/** A patron may take a declaration back while betting is open. */
export const takeBack = command('take-back', {
  mood: 'request',
  by: ['patron'],
  fields: { declared: field.declared },
  about: 'this-round',
  under: 'nz8:3.2B',
  decide: (state, { by, declared: id }, felt) => {
    const declared = waiting(state, id)
    if (isRefusal(declared)) return declared
    if (declared.patron !== by.patron) return refuse('nz8:3.2B', 'Wager {id} is not yours.', { id })
    if (!felt.present.includes(declared.patron))
      return refuse('nz1:17.3(b)', 'Only the dealer can give this back to you now.')
    if (!isOpen(state.phase)) return refuse('nz8:3.6(b)', 'No more bets have been called.')
    const pieces = piecesNamed(state.elections, declared.on)
    if (isRefusal(pieces)) return pieces
    const wagers =
      declared.wagers.length > 0
        ? declared.wagers
        : inHand(declared, pieces, felt, taken(state)).filter(one => one !== undefined)
    return [{ is: 'DeclaredReturned', declared: id, wagers, under: 'nz1:10.3' }]
  },
})

/** Declared wagers that the dealer has not placed, each with its chips. */
const unplaced = (
  state: State,
  felt: Felt,
): readonly { readonly declared: Declared; readonly chips: readonly (WagerId | undefined)[] }[] => {
  let gone = taken(state)
  return state.declared
    .filter(({ isPlaced }) => !isPlaced)
    .map(declared => {
      const pieces = piecesNamed(state.elections, declared.on)
      const chips = inHand(declared, isRefusal(pieces) ? [] : pieces, felt, gone)
      gone = [...gone, ...chips.filter(one => one !== undefined)]
      return { declared, chips }
    })
}

const handedBack = (
  { id }: Declared,
  chips: readonly (WagerId | undefined)[],
  under: Authority,
): RouletteEvent => ({
  is: 'DeclaredReturned',
  declared: id,
  wagers: chips.filter(one => one !== undefined),
  under,
})

/** Those that the dealer could not place before the call go back. @rule nz8:3.4 */
export const lapsed = (state: State, felt: Felt): readonly RouletteEvent[] =>
  unplaced(state, felt).map(({ declared, chips }) => handedBack(declared, chips, 'nz8:3.4'))

const PARTED = { left: 'nz8:3.4', excluded: 'nz1:17.3(b)', voided: 'nz1:17.3(a)' } as const

/**
 * The dealer places nothing for a patron who left or was excluded, nor a declaration of which a
 * piece is void.
 * @rule ruling:118
 */
export const parted = (
  state: State,
  patron: Patron,
  how: Parting,
  felt: Felt,
): readonly RouletteEvent[] =>
  how === 'unseated'
    ? []
    : unplaced(state, felt)
        .filter(({ declared }) => declared.patron === patron)
        .filter(({ chips }) => how !== 'voided' || chips.includes(undefined))
        .map(({ declared, chips }) => handedBack(declared, chips, PARTED[how]))
