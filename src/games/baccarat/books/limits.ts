import type { Limit } from '../../../general/state.ts'
import { dollars } from '../../usual-table.ts'
import { isOn } from '../s05-wagers/basic-wagers.ts'
import { kindOf } from '../s05-wagers/betting.ts'
import { ANTE } from '../s14-ante-up.ts'
import type { TableElections } from '../table/state.ts'
import { BOOKS } from './index.ts'

/** The kinds of wager on the sign, and their usual limits. */

const LIMITS = {
  main: { minimum: dollars(20), maximum: dollars(5000) },
  tie: { minimum: dollars(5), maximum: dollars(1000) },
  side: { minimum: dollars(5), maximum: dollars(500) },
}

/** The kinds of wager that need posted limits. */
export const kindsOf = (elections: TableElections): readonly string[] => [
  ...(elections.ante ? [ANTE] : []),
  ...new Set(
    Object.keys(BOOKS[elections.book].wagers(elections))
      .filter(isOn)
      .map(on => kindOf(on)),
  ),
]

/** The Ante is a fixed amount. The sign shows it with the limits. @rule nz5:14.3 */
export const limitOf = ({ ante }: TableElections, kind: string): Limit => {
  if (kind === ANTE && ante) return { minimum: ante.fee, maximum: ante.fee }
  return kind === 'main' || kind === 'tie' ? LIMITS[kind] : LIMITS.side
}
