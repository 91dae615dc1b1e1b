import type { Duty } from '../../dealing/duty.ts'
import { type Refusal, refuse } from '../../kernel/refusal.ts'
import type { Step } from '../desk/steps.ts'
import type { Submission } from '../log/log-opening.ts'
import type { Time } from '../time.ts'
import { aboutNominee } from './cross-table-rules.ts'
import type { TableHost } from './table-log.ts'

/** The virtual dealer: a client of its table that acts by the clock. */

/** Durations in milliseconds. */
export interface Pace {
  readonly bets: number
  readonly patron: number
  readonly step: number
}

/** All durations follow from the seconds to bet. */
export const paceOf = (seconds: number): Pace => ({
  bets: seconds * 1000,
  patron: seconds * 1500,
  step: seconds * 60,
})

/** The ball runs for a quarter of the betting time before the call, and again before it rests. */
const waitFor = (pace: Pace, after: Duty['after']): number =>
  after === 'call' || after === 'rest' ? pace.bets / 4 : pace[after]

/** Waits that patrons see as a countdown. The others are the dealer's own work. */
const COUNTED: readonly Duty['after'][] = ['bets', 'patron', 'call']

/** Whether the virtual dealer deals, only takes the steps of other staff, or does nothing. */
export type Attendance = 'deals' | 'stands-by' | 'is-away'

export interface Post {
  /** The log of the table, and its position. */
  readonly host: Pick<TableHost, 'log' | 'seq' | 'isOwn' | 'onResume' | 'submitNext'> & {
    readonly follow: (hear: () => void) => void
  }
  /** The table's next step, by a person or by the virtual dealer. */
  readonly step: () => Step | undefined
  readonly attendance: () => Attendance
  readonly pace: Pace
  readonly now: () => number
  readonly time: Time
  readonly fault: (log: string, error: unknown) => void
}

const PASSED = refuse('nz1:1.1/dealer', 'This step has been taken.')

/** While a person deals, the other staff of the table are still virtual. */
const isBeside = ({ of }: Step): boolean => of !== 'dealer' && of !== 'chance'

export class Croupier {
  readonly #at: Post
  #forget: () => void = () => undefined
  #step: (Step & { readonly due: number }) | undefined
  /** The position where a step was refused. The dealer tries again only after a change. */
  #refusedAt = -1
  #isBusy = false
  #isGone = false
  /** The step is due, but another node has the table. */
  #isOverdue = false
  /** The log took no command. The dealer goes on with the next entry, or when the log continues. */
  #isWaiting = false
  /** How often the log took an entry or continued. */
  #changes = 0

  constructor(at: Post) {
    this.#at = at
    at.host.follow(() => this.#goOn())
    at.host.onResume(() => this.#goOn())
  }

  /** Stops in the middle of a round. The round continues when the dealer comes back. */
  stop(): void {
    this.#isGone = true
    this.#forget()
    this.#step = undefined
  }

  /**
   * When bets close or a patron's time is up, for the countdown; null otherwise. It uses the
   * current clock, so the time left stays right when somebody sets the clock.
   */
  get until(): number | null {
    return this.#step && COUNTED.includes(this.#step.after)
      ? Math.round(this.#at.now() + this.#step.due - this.#at.time.elapsed())
      : null
  }

  #next(): Step | undefined {
    const attendance = this.#at.attendance()
    const step = attendance === 'is-away' ? undefined : this.#at.step()
    return step && (attendance === 'deals' || isBeside(step)) ? step : undefined
  }

  /** Plans the next step from the table's state and its dealer. */
  look(): void {
    if (this.#isBusy || this.#isGone || this.#isWaiting) return
    const next = this.#next()
    if (next?.key === this.#step?.key && next?.after === this.#step?.after) {
      if (this.#isOverdue && this.#at.host.isOwn) void this.#act()
      return
    }
    this.#forget()
    this.#step = undefined
    this.#isOverdue = false
    if (!next || this.#at.host.seq === this.#refusedAt) return
    const { pace, time } = this.#at
    const wait = waitFor(pace, next.after)
    this.#step = { ...next, due: time.elapsed() + wait }
    this.#forget = time.after(wait, () => void this.#act())
  }

  #goOn(): void {
    this.#changes += 1
    this.#isWaiting = false
    this.look()
  }

  async #act(): Promise<void> {
    const { host, fault } = this.#at
    const step = this.#step
    this.#isOverdue = !host.isOwn
    if (!step || this.#isOverdue) return
    this.#isBusy = true
    this.#step = undefined
    const before = this.#changes
    try {
      const answer = await host.submitNext(`dealer-${host.seq + 1}`, () => this.#says(step))
      if ('refused' in answer && answer.refused !== PASSED) {
        this.#refusedAt = host.seq
        fault(host.log, new Error(`the dealer may not ${step.does}: ${answer.refused.says}`))
      }
      /** The log may have continued before it answered. Then nothing else would wake the dealer. */
      if ('unavailable' in answer) this.#isWaiting = this.#changes === before
    } catch (error) {
      this.stop()
      fault(host.log, error)
    }
    this.#isBusy = false
    this.look()
  }

  /** Checks again, because a person may have taken the step. */
  #says(step: Step): Submission | Refusal {
    const now = this.#next()
    if (now?.key !== step.key) return PASSED
    const said = now.says()
    return { ...said, about: aboutNominee(said.command) }
  }
}
