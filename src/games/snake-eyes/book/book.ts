import type { Authority } from '../../../kernel/authority.ts'
import { isRefusal, type Refusal, refuse } from '../../../kernel/refusal.ts'

/** The fixed terms and the options of Division 11A. */

/** The odds on display. Any combination of the printed odds is allowed. @rule nz11a:4.10 */
export interface Elections {
  readonly hard4: 7 | 6
  readonly hard6: 9 | 8
  readonly hard8: 9 | 8
  readonly hard10: 7 | 6
  /** The column of the Field Bet. It does not depend on the layout. @rule ruling:1109 */
  readonly field: 1 | 2 | 3
  readonly craps2: 33 | 32 | 31 | 30
  readonly craps12: 33 | 32 | 31 | 30
}

/** The operator's other choices for a table. */
export interface TableElections extends Elections {
  /** @rule nz11a:1.1/dice */
  readonly dice: 2 | 3 | 4 | 5
  /** @rule nz11a:3.2 */
  readonly layout: 1 | 2 | 3
  /** @rule nz11a:3.4(b) */
  readonly resultsDisplay: boolean
  /** @rule nz11a:3.4(c) */
  readonly resultEntry: boolean
}

type Offers = { readonly [Name in keyof Elections]: readonly Elections[Name][] }

/** @rule nz11a:4.9 */
// biome-ignore format: set as printed
export const OFFERS: Offers = {
  hard4:   [7, 6],
  hard6:   [9, 8],
  hard8:   [9, 8],
  hard10:  [7, 6],
  field:   [1, 2, 3],
  craps2:  [33, 32, 31, 30],
  craps12: [33, 32, 31, 30],
}

const NAMES = Object.keys(OFFERS) as readonly (keyof Elections)[]

const notAmong = (
  name: string,
  elected: number,
  among: readonly number[],
  under: Authority,
): Refusal | undefined =>
  among.includes(elected)
    ? undefined
    : refuse(under, '{election} may be {choices}, not {elected}.', {
        election: name,
        choices: among,
        elected,
      })

/** The reason to refuse these odds, if any. Each is an independent choice. */
export const electionRefused = (elections: Elections): Refusal | undefined =>
  NAMES.map(name => notAmong(name, elections[name], OFFERS[name], 'nz11a:4.9')).find(isRefusal)

/** The reason to refuse this table, if any. */
export const tableRefused = (elections: TableElections): Refusal | undefined =>
  electionRefused(elections) ??
  notAmong('dice', elections.dice, [2, 3, 4, 5], 'nz11a:1.1/dice') ??
  notAmong('layout', elections.layout, [1, 2, 3], 'nz11a:3.2')
