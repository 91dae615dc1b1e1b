import type { Duty } from '../../dealing/duties.ts'
import { type Refusal, refuse } from '../../kernel/refusal.ts'
import type { Step } from '../desk/steps.ts'
import type { Said } from '../log/log-writer.ts'
import type { Time } from '../time.ts'
import type { TableHost } from './table-log.ts'

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

/** What the virtual dealer does here: all of it, only what is not the dealer's, or nothing. */
export type Attendance = 'deals' | 'stands-by' | 'is-away'

export interface Post {
  /** What is dealt at: its log, and where it has got to. */
  readonly host: Pick<TableHost, 'log' | 'seq' | 'follow' | 'submitNext'>
  /** The next step there, whoever's it is. */
  readonly step: () => Step | undefined
  readonly attendance: () => Attendance
  readonly pace: Pace
  readonly now: () => number
  readonly time: Time
  readonly fault: (log: string, error: unknown) => void
}

const PASSED = refuse('nz1:1.1/dealer', 'This step has been taken.')

/** While a person deals, those who stand beside the table are virtual still. */
const isBeside = ({ of }: Step): boolean => of !== 'dealer' && of !== 'chance'

export class Croupier {
  readonly #at: Post
  #forget: () => void = () => undefined
  #step: (Step & { readonly due: number }) | undefined
  /** Where a step was refused: it is not tried again before something has changed. */
  #refusedAt = -1
  #isBusy = false
  #isGone = false

  constructor(at: Post) {
    this.#at = at
    at.host.follow(() => this.look())
  }

  /** Lays down the cards where they are: the round goes on when somebody comes back. */
  stop(): void {
    this.#isGone = true
    this.#forget()
    this.#step = undefined
  }

  /**
   * When bets close or a patron's time is up, for the countdown; nothing between. By the clock as it
   * is now: what is left to wait does not change when somebody sets it.
   */
  get until(): number | null {
    return this.#step && COUNTED.includes(this.#step.after)
      ? Math.round(this.#at.now() + this.#step.due - this.#at.time.elapsed())
      : null
  }

  /** Whether a command of its own is under way: what it waits for next is known right after that. */
  get isActing(): boolean {
    return this.#isBusy
  }

  #next(): Step | undefined {
    const attendance = this.#at.attendance()
    const step = attendance === 'is-away' ? undefined : this.#at.step()
    return step && (attendance === 'deals' || isBeside(step)) ? step : undefined
  }

  /** Looks at the table, and at who deals there now. */
  look(): void {
    if (this.#isBusy || this.#isGone) return
    const next = this.#next()
    if (next?.key === this.#step?.key && next?.after === this.#step?.after) return
    this.#forget()
    this.#step = undefined
    if (!next || this.#at.host.seq === this.#refusedAt) return
    const { pace, time } = this.#at
    const wait = waitFor(pace, next.after)
    this.#step = { ...next, due: time.elapsed() + wait }
    this.#forget = time.after(wait, () => void this.#act())
  }

  async #act(): Promise<void> {
    const { host, fault } = this.#at
    const step = this.#step
    if (!step) return
    this.#isBusy = true
    this.#step = undefined
    try {
      if (this.#next()?.key === step.key) {
        const answer = await host.submitNext(`dealer-${host.seq + 1}`, () => this.#says(step))
        if ('refused' in answer && answer.refused !== PASSED) {
          this.#refusedAt = host.seq
          fault(host.log, new Error(`the dealer may not ${step.does}: ${answer.refused.says}`))
        }
        if ('unavailable' in answer) this.stop()
      }
    } catch (error) {
      this.stop()
      fault(host.log, error)
    }
    this.#isBusy = false
    this.look()
  }

  /** Meanwhile somebody may have been quicker. */
  #says(step: Step): Said | Refusal {
    const now = this.#next()
    return now?.key === step.key ? now.says() : PASSED
  }
}
