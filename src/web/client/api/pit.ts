import type { By, PitLine, PitReport } from '../../../records/pit/report.ts'
import { type Came, request } from './staff.ts'

/** The pit's requests to the server. */

export type { By, PitLine, PitReport }

interface Person {
  readonly name: string
}

export interface PitTable {
  readonly id: string
  readonly game: string
  readonly title: string
  readonly attended: boolean
  readonly denominations: readonly number[]
  readonly float: number | null
}

export interface Pit {
  readonly day: number
  readonly shift: number
  readonly inCharge: Person | null
  readonly offered: { readonly by: Person; readonly to: string; readonly note?: string } | null
  readonly successors: readonly string[]
  readonly tables: readonly PitTable[]
  readonly days: readonly {
    readonly day: number
    readonly from: number
    readonly to: number | null
  }[]
  readonly closed: readonly {
    readonly day: number
    readonly at: number
    readonly by: string
    readonly report: string
  }[]
  readonly report: PitReport
}

const asked = (by: By, day: number | undefined): string =>
  `/api/pit?by=${by}${day === undefined ? '' : `&day=${day}`}`

export const pitFile = (by: By, day: number | undefined, as: 'csv' | 'json'): string =>
  `${asked(by, day)}&as=${as}`

export const fetchPit = (by: By, day: number | undefined): Promise<Came<Pit>> =>
  request(asked(by, day))

export const tellPit = (said: object): Promise<Came<unknown>> => request('/api/pit', said)
