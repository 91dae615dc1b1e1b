import { HIDDEN } from '../../../../kernel/secret.ts'
import { useWords } from '../../../i18n/index.ts'
import { SmallCards } from '../../../ui/pieces/card.tsx'
import type { Stage } from '../table.ts'

/** The burned cards, shown until the first round of the shoe is dealt. @rule nz5:7.7 */
export const Burned = ({ view }: Pick<Stage, 'view'>) => {
  const { table } = useWords()
  const { burned, results, phase } = view.play
  const isNew = results.length === 0 && burned.length > 0
  if (!isNew || (phase !== 'betting' && phase !== 'burning')) return null
  const up = burned.filter(card => card !== HIDDEN).length
  return (
    <div data-note="burned">
      <SmallCards cards={burned.filter(card => card !== HIDDEN)} />
      <p>{table.burned(up, burned.length - up)}</p>
    </div>
  )
}
