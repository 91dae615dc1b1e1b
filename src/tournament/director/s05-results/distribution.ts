import { MOST } from '../../../general/s09-limits.ts'
import type { Authority } from '../../../kernel/authority.ts'
import { type Chips, chips, NONE, odds, roundedUp } from '../../../kernel/money.ts'
import { type Refusal, refuse } from '../../../kernel/refusal.ts'
import * as field from '../../../kernel/shape.ts'
import { command, DIRECTOR } from '../law.ts'
import { paymentMoves } from '../money.ts'
import type { Prize } from '../s02-entry/conditions.ts'
import type { DirectorEvent, DirectorState, ItemShare } from '../state.ts'
import { type Award, awards } from './prizes.ts'
import type { Placing } from './ranking.ts'

/** Division 7 rules 5.9 and 5.12: handing out prizes, including items that several players won. */

export const distributed = (
  placings: readonly Placing[],
  prizes: readonly Prize[],
): readonly DirectorEvent[] => {
  const won = awards(placings, prizes)
  const moves = won.flatMap(({ patron, money, under }) => paymentMoves(patron, money, under))
  return [{ is: 'TournamentDecided', placings, awards: won, moves, under: 'nz7:5.9' }]
}

const sharedBy = ({ awards: all }: DirectorState, at: number, item: string): readonly Award[] =>
  all.filter(({ place, sharedItems }) => place === at && sharedItems.includes(item))

const isPrice = (price: number): boolean =>
  Number.isSafeInteger(price) && price >= 0 && price <= MOST

/** @rule nz7:5.12 ruling:708 */
const wrongShare = (sharers: readonly Award[], how: ItemShare): Refusal | undefined => {
  if (sharers.length === 0) return refuse('nz7:5.12', 'No such prize waits to be shared.')
  if ('to' in how)
    return sharers.some(({ patron }) => patron === how.to)
      ? undefined
      : refuse('nz7:5.12', '{to} has no share in it.', { to: how.to })
  return isPrice(how.soldFor)
    ? undefined
    : refuse('nz7:5.12', 'Give the price at which it was sold, in whole cents.')
}

const shareOf = (how: ItemShare, sharers: number): Chips =>
  'soldFor' in how ? roundedUp(how.soldFor, odds(1, sharers)) : NONE

/** Removes one item from the list. */
const without = (items: readonly string[], item: string): readonly string[] =>
  items.toSpliced(items.indexOf(item), 1)

/**
 * The item goes to one of the winners by agreement, or is sold and its price shared like money.
 * @rule nz7:5.12(a) nz7:5.12(b) ruling:708
 */
export const shareItem = command('share-item', {
  mood: 'direction',
  by: [DIRECTOR],
  fields: {
    place: field.whole(1, 1000),
    item: field.text(100),
    how: field.either(field.record({ to: field.patron }), field.record({ soldFor: field.chips })),
  },
  about: 'the-table',
  under: 'nz7:5.12',
  approval: { when: 'always', because: 'pays out a price that somebody names' },
  decide: (state, { place, item, how }) => {
    const sharers = sharedBy(state, place, item)
    const wrong = wrongShare(sharers, how)
    if (wrong) return wrong
    const share = shareOf(how, sharers.length)
    const shared = (award: Award): Award => ({
      ...award,
      money: chips(award.money + share),
      items: 'to' in how && how.to === award.patron ? [...award.items, item] : award.items,
      sharedItems: without(award.sharedItems, item),
    })
    const under: Authority = sharers[0]!.under
    return [
      {
        is: 'ItemShared',
        place,
        item,
        how,
        awards: state.awards.map(award => (sharers.includes(award) ? shared(award) : award)),
        moves: sharers.flatMap(({ patron }) => paymentMoves(patron, share, under)),
        under,
      },
    ]
  },
})
