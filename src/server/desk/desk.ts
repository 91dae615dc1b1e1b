import type { Dealing } from '../../floor/state.ts'
import type { BaccaratState } from '../../games/baccarat/table/state.ts'
import { CATALOGUE } from '../../games/catalogue.ts'
import {
  accountHoldings,
  type PatronRecord,
  type Ring,
  roundsBefore,
  type TableState,
} from '../../general/state.ts'
import { entriesIn, inDrawers } from '../../kernel/chips/drawers.ts'
import type { Incident } from '../../kernel/incident.ts'
import { onceForBoth } from '../../kernel/memo.ts'
import type { Desk, DeskPatron, NextStep, OpenCall, RoundPay } from '../../protocol/desk.ts'
import type { Table } from '../floor/floor.ts'
import { type Listed, lobbyTable } from '../gateway/lobby.ts'
import { differentialOf, incidentsOf, paceOf, shoeOf, type Used } from './floor-overview.ts'
import { announcementsOf } from './preview.ts'
import { roundPay } from './round-pay.ts'
import { positionOf, stepOf } from './steps.ts'

/** A table's desk, and its line in the floor overview. */

const nextOf = (table: Table): NextStep | null => {
  const step = stepOf(table)
  if (!step) return null
  const { does, of, after, whom, ask } = step
  const command = of === 'chance' ? undefined : step.says().command
  const { by: _, does: __, ...more } = command ?? STILL_UNKNOWN
  const says = command ? announcementsOf(table, command) : []
  return { does, of, after, whom: whom ?? null, ask: ask ?? null, with: more, says }
}

/** A preview must not draw a card: chance answers only when the card is dealt. */
const STILL_UNKNOWN = { by: null, does: '' }

type Holdings = Readonly<Partial<Record<string, number>>>

const sum = (held: Holdings | undefined): number =>
  Object.values(held ?? {}).reduce<number>((all, chips) => all + (chips ?? 0), 0)

const deskPatron = (
  patron: string,
  { owes, idleRounds, excluded, left }: PatronRecord,
  stack: Holdings | undefined,
  unclaimed: Holdings | undefined,
): DeskPatron => ({
  patron,
  stack: sum(stack),
  unclaimed: sum(unclaimed),
  owes,
  idleRounds,
  excluded,
  left,
})

/** Rebuilt only when somebody leaves or chips are set aside, because many patrons may have left. */
const awayOf = onceForBoth((away: Ring['away'], unclaimed: Ring['unclaimed']) =>
  entriesIn(away).map(([patron, record]) =>
    deskPatron(patron, record, undefined, inDrawers(unclaimed, patron)),
  ),
)

const patronsOf = (state: TableState<unknown>): readonly DeskPatron[] => [
  ...Object.entries(state.patrons).map(([patron, record]) =>
    deskPatron(
      patron,
      record,
      accountHoldings(state, `stack:${patron}`),
      accountHoldings(state, `unclaimed:${patron}`),
    ),
  ),
  ...awayOf(state.away, state.unclaimed),
]

const payOf = ({ id, game, duties, onFloor, host: { state } }: Table): RoundPay | null => {
  const { dealing, ticked } = onFloor()
  return dealing.is === 'virtual' ? null : roundPay({ game, state, duties, log: id, ticked })
}

export const deskOf = (table: Table): Desk => {
  const { state, stopped } = table.host
  const { open, dealing } = table.onFloor()
  const rules = CATALOGUE[table.game]
  const { nominations = [] } = state.play as Partial<BaccaratState>
  return {
    attended: table.attended,
    open,
    dealing,
    next: nextOf(table),
    step: positionOf(state),
    stopped: stopped ?? null,
    turns: 'cardsToTurn' in rules ? (rules.cardsToTurn(state.play as never) ?? null) : null,
    pay: payOf(table),
    patrons: patronsOf(state),
    bank: sum(state.accounts.bank),
    drop: -sum(state.accounts.cage),
    roundsOver: roundsBefore(state).map(({ number }) => number),
    disputes: state.disputes,
    nominations,
    reserved: state.reserved ?? null,
    calls: table.calls(),
  }
}

/** One line of the floor overview: the table, its dealer, and who has to act next. */
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
    ...lobbyTable(table),
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
