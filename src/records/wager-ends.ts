import type { EventOf, GeneralEvent } from '../general/events.ts'
import type { Ended } from '../general/state.ts'
import type { Authority } from '../kernel/authority.ts'
import type { Event } from '../kernel/game.ts'
import { type Chips, type Odds, oddsText } from '../kernel/money.ts'
import type { Outcome } from '../kernel/wager.ts'
import type { Stamp } from './entry.ts'
import type { End } from './round-record.ts'
import type { TableBook } from './table-book.ts'

/** Writes the ends and reversals of wagers into a record, and reads them again. */

type MutableEnd = { -readonly [K in keyof End]: End[K] }

type EndEventName = 'WagerSettled' | 'WagerCut' | 'WagerWithdrawn' | 'WagerReopened'

const ENDINGS: readonly string[] = [
  'WagerSettled',
  'WagerCut',
  'WagerWithdrawn',
  'WagerReopened',
] satisfies readonly EndEventName[]

/** A table settles hundreds of wagers in one entry, so this avoids copies. */
export const endOf = (book: TableBook, event: Event, { seq, at }: Stamp): End | undefined => {
  if (!ENDINGS.includes(event.is)) return undefined
  const said = event as Extract<GeneralEvent, { is: EndEventName }>
  const of = typeof said.wager === 'string' ? book.lying[said.wager] : said.wager
  if (!of) return undefined
  const end: MutableEnd = {
    wager: of.id,
    patron: of.patron,
    on: of.on,
    chips: of.chips,
    kind: of.kind,
    outcome: said.is === 'WagerReopened' ? 'reopened' : 'withdrawn',
    odds: null,
    won: 0,
    commission: 0,
    under: event.under,
    seq,
    at,
  }
  if (of.area !== undefined) end.area = of.area
  if (said.is === 'WagerSettled') settle(end, said)
  if (said.is === 'WagerCut') {
    end.outcome = 'void'
    end.chips = said.part
    end.isPart = true
  }
  return end
}

const settle = (end: MutableEnd, { outcome, won, commission }: EventOf<'WagerSettled'>): void => {
  end.outcome = outcome.is
  end.won = won
  end.commission = commission
  if (outcome.is !== 'win') return
  end.odds = oddsText(outcome.odds)
  if (outcome.commission) end.rate = oddsText(outcome.commission)
}

/** A settlement for patrons: the wager, its outcome, the money and the clause. */
export interface Settlement extends Ended {
  readonly under: Authority
}

/** A reversed settlement and the clause of the reversal. */
export interface Corrected {
  readonly was: Ended
  readonly under: Authority
}

const oddsOf = (text: string | null): Odds => {
  const [pays = 0, to = 1] = (text ?? '').split(':').map(Number)
  return { pays, to }
}

const outcomeOf = ({ outcome, odds, rate, under }: End): Outcome | undefined => {
  switch (outcome) {
    case 'win':
      return {
        is: 'win',
        odds: oddsOf(odds),
        under,
        ...(rate !== undefined && { commission: oddsOf(rate) }),
      }
    case 'withdrawn':
    case 'reopened':
      return undefined
    default:
      return { is: outcome, under }
  }
}

const settledOf = (end: End): Settlement | undefined => {
  const outcome = outcomeOf(end)
  if (!outcome) return undefined
  const { wager: id, patron, on, kind, area, under } = end
  const [chips, won, commission] = [end.chips, end.won, end.commission] as [Chips, Chips, Chips]
  const wager = { id, patron, on, chips, kind, ...(area !== undefined && { area }) }
  return { wager, outcome, won, commission, under }
}

/** How each wager finally ended, without reversed settlements. */
export const settledIn = (ends: readonly End[]): readonly Settlement[] => {
  const reopened = new Map(
    ends.flatMap(({ wager, outcome }, i) => (outcome === 'reopened' ? [[wager, i]] : [])),
  )
  return ends.flatMap((end, i) =>
    i < (reopened.get(end.wager) ?? 0) ? [] : (settledOf(end) ?? []),
  )
}

export const correctedIn = (ends: readonly End[]): readonly Corrected[] =>
  ends.flatMap(({ wager, outcome, under }, i) => {
    if (outcome !== 'reopened') return []
    const before = ends.slice(0, i).findLast(end => end.wager === wager && !end.isPart)
    const was = before && settledOf(before)
    return was ? [{ was, under }] : []
  })

/** The result of a wager for its patron, in cents; negative for a loss. */
export const netOf = ({ outcome, won, commission, wager }: Ended): number =>
  outcome.is === 'lose' ? -wager.chips : won - commission

export const netOfAll = (settled: readonly Ended[]): number =>
  settled.reduce((sum, each) => sum + netOf(each), 0)
