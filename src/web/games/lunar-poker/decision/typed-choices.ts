import { FACE_DOWN } from '../../../../kernel/chance.ts'
import { HIDDEN } from '../../../../kernel/secret.ts'
import type { Ask } from '../../../client/connection.ts'
import { type Lunar, sorted } from '../table.ts'

/** Decisions as typed words. Cards to exchange are named by position. */

const SAID: Readonly<Record<string, string>> = {
  play: 'play',
  bet: 'play',
  fold: 'fold',
  sixth: 'buy-sixth',
  declare: 'declare',
  look: 'look',
  force: 'force',
  no: 'let-be',
}

const COUNTS = ['2', '3', '4', '5']

/** Staff see no faces, so they enter only how many cards a patron exchanges. @rule ruling:2231 */
const exchangeEntered = ([count = '', ...rest]: readonly string[]): Ask | undefined =>
  COUNTS.includes(count) && rest.length === 0
    ? { does: 'exchange', discard: Array.from({ length: Number(count) }, () => FACE_DOWN) }
    : undefined

/** Positions count in the order in which the hand is first shown, by rank. @rule nz22:5.2(c) */
const exchangeOf = ({ play }: Lunar, places: readonly string[]): Ask | undefined => {
  if (play.mine === null) return exchangeEntered(places)
  const box = play.boxes.find(({ seat }) => seat === play.mine?.seat)
  const hand = sorted(box?.cards ?? [], 'rank')
  const discard = places.map(place => hand[Number(place) - 1])
  return discard.length > 0 && discard.every(card => card !== undefined && card !== HIDDEN)
    ? { does: 'exchange', discard }
    : undefined
}

export const typedChoice = (
  [verb = '', ...rest]: readonly string[],
  view: Lunar,
): Ask | undefined => {
  if (verb === 'exchange') return exchangeOf(view, rest)
  return rest.length === 0 && Object.hasOwn(SAID, verb) ? { does: SAID[verb]! } : undefined
}
