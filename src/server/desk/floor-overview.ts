import { CATALOGUE, type GameName } from '../../games/catalogue.ts'
import { accountHoldings, everyRecord, type TableState } from '../../general/state.ts'
import { type Incident, incident } from '../../kernel/incident.ts'
import type { Table } from '../floor/floor.ts'

/** A table at a glance, for a supervisor: its pace, its shoe and its open incidents. */

const HOUR = 3_600_000

interface RoundTime {
  readonly at: number
}

/** Rounds per hour over the last hour. Null before there are two rounds. */
export const paceOf = (rounds: readonly RoundTime[], now: number): number | null => {
  const recent = rounds.filter(({ at }) => at > now - HOUR).map(({ at }) => at)
  const span = Math.max(...recent) - Math.min(...recent)
  return recent.length < 2 || span === 0 ? null : Math.round(((recent.length - 1) * HOUR) / span)
}

/** An amount used and its limit. */
export interface Used {
  readonly now: number
  readonly of: number
}

/** Cards left in the shoe, if there is one. */
export const shoeOf = ({ game, host: { state } }: Table): Used | null => {
  const rules = CATALOGUE[game]
  return 'cardsLeft' in rules ? rules.cardsLeft(state.play as never) : null
}

export const differentialOf = ({ game, host: { state } }: Table): Used | null => {
  const rules = CATALOGUE[game]
  return 'differential' in rules ? rules.differential(state as never) : null
}

/** The game's own open incidents, if it reports any. */
const ofGame = (game: GameName, { play }: TableState<unknown>): readonly Incident[] => {
  const rules = CATALOGUE[game]
  return 'incidents' in rules ? rules.incidents(play as never) : []
}

const sum = (held: Readonly<Partial<Record<string, number>>> = {}): number =>
  Object.values(held).reduce<number>((all, chips) => all + (chips ?? 0), 0)

const ofPatrons = (state: TableState<unknown>): readonly Incident[] =>
  everyRecord(state).flatMap(([patron, { owes, excluded, left }]) => [
    ...(owes > 0 ? [incident('owes', patron)] : []),
    ...(sum(accountHoldings(state, `unclaimed:${patron}`)) > 0
      ? [incident('unclaimed', patron)]
      : []),
    ...(excluded && !left ? [incident('excluded', patron)] : []),
  ])

export const incidentsOf = ({ game, host: { state, stopped } }: Table): readonly Incident[] => [
  ...(stopped === undefined ? [] : [incident('stopped', stopped)]),
  ...state.disputes
    .filter(dispute => dispute.state === 'open')
    .map(dispute => incident('dispute', `${dispute.patron}: ${dispute.about}`)),
  ...ofGame(game, state),
  ...(state.closing ? [incident('closing')] : []),
  ...(state.change ? [incident('limits')] : []),
  ...ofPatrons(state),
]
