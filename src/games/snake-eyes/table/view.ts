import { type Incident, incident } from '../../../kernel/incident.ts'
import { onceFor } from '../../../kernel/memo.ts'
import type { Patron } from '../../../kernel/people.ts'
import { type Phrase, sentence } from '../../../kernel/refusal.ts'
import type { TableElections } from '../book/book.ts'
import { type History, sinceSevenOut, tally } from '../results-display.ts'
import { rightsOf, type ShooterRight } from '../rights.ts'
import { type Faces, ROLLS, total } from '../s03-equipment/dice.ts'
import {
  FIELD_OPTIONS,
  MULTI_ROLL,
  ONS,
  outcomeOf,
  SINGLE_ROLL,
  type WagerName,
  wagersOf,
} from '../s04-wagers.ts'
import type { Die, Phase, Shooter, State } from './state.ts'

/** Everyone sees the same view. Dice have no secrets. */
export interface SnakeEyesView {
  readonly phase: Phase['is']
  readonly shooter: Patron | 'dealer' | null
  readonly offeredTo: Patron | null
  readonly dice: readonly Die[]
  /** What the shooter may ask for when a die is missing. @rule nz11a:6.1(b) */
  readonly rights: readonly ShooterRight[]
  /** The areas of the layout, by printed table. @rule nz11a:3.2 nz11a:App1 nz11a:App2 nz11a:App3 */
  readonly layout: {
    readonly appendix: 1 | 2 | 3
    readonly multiRoll: readonly WagerName[]
    readonly singleRoll: readonly WagerName[]
  }
  /** The odds on display at this table. @rule nz11a:4.10 */
  readonly odds: Readonly<Record<WagerName, string>>
  /** The same as templates and facts. */
  readonly pays: Readonly<Record<WagerName, Phrase>>
  /** What the sign adds, because the rules can be read in more than one way. @rule ruling:1101 */
  readonly notices: readonly string[]
  readonly faces: Faces | null
  readonly total: number | null
  readonly hard: boolean
  /** Areas that the equipment lights up. @rule nz11a:3.4(c)(ii) */
  readonly lit: readonly WagerName[]
  readonly voidRolls: number
  readonly equipment: State['equipment']
  /** Present only if the table has a display. @rule nz11a:3.4(b) */
  readonly display: Display | null
  /** The dealer's latest announcements, the newest last. @rule nz11a:5.6(a) */
  readonly announcements: readonly string[]
  /** The same as templates and facts, for other languages. */
  readonly calls: readonly Phrase[]
}

export interface Display {
  readonly results: History
  readonly tally: Readonly<Record<number, number>>
  readonly sinceSevenOut: number
  /** @rule nz11a:6.11 */
  readonly disclaimer: string
}

const DISCLAIMER =
  'The display informs; the dice decide. The casino does not answer for errors on it.'

const COMBO_NOTICE = 'Hardway Combo: a 7, or any 4, 6, 8 or 10 made the easy way, loses the wager.'

/** Built field by field, so that nothing is shown by accident. */
export const view = onceFor((state: State): SnakeEyesView => {
  const { phase, elections, last } = state
  const faces = phase.is === 'at-rest' ? phase.faces : (last?.faces ?? null)
  const pays = panel(elections)
  return {
    phase: phase.is,
    shooter: 'shooter' in phase ? nameOf(phase.shooter) : null,
    offeredTo: phase.is === 'offering' ? phase.to : null,
    dice: state.dice,
    rights: rightsOf(state),
    layout: { appendix: elections.layout, multiRoll: MULTI_ROLL, singleRoll: SINGLE_ROLL },
    odds: mapped(pays, phrase => sentence(phrase)),
    pays,
    notices: [COMBO_NOTICE],
    faces,
    total: faces && total(faces),
    hard: faces !== null && faces[0] === faces[1],
    lit: lit(state),
    voidRolls: state.voidRolls,
    equipment: state.equipment,
    display: elections.resultsDisplay ? display(state.history) : null,
    announcements: state.announced.map(call => sentence(call)),
    calls: state.announced,
  }
})

const nameOf = (shooter: Shooter): Patron | 'dealer' =>
  shooter.is === 'dealer' ? 'dealer' : shooter.patron

/** @rule nz11a:4.10 */
const panel = (elections: TableElections): Readonly<Record<WagerName, Phrase>> => {
  const rules = wagersOf(elections)
  const { 2: two, 12: twelve } = FIELD_OPTIONS[elections.field]
  const shown = (on: WagerName): Phrase =>
    on === 'field'
      ? { says: '1 to 1, 2 pays {two} to 1, 12 pays {twelve} to 1', facts: { two, twelve } }
      : { says: '{pays} to 1', facts: { pays: rules[on].pays(ROLLS.find(rules[on].wins)!).pays } }
  return Object.fromEntries(ONS.map(on => [on, shown(on)])) as Record<WagerName, Phrase>
}

const mapped = <A, B>(all: Readonly<Record<WagerName, A>>, each: (one: A) => B) =>
  Object.fromEntries(ONS.map(on => [on, each(all[on])])) as Record<WagerName, B>

const lit = ({ phase, elections, equipment }: State): readonly WagerName[] => {
  if (phase.is !== 'at-rest' || !phase.entered || equipment !== 'working') return []
  const { entered } = phase
  const rules = wagersOf(elections)
  return ONS.filter(on => outcomeOf(rules[on], entered)?.is === 'win')
}

const display = (history: History): Display => ({
  results: history,
  tally: tally(history),
  sinceSevenOut: sinceSevenOut(history),
  disclaimer: DISCLAIMER,
})

export const incidents = ({ equipment, dice }: State): readonly Incident[] => {
  const missing = dice.filter(({ at }) => at === 'missing').map(({ id }) => id)
  return [
    ...(equipment === 'working' ? [] : [incident('equipment')]),
    ...(missing.length > 0 ? [incident('dice', missing.join(', '))] : []),
  ]
}
