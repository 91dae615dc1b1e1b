import { callsAfter, isCall, NOT_CALLED } from '../../floor/calls.ts'
import type { OpenCall } from '../../protocol/desk.ts'
import type { Body, Kept } from '../../records/entry.ts'

/** Unanswered calls with their time, which only the log has. */

export class OpenCalls {
  readonly #at = new Map<string, readonly OpenCall[]>()

  readonly hear = ({ at }: Kept, { events }: Body): void => {
    for (const event of events) {
      if (!isCall(event)) continue
      const before = this.at(event.table)
      const { calls } = callsAfter({ ...NOT_CALLED, calls: before }, event)
      this.#at.set(
        event.table,
        calls.map(call => ({ at, ...call })),
      )
    }
  }

  readonly name = 'calls'

  readonly save = (): unknown => [...this.#at]

  readonly restore = (saved: unknown): void => {
    for (const [table, calls] of saved as [string, OpenCall[]][]) this.#at.set(table, calls)
  }

  at(table: string): readonly OpenCall[] {
    return this.#at.get(table) ?? []
  }
}
