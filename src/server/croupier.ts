import type { TableState } from '../general/state.ts'
import type { Command } from '../kernel/game.ts'
import { answerTo, type Said } from './answers.ts'
import type { Duty } from './duties.ts'
import type { Seals } from './seals.ts'
import type { TableHost } from './table.ts'

/** The virtual dealer: a client of its table that goes by the clock. */

/** How long things take, in milliseconds. */
export interface Pace {
  readonly bets: number
  readonly patron: number
  readonly step: number
}

/** So many seconds to bet; the rest in proportion. */
export const paceOf = (seconds: number): Pace => ({
  bets: seconds * 1000,
  patron: seconds * 1500,
  step: seconds * 60,
})

/** A ball runs for a quarter of the time to bet before the call, and again before it is at rest. */
const waitFor = (pace: Pace, after: Duty['after']): number =>
  after === 'call' || after === 'rest' ? pace.bets / 4 : pace[after]

/** What people wait for; the rest is the dealer's own work. */
const COUNTED: readonly Duty['after'][] = ['bets', 'patron', 'call']

export interface Attended {
  readonly host: TableHost
  readonly seals: Seals
  readonly duties: (table: TableState<never>) => Duty | undefined
  readonly pace: Pace
  readonly fault: (log: string, error: unknown) => void
}

interface Step {
  /** The same step keeps its time, whatever else happens meanwhile. */
  readonly key: string
  readonly after: Duty['after']
  readonly says: () => Said
}

const OPERATOR = { role: 'staff', rank: 'operator' } as const

const plain =
  (command: Command): (() => Said) =>
  () => ({ command, note: {} })

export class Croupier {
  readonly #at: Attended
  #timer: NodeJS.Timeout | undefined
  #step: (Step & { readonly due: number }) | undefined
  /** Where a step was refused: it is not tried again before something has changed. */
  #refusedAt = -1
  #isBusy = false
  #isGone = false

  constructor(at: Attended) {
    this.#at = at
    at.host.follow(() => this.#look())
  }

  start(): void {
    this.#look()
  }

  /** Lays down the cards where they are: the round goes on when somebody comes back. */
  stop(): void {
    this.#isGone = true
    clearTimeout(this.#timer)
    this.#step = undefined
  }

  /** When bets close or a patron's time is up, for the countdown; nothing between. */
  get until(): number | null {
    return this.#step && COUNTED.includes(this.#step.after) ? this.#step.due : null
  }

  #next(): Step | undefined {
    const { host, seals, duties } = this.#at
    const { state, ask } = host
    if (!state.open)
      return {
        key: 'open',
        after: 'step',
        says: plain({ by: OPERATOR, does: 'open-table' }),
      }
    if (ask) {
      const says = () => answerTo(host.log, ask, host.drawing, seals)
      return { key: `${ask.for} ${host.drawing.out} ${host.drawing.count}`, after: 'step', says }
    }
    const duty = duties(state as TableState<never>)
    return (
      duty && {
        key: `${duty.command.does} ${state.rounds} ${duty.whom ?? ''}`,
        after: duty.after,
        says: plain(duty.command),
      }
    )
  }

  #look(): void {
    if (this.#isBusy || this.#isGone) return
    const next = this.#next()
    if (next?.key === this.#step?.key && next?.after === this.#step?.after) return
    clearTimeout(this.#timer)
    this.#step = undefined
    if (!next || this.#at.host.seq === this.#refusedAt) return
    const wait = waitFor(this.#at.pace, next.after)
    this.#step = { ...next, due: Date.now() + wait }
    this.#timer = setTimeout(() => void this.#act(), wait)
  }

  async #act(): Promise<void> {
    const { host, fault } = this.#at
    const step = this.#step
    if (!step) return
    this.#isBusy = true
    this.#step = undefined
    try {
      const current = this.#next()
      if (current?.key === step.key) {
        const { command, note } = current.says()
        const answer = await host.submit(`dealer-${host.seq + 1}`, command, note)
        if ('refused' in answer) {
          this.#refusedAt = host.seq
          fault(host.log, new Error(`the dealer may not ${command.does}: ${answer.refused.says}`))
        }
        if ('unavailable' in answer) this.stop()
      }
    } catch (error) {
      this.stop()
      fault(host.log, error)
    }
    this.#isBusy = false
    this.#look()
  }
}
