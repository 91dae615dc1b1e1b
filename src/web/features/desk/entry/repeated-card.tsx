import { isCard } from '../../../../kernel/card.ts'
import { consider } from '../../../client/desk.ts'
import { useWords } from '../../../i18n/index.ts'
import { ClauseLink } from '../../../ui/clause.tsx'
import type { DeskTable } from '../desk-context.ts'

/** Asks before a card that this deck has already dealt: a typing slip must not void a round. */

const NOT_WHOLE = 'nz22:11.10'

export const isRepeated = async ({ line }: DeskTable, card: string): Promise<boolean> => {
  if (line.game !== 'lunar-poker' || !isCard(card)) return false
  const what = { does: 'report-repeated', card }
  const found = await consider(line.id, 'dealer', what).catch(() => undefined)
  return found !== undefined && 'under' in found
}

interface Props {
  readonly card: string
  readonly confirm: () => void
}

export const RepeatedCard = ({ card, confirm }: Props) => {
  const { desk } = useWords()
  return (
    <div role="alert" className="preview" data-refused>
      <p>
        <ClauseLink id={NOT_WHOLE} /> {desk.twice(card)}
      </p>
      <button type="button" onClick={confirm}>
        {desk.cameTwice}
      </button>
    </div>
  )
}
