import { RANKS } from '../../../kernel/people.ts'
import type { Moment } from '../../../school/evening.ts'
import type { AnswerValue } from '../../../school/marks.ts'
import { callsFor } from '../../../school/palette.ts'
import { REMEDIES } from '../../../school/remedy.ts'
import { type Ask, announcementAnswer as answered } from '../../../school/trainee-questions.ts'
import { phraseText, useWords, type Words } from '../../i18n/index.ts'
import { Choices, type Option } from './choices.tsx'
import { Act } from './command-answer.tsx'
import { useSchool } from './context.ts'
import { Pay } from './pay.tsx'
import type { School } from './words/school.en.ts'

/** One question, and the ways to answer it. */

interface QuestionProps {
  readonly moment: Moment
  readonly ask: Ask
  readonly answer: (given: AnswerValue) => void
}

const titleOf = (school: School, ask: Ask): string =>
  ask.asks === 'pay' ? school.asksPay : school[ask.asks]

const optionsOf = (
  words: Words,
  school: School,
  moment: Moment,
  ask: Ask,
): readonly Option<AnswerValue>[] => {
  switch (ask.asks) {
    case 'allow':
      return [
        { key: 'yes', says: school.yes, given: true },
        { key: 'no', says: school.no, given: false },
      ]
    case 'who':
      return RANKS.map(rank => ({ key: rank, says: words.desk.rank(rank), given: rank }))
    case 'remedy':
      return REMEDIES.map(name => ({ key: name, says: school.remedies(name), given: name }))
    case 'draw':
      return Object.entries(school.hands).map(([key, says]) => ({ key, says, given: key }))
    case 'say':
      return callsFor(moment, ask).map(phrase => ({
        key: answered(phrase),
        says: phraseText(words, phrase),
        given: answered(phrase),
      }))
    case 'act':
    case 'pay':
      return []
  }
}

export const Question = ({ moment, ask, answer }: QuestionProps) => {
  const words = useWords()
  const { school } = useSchool()
  return (
    <section className="school-question" data-asks={ask.asks} aria-labelledby="school-asks">
      <h2 id="school-asks" tabIndex={-1}>
        {titleOf(school, ask)}
      </h2>
      {ask.asks === 'act' && <Act moment={moment} answer={answer} />}
      {ask.asks === 'pay' && <Pay moment={moment} ask={ask} answer={answer} />}
      {ask.asks !== 'act' && ask.asks !== 'pay' && (
        <Choices options={optionsOf(words, school, moment, ask)} choose={answer} />
      )}
    </section>
  )
}
