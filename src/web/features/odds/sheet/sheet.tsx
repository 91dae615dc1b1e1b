import type { GameQuestion } from '../../../../odds/games.ts'
import type { ParSheet } from '../../../../odds/par.ts'
import type { Spread } from '../../../../odds/spread.ts'
import { useWords } from '../../../i18n/index.ts'
import type { PageChoices } from '../page-choices.ts'
import { useAnswer } from '../worker-pool.ts'
import { Together } from './correlations.tsx'
import { Exposure } from './exposure.tsx'
import { sheetQuestion, signsFor } from './signs.ts'

/** What a PAR sheet adds to the single wagers: covariances, and the most a round can cost. */

interface SheetProps {
  readonly question: GameQuestion
  readonly spreads: readonly Spread[]
  readonly chosen: PageChoices
}

export const Sheet = ({ question, spreads, chosen }: SheetProps) => {
  const { odds } = useWords()
  const { answer, isWorking, hasFailed } = useAnswer<ParSheet>(
    sheetQuestion(question, spreads, chosen),
  )
  return (
    <>
      <p role="status" className="note working">
        {hasFailed ? odds.failed : isWorking ? odds.working : ''}
      </p>
      {answer && (
        <>
          <Together sheet={answer} spreads={spreads} chosen={chosen} />
          <Exposure
            sheet={answer}
            spreads={spreads}
            signs={signsFor(question, spreads)}
            chosen={chosen}
          />
        </>
      )}
    </>
  )
}
