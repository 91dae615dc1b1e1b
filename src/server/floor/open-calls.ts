import type { Body } from '../log/log-writer.ts'
import type { Kept } from '../log/store.ts'
import { type Call, callsAfter, isCall, NOT_CALLED } from './calls.ts'

/** Calls that wait for an answer, with the time they were made, which the log alone knows. */

export interface OpenCall extends Call {
  readonly at: number
}

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

  at(table: string): readonly OpenCall[] {
    return this.#at.get(table) ?? []
  }
}
