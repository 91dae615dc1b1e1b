import { OPERATOR } from '../../../general/law.ts'
import type { Felt, LimitClauses } from '../../../kernel/game.ts'
import { total } from '../../../kernel/money.ts'
import { type Refusal, refuse } from '../../../kernel/refusal.ts'
import type { Stake } from '../../../kernel/wager.ts'
import { bookOf, command, EVERYBODY, inBook } from '../law.ts'
import type { BaccaratState } from '../table/state.ts'
import { isOn } from './basic-wagers.ts'

/**
 * Division 5 rules 5.6 to 5.9: the areas on which a patron may wager. Division 1 checks limits
 * across areas: the minimum for each stack, and the maximum for all that a patron has on one
 * outcome.
 * @rule nz5:5.6 nz5:5.9 nz5-old:5.6 nz5-old:5.9
 */
export const areaRefused = (
  state: BaccaratState,
  stake: Stake,
  felt: Felt,
  kindOf: (on: string) => string,
): Refusal | undefined => {
  const { areas } = bookOf(state)
  const { area } = stake
  const count = felt.seats.length
  if (area !== undefined && !(Number.isInteger(area) && area >= 1 && area <= count))
    return refuse(areas.placed, 'The areas of this table are numbered 1 to {count}.', { count })
  if (state.elections.version === 'full') return numberedRefused(state, stake, felt)
  return area === undefined
    ? undefined
    : (sharedRefused(state, stake, felt) ?? cappedRefused(state, stake, felt, kindOf))
}

/**
 * The clauses on the size of a wager. On several areas, the minimum holds for each bet and the
 * maximum for all bets on one outcome.
 */
export const limitsUnder = (
  state: BaccaratState,
  { patron, on, area }: Stake,
  { wagers }: Felt,
): LimitClauses | undefined => {
  const { limits } = bookOf(state)
  const isElsewhere = wagers.some(w => w.patron === patron && w.on === on && w.area !== area)
  return isOn(on) ? (limits.on(on) ?? (isElsewhere ? limits.several : limits.one)) : limits.one
}

/**
 * Full Baccarat: each numbered area is for one seated patron. Standing patrons have their own
 * areas.
 */
const numberedRefused = (
  state: BaccaratState,
  { patron, area }: Stake,
  { seats, wagers }: Felt,
): Refusal | undefined => {
  const { areas } = bookOf(state)
  if (area === undefined) return undefined
  if (!seats.includes(patron))
    return refuse(areas.standing, 'Numbered areas are only for seated patrons.')
  const holder = seats[area - 1] ?? patron
  const other = wagers.some(w => w.area === area && w.patron !== patron)
  return holder !== patron || other
    ? refuse(areas.numbered, 'Area {area} belongs to another patron.', { area })
    : undefined
}

/**
 * The limit is per target, such as Banker in front of seat 4. The patron in that seat always has
 * room.
 * @rule ruling:553
 */
const sharedRefused = (
  state: BaccaratState,
  { patron, on, area }: Stake,
  { wagers, seats }: Felt,
): Refusal | undefined => {
  const { sharing = 1 } = state.elections
  if (area === undefined) return undefined
  const there = wagers.filter(w => w.area === area && w.on === on).map(w => w.patron)
  const others = new Set([...there, seats[area - 1] ?? patron].filter(one => one !== patron))
  return others.size >= sharing
    ? refuse(bookOf(state).areas.sharing, 'Area {area} on {on} is taken.', { area, on })
    : undefined
}

/** @rule nz5:5.8(b) nz5-old:5.8(b) ruling:530 */
const cappedRefused = (
  state: BaccaratState,
  { patron, on, area, chips, kind }: Stake,
  { wagers, limits }: Felt,
  kindOf: (on: string) => string,
): Refusal | undefined => {
  const maximum = limits[kindOf(on)]?.maximum
  if (maximum === undefined) return undefined
  const others = wagers.filter(
    w => w.area === area && w.on === on && !(w.patron === patron && w.kind === kind),
  )
  const passed = state.areaCaps.some(cap => {
    const counts = (who: string) => cap === 'everybody' || cap.includes(who)
    const sum = total(others.filter(w => counts(w.patron)).map(w => w.chips))
    return counts(patron) && sum + chips > maximum
  })
  return passed
    ? refuse(bookOf(state).areas.capped, 'This area takes at most {$maximum} in all.', {
        maximum,
      })
    : undefined
}

/** The operator names patrons whose wagers on one area must together stay within the maximum. */
export const capArea = command('cap-area', {
  mood: 'direction',
  by: [OPERATOR],
  fields: { patrons: EVERYBODY },
  about: 'the-table',
  under: inBook(({ areas }) => areas.capped),
  place: 'form',
  decide: (state, { patrons }) => {
    const { capped: under } = bookOf(state).areas
    if (state.elections.version === 'full')
      return refuse(under, 'Only mini and midi tables have this rule.')
    return [{ is: 'AreaCapped', patrons, under }]
  },
})
