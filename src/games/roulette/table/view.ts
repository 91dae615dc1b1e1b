import { type Incident, incident } from '../../../kernel/incident.ts'
import { onceFor } from '../../../kernel/memo.ts'
import { type Phrase, sentence } from '../../../kernel/refusal.ts'
import type { WagerId } from '../../../kernel/wager.ts'
import { lastNumbers, type Results, type Tally, tally } from '../results.ts'
import type { Pocket } from '../s02-wheel.ts'
import type { Declared, Phase, State, TableElections } from './state.ts'

/** Everything at a roulette table is visible to everyone. @rule nz8:2.6 */
export interface RouletteView {
  readonly elections: TableElections
  readonly phase: Phase['is']
  readonly isBettingOpen: boolean
  /** The announcements that the rules require of the dealer. @rule nz8:4.3 nz8:4.4(a) nz8:5.1 */
  readonly announcements: readonly string[]
  /** The same as templates and facts, for other languages. */
  readonly calls: readonly Phrase[]
  /** Where the ball lies, once it has come to rest. */
  readonly ballIn: Pocket | null
  /** The number under the dolly. @rule nz8:2.6(d) nz8:4.4(b) */
  readonly dolly: Pocket | null
  readonly declared: readonly Declared[]
  /** Wagers whose position differs from their name; null for one that is on nothing. */
  readonly lies: Readonly<Record<WagerId, string | null>>
  /** The compartment from which the ball is spun. @rule nz8:5.4 */
  readonly ballFrom: Pocket | null
  readonly ballToExamine: boolean
  readonly display: Display | null
  /** What the house should know about this layout. */
  readonly notices: readonly string[]
}

/** @rule nz8:2.6(e) nz8:5.5 */
export interface Display {
  readonly last: Results
  readonly tally: Tally
  readonly notice: string
}

const SHOWN = 20

/** @rule nz8:5.5 */
const NOTICE =
  'For interest only. Wagers are settled by the wheel, and the casino does not answer for what this display shows.'

const displayOf = onceFor(
  (results: Results): Display => ({
    last: lastNumbers(results, SHOWN),
    tally: tally(results),
    notice: NOTICE,
  }),
)

export const view = onceFor(
  (state: State): RouletteView => ({
    elections: state.elections,
    phase: state.phase.is,
    isBettingOpen: state.phase.is === 'betting' || state.phase.is === 'spinning',
    announcements: state.announced.map(call => sentence(call)),
    calls: state.announced,
    ballIn: 'number' in state.phase ? state.phase.number : null,
    dolly: dollyOn(state.phase),
    declared: state.declared,
    lies: { ...state.placed, ...state.moved },
    ballFrom: state.ballFrom,
    ballToExamine: state.ballToExamine,
    display: state.elections.winningNumberDisplay ? displayOf(state.results) : null,
    notices: noticesOf(state.elections),
  }),
)

/** @rule ruling:805 */
const noticesOf = ({ racetrack, layout }: TableElections): readonly string[] =>
  racetrack && layout === 'double-zero-0-00'
    ? ['Voisins du Zero holds the Street 0-2-3, which cannot be laid on this cloth by itself.']
    : []

/** The dolly marks the number once it is announced, not when the ball comes to rest. */
const dollyOn = (phase: Phase): Pocket | null =>
  'number' in phase && phase.is !== 'at-rest' ? phase.number : null

export const incidents = ({ ballToExamine }: State): readonly Incident[] =>
  ballToExamine ? [incident('ball')] : []
