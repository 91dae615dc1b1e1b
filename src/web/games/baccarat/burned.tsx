import { HIDDEN } from '../../../kernel/secret.ts'
import { useWords } from '../../i18n/index.ts'
import { SmallCards } from '../../ui/card.tsx'
import { ClauseLink } from '../../ui/clause.tsx'
import { Closing } from './standing.tsx'
import type { Stage } from './table.ts'

const BURNING = { nz5: 'nz5:7.7', 'nz5-old': 'nz5-old:7.7', mbs: 'ruling:590' } as const

/** What was burned, until the first round of the shoe is dealt. @rule nz5:7.7 */
const Burned = ({ view }: Pick<Stage, 'view'>) => {
  const { table } = useWords()
  const { burned, elections, results, phase } = view.play
  const isNew = results.length === 0 && burned.length > 0
  if (!isNew || (phase !== 'betting' && phase !== 'burning')) return null
  const up = burned.filter(card => card !== HIDDEN).length
  return (
    <div className="burned">
      <SmallCards cards={burned} />
      <p>
        {table.burned(up, burned.length - up)} <ClauseLink id={BURNING[elections.book]} />
      </p>
    </div>
  )
}

/** In the place of the result until there is one: what was burned, then that bets are closed. */
export const Before = ({ view }: Pick<Stage, 'view'>) => (
  <>
    <Burned view={view} />
    <Closing view={view} />
  </>
)
