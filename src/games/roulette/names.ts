import { isRefusal, type Refusal, refuse } from '../../kernel/refusal.ts'
import { clothOf, type Elections, multipleOf, type NamedBet, simpleNamed } from './book/book.ts'
import { type Bet, betName } from './s03-wagers/positions.ts'
import { FIXED, type Multiple, piecesOf } from './s03-wagers/racetrack.ts'

/**
 * The names of wagers. On the main layout: `split:17-20`, `dozen:2`, `red`. On the racetracks:
 * `asian-neighbour:32-15-19`, `tier`, `neighbours:17`. For one piece: `tier/split:5-8`.
 */

/** For chips that a patron placed on a racetrack without the dealer. */
export const BY_HAND = 'by-hand/'

const MULTIPLE = new RegExp(`^(?:(${FIXED.join('|')})|neighbours:(\\d+))$`)

const multipleNamed = (elections: Elections, name: string): Multiple | Refusal | undefined => {
  const found = MULTIPLE.exec(name)
  if (!found) return undefined
  return multipleOf(elections, (found[1] as Multiple['kind']) ?? 'neighbours', found[2] ?? '')
}

/** A double piece is two wagers. The second has its own name. */
const pieceNames = (of: string, pieces: readonly Bet[]): readonly NamedBet[] => {
  const names = pieces.map(bet => `${of}/${betName(bet)}`)
  return pieces.map((bet, i) => ({
    ...bet,
    on: names.indexOf(names[i]!) === i ? names[i]! : `${names[i]}/2`,
  }))
}

/** The wagers in a declaration: its pieces, or a single Asian Neighbour. */
export const piecesNamed = (elections: Elections, name: string): readonly NamedBet[] | Refusal => {
  if (name.startsWith('asian-neighbour:')) return asianNamed(elections, name)
  const multiple = multipleNamed(elections, name)
  if (multiple === undefined)
    return refuse('nz8:3.2A', 'There is no {on} on the racetrack.', { on: name })
  if (isRefusal(multiple)) return multiple
  return pieceNames(name, piecesOf(clothOf(elections).wheel, multiple))
}

const asianNamed = (elections: Elections, name: string): readonly NamedBet[] | Refusal => {
  if (!elections.asianRacetrack) return refuse('nz8:3.2', 'This cloth has no Asian racetrack.')
  const bet = simpleNamed(elections, name)
  return bet ? [bet] : refuse('nz8:3.2', 'There is no {on} on the Asian racetrack.', { on: name })
}

/** True for a racetrack wager. Only the dealer places those. @rule nz8:3.2B */
export const isDeclared = (on: string): boolean =>
  on.startsWith('asian-neighbour:') || on.startsWith(BY_HAND) || MULTIPLE.test(on.split('/')[0]!)

/** The bet with this name, if chips may be placed on it. */
export const betNamed = (elections: Elections, on: string): NamedBet | undefined => {
  if (!isDeclared(on)) return simpleNamed(elections, on)
  const pieces = piecesNamed(elections, on.split('/')[0]!)
  return isRefusal(pieces) ? undefined : pieces.find(bet => bet.on === on)
}
