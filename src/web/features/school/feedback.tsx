import type { Mark } from '../../../school/marks.ts'
import { dollars, useWords } from '../../i18n/index.ts'
import { ClauseLink } from '../../ui/clause.tsx'
import { answerText } from './answer-text.ts'
import { useSchool } from './context.ts'

/** Whether the answer was right, and what the rules say. */

export const Feedback = ({ mark }: { readonly mark: Mark }) => {
  const words = useWords()
  const { school } = useSchool()
  const { asks, isRight, expected, under, money, refused, isMissed, isFalseAlarm } = mark
  return (
    <div className="school-mark" data-right={isRight} role="status">
      <p>
        <strong>{isRight ? school.right : school.notRight}</strong>{' '}
        {!isRight && school.due(answerText(words, school, asks, expected))}
      </p>
      {isMissed && <p>{school.missed}</p>}
      {isFalseAlarm && <p>{school.alarm}</p>}
      {money !== 0 && <p>{school.bankOut(dollars(Math.abs(money)))}</p>}
      {refused && <p lang="en">{school.refusedBy(refused)}</p>}
      <p className="row">
        {under.map(clause => (
          <ClauseLink key={clause} id={clause} />
        ))}
      </p>
    </div>
  )
}
