import type { BaccaratState } from '../../games/baccarat/state.ts'
import type { TableState } from '../../general/state.ts'
import type { Ask } from '../../kernel/chance.ts'
import type { StaffRank } from '../../kernel/people.ts'
import { type Listed, listed, type Table } from '../floor/floor.ts'
import type { Dealing } from '../floor/floor-log.ts'
import type { OpenCall } from '../floor/open-calls.ts'
import {
  differentialOf,
  type Incident,
  incidentsOf,
  paceOf,
  shoeOf,
  type Used,
} from './floor-overview.ts'
import { type Step, stepOf } from './steps.ts'

/** What only the house's own people see of a table, beside the dealer's view. */

/** The next step by the rules: what, whose it is, and what it waits for. */
export interface NextStep {
  readonly does: string
  readonly of: StaffRank | 'chance'
  readonly after: Step['after']
  readonly whom: string | null
  readonly ask: Ask | null
  /** What the step says besides, such as which hand. */
  readonly with: Readonly<Record<string, unknown>>
}

export interface Desk {
  readonly attended: boolean
  readonly open: boolean
  readonly dealing: Dealing
  readonly next: NextStep | null
  readonly stopped: string | null
  /** Chips on the table, by patron: what each has, and what is held for them. */
  readonly patrons: readonly DeskPatron[]
  readonly bank: number
  readonly drop: number
  readonly disputes: TableState<unknown>['disputes']
  readonly nominations: BaccaratState['nominations']
  readonly reserved: TableState<unknown>['reserved'] | null
  /** What a supervisor is called for and nobody has answered. */
  readonly calls: readonly OpenCall[]
}

export interface DeskPatron {
  readonly patron: string
  readonly stack: number
  readonly unclaimed: number
  readonly owes: number
  readonly idleRounds: number
  readonly excluded: boolean
  readonly left: boolean
}

const nextOf = (table: Table): NextStep | null => {
  const step = stepOf(table)
  if (!step) return null
  const { does, of, after, whom, ask } = step
  const { by: _, does: __, ...more } = of === 'chance' ? STILL_UNKNOWN : step.says().command
  return { does, of, after, whom: whom ?? null, ask: ask ?? null, with: more }
}

/** What chance will say is asked of it when the card is dealt, and not to draw a screen. */
const STILL_UNKNOWN = { by: null, does: '' }

type Held = Readonly<Partial<Record<string, number>>>

const sum = (held: Held | undefined): number =>
  Object.values(held ?? {}).reduce<number>((all, chips) => all + (chips ?? 0), 0)

const patronsOf = ({ patrons, accounts }: TableState<unknown>): readonly DeskPatron[] =>
  Object.entries(patrons).map(([patron, { owes, idleRounds, excluded, left }]) => ({
    patron,
    stack: sum(accounts[`stack:${patron}`]),
    unclaimed: sum(accounts[`unclaimed:${patron}`]),
    owes,
    idleRounds,
    excluded,
    left,
  }))

export const deskOf = (table: Table): Desk => {
  const { state, stopped } = table.host
  const { open, dealing } = table.onFloor()
  const { nominations = [] } = state.play as Partial<BaccaratState>
  return {
    attended: table.attended,
    open,
    dealing,
    next: nextOf(table),
    stopped: stopped ?? null,
    patrons: patronsOf(state),
    bank: sum(state.accounts.bank),
    drop: -sum(state.accounts.cage),
    disputes: state.disputes,
    nominations,
    reserved: state.reserved ?? null,
    calls: table.calls(),
  }
}

/** A line of the desk: the table, who deals, and what somebody is waited for. */
export interface DeskLine extends Listed {
  readonly dealing: Dealing
  readonly stopped: string | null
  readonly next: Pick<NextStep, 'does' | 'of' | 'after' | 'whom'> | null
  readonly rounds: number
  readonly wagered: number
  /** Rounds an hour. */
  readonly pace: number | null
  readonly shoe: Used | null
  readonly differential: Used | null
  readonly incidents: readonly Incident[]
  readonly calls: readonly OpenCall[]
}

export const deskLine = (table: Table, now: number): DeskLine => {
  const { dealing, next, stopped, calls } = deskOf(table)
  const { state } = table.host
  return {
    ...listed(table),
    dealing,
    stopped,
    next: next && { does: next.does, of: next.of, after: next.after, whom: next.whom },
    rounds: state.round.number - 1,
    wagered: state.wagers.reduce((all, { chips }) => all + chips, 0),
    pace: paceOf(table.rounds.rounds, now),
    shoe: shoeOf(table),
    differential: differentialOf(table),
    incidents: incidentsOf(table),
    calls,
  }
}
