import { lawOf } from '../../kernel/command.ts'
import type { Consequence, Felt, Play } from '../../kernel/game.ts'
import { chips } from '../../kernel/money.ts'
import { type Actor, isPatron } from '../../kernel/people.ts'
import { isRefusal, type Refusal, refuse } from '../../kernel/refusal.ts'
import { type Stake, voided, type Wager, withId } from '../../kernel/wager.ts'
import { clothOf } from './book/book.ts'
import { kindOf } from './book/limit-kinds.ts'
import { ROULETTE, type RouletteCommand } from './commands.ts'
import { BY_HAND, betNamed, isDeclared, piecesNamed } from './names.ts'
import { lateRefusal, parted } from './s03-wagers/declared-wagers.ts'
import { judged, late, wagerPosition } from './s03-wagers/settlement.ts'
import { ballDrops, spin, spun } from './s04-spin.ts'
import type { RouletteEvent } from './table/events.ts'
import { evolve } from './table/evolve.ts'
import { opened, type State, type TableElections } from './table/state.ts'
import { type RouletteView, view } from './table/view.ts'

const LAW = lawOf(ROULETTE, refuse('nz8:1.0', 'Roulette has no such command.'))

const AT_WHEEL: readonly string[] = [spin.does, ballDrops.does, spun.does]

/** Only the house, or its source of chance, handles the wheel and the ball. @rule nz8:4.6 */
const touching = ({ by, does }: RouletteCommand): Refusal | undefined =>
  isPatron(by) && AT_WHEEL.includes(does)
    ? refuse('nz8:4.6', 'Only the dealer may touch the wheel or the ball.')
    : undefined

/** @rule nz8:5.8 nz8:5.9 */
const strictOn = (on: string) =>
  isDeclared(on) ? ({ belowMinimum: 'nz8:5.8', offStep: 'nz8:5.9' } as const) : undefined

const permits = (state: State, { on }: Stake, _: Felt, by: Actor): Refusal | undefined => {
  const isPatrons = isPatron(by)
  if (isPatrons || state.phase.is === 'no-more-bets' || state.phase.is === 'collected') {
    const late = lateRefusal(state.phase)
    if (late) return late
  }
  if (on.startsWith(BY_HAND) && !isPatrons) return laidByHand(state, on)
  if (isDeclared(on) && (isPatrons || on.includes('/')))
    return refuse('nz8:3.2B', 'Declare {on} to the dealer, who places it for you.', { on })
  return betNamed(state.elections, on) ? undefined : notOnCloth(state, on)
}

const notOnCloth = ({ elections }: State, on: string): Refusal =>
  refuse(
    clothOf(elections).wheel.zeros.length === 1 ? 'nz8:3.1' : 'nz8:3.1A',
    'There is no wager {on} on this cloth.',
    { on },
  )

/**
 * The dealer reports chips that a patron placed on a racetrack, so that they can be voided.
 * @rule nz8:5.7
 */
const laidByHand = ({ elections }: State, on: string): Refusal | undefined => {
  const pieces = piecesNamed(elections, on.slice(BY_HAND.length))
  return isRefusal(pieces) ? pieces : undefined
}

/** @rule nz8:3.6 nz8:3.6(b) nz8:3.7 */
const releases = (state: State, wager: Wager, by: Actor): Refusal | undefined => {
  const { phase } = state
  if (phase.is === 'betting' || phase.is === 'spinning')
    return isDeclared(wager.on) && isPatron(by)
      ? refuse('nz8:3.2B', 'The dealer gives a declared wager back to you: take it back.')
      : undefined
  if ('number' in phase && judged(state, phase, wager).is === 'lose')
    return refuse('nz8:3.7', 'The dealer collects this losing wager.')
  return refuse('nz8:3.6(b)', 'Wagers stay where they are until they are paid.')
}

const resolves = (state: State, event: RouletteEvent, felt: Felt): readonly Consequence[] => {
  const { phase } = state
  switch (event.is) {
    case 'ElectionChanged':
      return event.limits ? [{ posts: event.limits, under: event.under }] : []
    case 'WagerDeclared': {
      const { patron, piece: chips, kind, under } = event
      const pieces = piecesNamed(state.elections, event.on)
      return isRefusal(pieces)
        ? []
        : pieces.map(({ on }) => ({
            stake: { patron, on, chips, kind },
            under,
            ...(event.isPlaced ? { accepted: true } : { asked: true }),
          }))
    }
    case 'SpinVoided':
      return [
        ...lateChips(felt),
        ...(event.reopens ?? []).map(wager => ({ reopens: wager, under: event.under })),
      ]
    case 'WagerClarified':
      return [{ repositioned: event.wager }]
    case 'DeclaredReturned':
      return event.wagers.map(wager => ({ wager, outcome: voided(event.under) }))
    case 'NoMoreBets':
    case 'BallDropped':
      return felt.wagers
        .filter(({ on }) => on.startsWith(BY_HAND))
        .map(({ id }) => ({ wager: id, outcome: voided('nz8:5.7') }))
    case 'LosersCollected':
    case 'WinnersPaid':
      return 'number' in phase ? settled(state, phase, event, felt) : []
    default:
      return []
  }
}

/** Chips that came after the ball dropped do not wait for the re-spin. @rule nz8:3.6A */
const lateChips = ({ wagers, atRisk }: Felt): readonly Consequence[] =>
  wagers.flatMap(({ id, chips: size }) => {
    const part = size - (withId(atRisk ?? wagers, id)?.chips ?? 0)
    return part > 0 ? [{ wager: id, outcome: voided('nz8:3.6A', chips(part)) }] : []
  })

const settled = (
  state: State,
  rest: Extract<State['phase'], { number: unknown }>,
  event: Extract<RouletteEvent, { is: 'LosersCollected' | 'WinnersPaid' }>,
  felt: Felt,
): readonly Consequence[] =>
  felt.wagers.flatMap((wager): readonly Consequence[] => {
    const ended = { wager: wager.id, outcome: judged(state, rest, wager) }
    if (event.is === 'WinnersPaid') return event.wagers.includes(wager.id) ? [ended] : []
    const part = late(rest, wager, felt)
    const cut = { wager: wager.id, outcome: voided('nz8:3.6A', part) }
    const isLate = part > 0 && part < wager.chips
    return [
      ...(isLate ? [cut] : []),
      ...(isMoved(state, wager) ? [{ repositioned: wager.id }] : []),
      ...(ended.outcome.is === 'win' ? [] : [ended]),
    ]
  })

/** Chips that somebody moved count where they came to rest, within the limits of that place. */
const isMoved = ({ moved }: State, { id }: Wager): boolean =>
  Object.hasOwn(moved, id) && moved[id] !== null

/** Division 8: roulette. @rule nz8:1.0 */
export const roulette: Play<TableElections, State, RouletteCommand, RouletteEvent, RouletteView> = {
  commands: ROULETTE,
  open: opened,
  decide: (state, command, felt) => touching(command) ?? LAW.decide(state, command, felt),
  evolve,
  /** @rule nz8:2.5 nz8:2.5(c) the result is drawn only after betting has closed. */
  awaits: ({ phase, elections }) =>
    phase.is === 'ball-dropped'
      ? { for: 'spin', pockets: clothOf(elections).wheel.pockets }
      : undefined,
  view,
  permits,
  releases,
  resolves,
  milestone: event => {
    if (event.is === 'NoMoreBets' || (event.is === 'BallDropped' && event.closes))
      return 'no-more-bets'
    if (event.is === 'SpinEnded') return 'round-over'
    if (event.is === 'SpinVoided') return event.wasOver ? 'last-reopened' : 'bets-reopened'
    return event.is === 'SpinAbandoned' ? 'round-void' : undefined
  },
  isUnderWay: ({ phase }) => phase.is !== 'betting',
  parted,
  abandon: (_, under) => [{ is: 'SpinAbandoned', under }],
  /** @rule nz8:5.4 an invalid number is no winning number. */
  withdrawn: ({ showsLast, results }, under, isEarlier) => {
    if (isEarlier) return [{ is: 'ResultWithdrawn', isEarlier, under }]
    return showsLast ? [{ is: 'ResultWithdrawn', ballTo: results.at(-2) ?? null, under }] : []
  },
  kindOf,
  placeOf: wagerPosition,
  strictOn,
  allowsNonValueChips: true,
}
