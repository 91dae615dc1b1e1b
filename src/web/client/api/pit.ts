import type { Grouping, PitLine, PitReport } from '../../../records/pit/report.ts'
import { type ResultOrRefusal, request } from './staff.ts'

/** The pit's requests to the server. */

export type { Grouping, PitLine, PitReport }

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

const asked = (by: Grouping, day: number | undefined): string =>
  `/api/pit?by=${by}${day === undefined ? '' : `&day=${day}`}`

export const pitFile = (by: Grouping, day: number | undefined, as: 'csv' | 'json'): string =>
  `${asked(by, day)}&as=${as}`

export const fetchPit = (by: Grouping, day: number | undefined): Promise<ResultOrRefusal<Pit>> =>
  request(asked(by, day))

export const tellPit = (said: object): Promise<ResultOrRefusal<unknown>> =>
  request('/api/pit', said)
