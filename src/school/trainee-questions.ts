import { bookOf } from '../games/baccarat/law.ts'
import { thirdCardReasons } from '../games/baccarat/s09-third-cards/reasons.ts'
import { type Hands, nextCardTo } from '../games/baccarat/s09-third-cards/third-card.ts'
import type { BaccaratState } from '../games/baccarat/table/state.ts'
import type { EventOf, GeneralEvent } from '../general/events.ts'
import type { Authority } from '../kernel/authority.ts'
import { isCard } from '../kernel/card.ts'
import type { Command, Event } from '../kernel/game.ts'
import { RANKS, type StaffRank } from '../kernel/people.ts'
import { isRefusal, type Phrase } from '../kernel/refusal.ts'
import { isShown } from '../kernel/secret.ts'
import { type Deed, dealt, eventsOf, type RehearsedTable, tableIn } from './rehearsal.ts'
import { type Remedy, remedyOf } from './remedy.ts'

/** The questions to a trainee at one moment. The right answer is always what the rules do. */

/** A losing wager is taken, a Stand Off or a void wager goes back, a winning one is paid. */
export type Payment = 'take' | 'back' | number

export type Ask = { readonly id: string; readonly under: readonly Authority[] } & (
  | { readonly asks: 'act'; readonly expected: Command; readonly isIrregular: boolean }
  | { readonly asks: 'allow'; readonly expected: boolean; readonly isIrregular: boolean }
  | { readonly asks: 'who'; readonly expected: StaffRank }
  | { readonly asks: 'remedy'; readonly expected: Remedy }
  | { readonly asks: 'say'; readonly expected: string; readonly phrase: Phrase }
  | { readonly asks: 'draw'; readonly expected: 'player' | 'banker' | 'nobody' }
  | {
      readonly asks: 'pay'
      readonly expected: Payment
      readonly wager: EventOf<'WagerSettled'>['wager']
      readonly commission: number
    }
)

export type AskOf<A extends Ask['asks']> = Extract<Ask, { readonly asks: A }>

const once = <T>(all: readonly T[]): readonly T[] => [...new Set(all)]

/** The clauses of everything that follows, or of the refusal. */
export const clausesOf = ({ decision }: Pick<Deed, 'decision'>): readonly Authority[] =>
  isRefusal(decision) ? [decision.refused] : once(decision.map(({ under }) => under))

/** The lowest rank from which the rules accept the command. */
export const leastRankFor = (place: RehearsedTable, { before, command }: Deed): StaffRank =>
  RANKS.find(rank => {
    const by = { role: 'staff', rank } as const
    return !isRefusal(dealt(place, before, { ...command, by }).decision)
  }) ?? 'operator'

/** Bookkeeping events. They follow from others, and a dealer does nothing for them. */
const BOOKKEEPING: readonly string[] = ['RoundCounted', 'BetsChecked', 'TimePassed', 'RoundDropped']

const own = (deed: Deed): readonly Authority[] => {
  const events = eventsOf(deed).filter(
    ({ is }) => is !== 'WagerSettled' && !BOOKKEEPING.includes(is),
  )
  return events.length > 0 ? once(events.map(({ under }) => under)) : clausesOf(deed)
}

const acts = (
  place: RehearsedTable,
  deed: Deed,
  id: string,
  isIrregular: boolean,
): readonly Ask[] => {
  const under = isIrregular ? own(deed) : own(deed).slice(0, 1)
  const act: Ask = { id, asks: 'act', expected: deed.command, isIrregular, under }
  if (!isIrregular) return [act]
  const who = leastRankFor(place, deed)
  return [
    act,
    { id: `${id}.who`, asks: 'who', expected: who, under: under.slice(0, 1) },
    { id: `${id}.remedy`, asks: 'remedy', expected: remedyOf(place, deed), under },
  ]
}

const paymentOf = ({ outcome, won, commission }: EventOf<'WagerSettled'>): Payment => {
  if (outcome.is === 'win') return won - commission
  return outcome.is === 'lose' ? 'take' : 'back'
}

const isSettled = (event: Event): event is EventOf<'WagerSettled'> =>
  (event as GeneralEvent).is === 'WagerSettled'

/** Each wager that ends is collected, given back or paid. */
const pays = (deed: Deed, id: string): readonly Ask[] =>
  eventsOf(deed)
    .filter(isSettled)
    .map(event => ({
      id: `${id}.pay.${event.wager.patron}.${event.wager.on}`,
      asks: 'pay',
      expected: paymentOf(event),
      wager: event.wager,
      commission: event.commission,
      under: [event.outcome.under],
    }))

interface Announcing {
  readonly announced?: readonly Phrase[]
}

const announcedAt = (place: RehearsedTable, state: unknown): readonly Phrase[] =>
  (tableIn(place, state)?.play as Announcing | undefined)?.announced ?? []

/** An announcement as an answer. */
export const announcementAnswer = ({ says: words, facts = {} }: Phrase): string =>
  JSON.stringify([words, facts])

/** Every announcement that follows from this deed, with the clause of its event. */
const says = (place: RehearsedTable, deed: Deed, id: string): readonly Ask[] => {
  const asks: Ask[] = []
  let state = deed.before
  for (const event of eventsOf(deed)) {
    const before = announcedAt(place, state)
    state = place.setting.game.evolve(state, event)
    for (const phrase of announcedAt(place, state).filter(each => !before.includes(each)))
      asks.push({
        id: `${id}.say.${asks.length + 1}`,
        asks: 'say',
        expected: announcementAnswer(phrase),
        phrase,
        under: [event.under],
      })
  }
  return asks
}

const isBaccarat = (play: unknown): play is BaccaratState =>
  typeof play === 'object' && play !== null && 'hands' in play && 'roles' in play

/**
 * The hands if every card is open; undefined while one is hidden or the first four are incomplete.
 */
const openHands = (play: unknown): Hands | undefined => {
  if (!isBaccarat(play)) return undefined
  const { player, banker } = play.hands
  const isOpen = [...player, ...banker].every(card => isShown(card) && isCard(card.secret))
  if (player.length < 2 || banker.length < 2 || !isOpen) return undefined
  const faces = (hand: typeof player) => hand.map(card => card.secret as never)
  return { player: faces(player), banker: faces(banker) }
}

/** After each card: who draws next? Asked until nobody draws. */
const draws = (place: RehearsedTable, deed: Deed, id: string): readonly Ask[] => {
  if (deed.command.does !== 'card') return []
  const play = tableIn(place, deed.after)?.play
  const hands = openHands(play)
  const isLast = hands && hands.player.length + hands.banker.length < 6
  if (!hands || !isLast || hands.banker.length > 2 || !isBaccarat(play)) return []
  const expected = nextCardTo(bookOf(play).draw, hands) ?? 'nobody'
  const reasons = thirdCardReasons(bookOf(play).id, hands).map(([, clause]) => clause)
  const under = expected === 'player' ? reasons.slice(0, 1) : reasons.slice(-1)
  return [{ id: `${id}.draw`, asks: 'draw', expected, under }]
}

const allows = (deed: Deed, id: string, isIrregular: boolean): readonly Ask[] => [
  { id, asks: 'allow', expected: !isRefusal(deed.decision), isIrregular, under: clausesOf(deed) },
]

/** All questions about one deed. */
export const asksOf = (
  place: RehearsedTable,
  deed: Deed,
  id: string,
  isIrregular: boolean,
): readonly Ask[] => {
  const follows = [...draws(place, deed, id), ...says(place, deed, id), ...pays(deed, id)]
  if (deed.who === 'trainee') return [...acts(place, deed, id, isIrregular), ...follows]
  if (deed.who === 'patron' && (isRefusal(deed.decision) || deed.sees))
    return [...allows(deed, id, isIrregular), ...follows]
  return follows
}
