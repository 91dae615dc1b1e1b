import { tableDifferential } from '../../games/baccarat/s05-wagers/basic-wagers.ts'
import type { BaccaratState } from '../../games/baccarat/state.ts'
import type { LunarState } from '../../games/lunar-poker/state.ts'
import type { State as RouletteState } from '../../games/roulette/state.ts'
import type { State as SnakeEyesState } from '../../games/snake-eyes/state.ts'
import type { TableState } from '../../general/state.ts'
import type { Table } from '../floor/floor.ts'

/** A table at a glance, for a supervisor: its pace, its shoe and its open incidents. */

const HOUR = 3_600_000
const DECK = 52

interface Told {
  readonly at: number
}

/** Rounds per hour over the last hour. Null before there are two rounds. */
export const paceOf = (rounds: readonly Told[], now: number): number | null => {
  const recent = rounds.filter(({ at }) => at > now - HOUR).map(({ at }) => at)
  const span = Math.max(...recent) - Math.min(...recent)
  return recent.length < 2 || span === 0 ? null : Math.round(((recent.length - 1) * HOUR) / span)
}

/** How much is used, and of how much. */
export interface Used {
  readonly now: number
  readonly of: number
}

/** Cards left in the shoe, if there is one. */
export const shoeOf = ({ game, host: { state } }: Table): Used | null => {
  if (game === 'lunar-poker') return { now: (state.play as LunarState).left, of: DECK }
  if (game !== 'baccarat') return null
  const { left, elections } = state.play as BaccaratState
  return { now: left, of: elections.decks * DECK }
}

/** @rule nz5:5.17 nz5-old:5.17 */
export const differentialOf = ({ game, host: { state } }: Table): Used | null => {
  if (game !== 'baccarat') return null
  const most = (state.play as BaccaratState).elections.differential
  if (most === undefined) return null
  return { now: tableDifferential(state.wagers), of: most }
}

/** An open incident at a table, and the patron or thing it concerns. */
export interface Incident {
  readonly is:
    | 'stopped'
    | 'dispute'
    | 'nominee'
    | 'closing'
    | 'limits'
    | 'owes'
    | 'unclaimed'
    | 'excluded'
    | 'void-hand'
    | 'asked'
    | 'ball'
    | 'equipment'
    | 'dice'
  readonly about: string
}

type Incidents = (state: TableState<unknown>) => readonly Incident[]

const about = (is: Incident['is'], text = ''): Incident => ({ is, about: text })

/** The patrons' requests to a supervisor in this round. @rule nz5:15.4 nz5:15.7 nz5:15.9 */
const askedAt = ({ international, roles }: BaccaratState): readonly Incident[] => {
  const { splits, volunteers, asked, voided } = international
  const open = [
    ...splits.filter(({ directed }) => !directed),
    ...volunteers.filter(({ hand }) => roles !== null && roles[hand] === null),
    ...asked.filter(({ hand }) => !voided.includes(hand)),
  ]
  return [...new Set(open.map(({ patron }) => patron))].map(patron => about('asked', patron))
}

const baccarat: Incidents = ({ play }) => {
  const { nominations, voidHand } = play as BaccaratState
  return [
    ...nominations
      .filter(({ stands }) => stands === 'requested')
      .map(({ nominee, patron }) => about('nominee', `${nominee} → ${patron}`)),
    ...(voidHand ? [about('void-hand')] : []),
    ...askedAt(play as BaccaratState),
  ]
}

const roulette: Incidents = ({ play }) =>
  (play as RouletteState).ballToExamine ? [about('ball')] : []

const snakeEyes: Incidents = ({ play }) => {
  const { equipment, dice } = play as SnakeEyesState
  const missing = dice.filter(({ at }) => at === 'missing').map(({ id }) => id)
  return [
    ...(equipment === 'working' ? [] : [about('equipment')]),
    ...(missing.length > 0 ? [about('dice', missing.join(', '))] : []),
  ]
}

const OF_GAME: Readonly<Record<string, Incidents>> = {
  baccarat,
  roulette,
  'snake-eyes': snakeEyes,
}

const sum = (held: Readonly<Partial<Record<string, number>>> = {}): number =>
  Object.values(held).reduce<number>((all, chips) => all + (chips ?? 0), 0)

const ofPatrons: Incidents = ({ patrons, accounts }) =>
  Object.entries(patrons).flatMap(([patron, { owes, excluded, left }]) => [
    ...(owes > 0 ? [about('owes', patron)] : []),
    ...(sum(accounts[`unclaimed:${patron}`]) > 0 ? [about('unclaimed', patron)] : []),
    ...(excluded && !left ? [about('excluded', patron)] : []),
  ])

export const incidentsOf = ({ game, host: { state, stopped } }: Table): readonly Incident[] => [
  ...(stopped === undefined ? [] : [about('stopped', stopped)]),
  ...state.disputes
    .filter(dispute => dispute.state === 'open')
    .map(dispute => about('dispute', `${dispute.patron}: ${dispute.about}`)),
  ...(OF_GAME[game]?.(state) ?? []),
  ...(state.closing ? [about('closing')] : []),
  ...(state.change ? [about('limits')] : []),
  ...ofPatrons(state),
]
