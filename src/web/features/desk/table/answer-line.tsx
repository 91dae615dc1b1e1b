import { phraseText, useWords } from '../../../i18n/index.ts'
import { ClauseLink } from '../../../ui/clause.tsx'
import type { AskAnswer } from './use-ask.ts'

const CLASSES = { done: 'done', refused: 'refusal', waiting: 'awaited' } as const

/** The answer to the last command: done, waiting, or refused with its clause. */
export const AnswerLine = ({ told }: { readonly told: AskAnswer | undefined }) => {
  const words = useWords()
  return (
    <div className="told" role="status">
      {told && (
        <p className={CLASSES[told.is]}>
          {told.under && <ClauseLink id={told.under} />} <span>{phraseText(words, told)}</span>
        </p>
      )}
    </div>
  )
}
