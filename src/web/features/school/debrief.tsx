import { useState } from 'react'
import type { Evening } from '../../../school/evening.ts'
import type { Course } from '../../../school/levels.ts'
import { type Mark, marksOf, type TraineeAnswer } from '../../../school/marks.ts'
import { type Progress, progressOf, scoreOf } from '../../../school/score.ts'
import { hrefTo } from '../../app/route.ts'
import { useSettings } from '../../app/settings.ts'
import { dollars, useWords } from '../../i18n/index.ts'
import { ClauseLink } from '../../ui/clause.tsx'
import { csvOf, save } from '../../ui/download.ts'
import { answerText } from './answer-text.ts'
import { useSchool } from './context.ts'

/** The debrief: the evening again, with the right answer to every question. */

interface DebriefProps {
  readonly course: Course
  readonly evening: Evening
  readonly answers: readonly TraineeAnswer[]
}

const perCent = (thousandths: number): string => `${Math.floor(thousandths / 10)} %`

const Score = ({ marks }: { readonly marks: readonly Mark[] }) => {
  const { school } = useSchool()
  const score = scoreOf(marks)
  const figures = [
    [school.accuracy, perCent(score.accuracy)],
    [school.speed, score.speed === null ? '–' : perCent(score.speed)],
    [school.missedCount, score.missed],
    [school.falseAlarms, score.falseAlarms],
    [school.moneyErrors, `${score.moneyErrors} (${dollars(score.money)})`],
  ] as const
  return (
    <dl className="school-score">
      {figures.map(([name, figure]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}

const Marked = ({ mark }: { readonly mark: Mark }) => {
  const words = useWords()
  const { school } = useSchool()
  const { asks, given, expected, under, isRight, scenario } = mark
  return (
    <li data-right={isRight}>
      <span>{isRight ? '✓' : '✗'}</span>
      <span>
        {answerText(words, school, asks, expected)}
        {!isRight && <small> · {school.you(answerText(words, school, asks, given))}</small>}
        {scenario && !isRight && <small> · {school.lesson(scenario)}</small>}
      </span>
      <span className="row">
        {under.slice(0, 3).map(clause => (
          <ClauseLink key={clause} id={clause} />
        ))}
      </span>
    </li>
  )
}

const Rounds = ({
  evening,
  marks,
}: {
  readonly evening: Evening
  readonly marks: readonly Mark[]
}) => {
  const { school } = useSchool()
  const { language } = useSettings()
  const tongue = language === 'en' ? 'en' : 'zh'
  return evening.rounds.map(({ number, lesson, moments }) => (
    <section key={number} className="school-round">
      <h3>
        {school.round(number, evening.rounds.length)}
        {lesson && `: ${lesson.title[tongue]}`}
      </h3>
      {moments.map(
        ({ id, sees }) =>
          sees && (
            <p key={id} className="school-sees">
              {sees[tongue]}
            </p>
          ),
      )}
      <ol className="school-marks">
        {marks
          .filter(({ to }) => Number(to.split('.')[0]) === number)
          .map(mark => (
            <Marked key={mark.to} mark={mark} />
          ))}
      </ol>
    </section>
  ))
}

const progressCsv = (clauses: readonly Progress[]): string =>
  csvOf(
    ['clause', 'asked', 'right'],
    clauses.map(({ clause, asked, right }) => [clause, asked, right]),
  )

export const ByClause = ({ clauses }: { readonly clauses: readonly Progress[] }) => {
  const { school } = useSchool()
  return (
    <details className="school-progress">
      <summary>{school.perClause}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{school.clause}</th>
            <th scope="col">{school.accuracy}</th>
          </tr>
        </thead>
        <tbody>
          {clauses.map(({ clause, asked, right }) => (
            <tr key={clause}>
              <th scope="row">
                <ClauseLink id={clause} />
              </th>
              <td>{school.score(right, asked)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <button type="button" onClick={() => save('progress.csv', 'text/csv', progressCsv(clauses))}>
        {school.csv}
      </button>
    </details>
  )
}

export const Debrief = ({ course, evening, answers }: DebriefProps) => {
  const { school } = useSchool()
  const [name, setName] = useState('')
  const marks = marksOf(evening, answers)
  const result = () => JSON.stringify({ format: 1, name, ...course, answers })
  return (
    <div className="page school">
      <h1>{school.debrief}</h1>
      <Score marks={marks} />
      {marks.every(({ isRight }) => isRight) && <p>{school.allRight}</p>}
      {course.level === 'examination' && (
        <form
          className="row"
          onSubmit={event => {
            event.preventDefault()
            save('examination.json', 'application/json', result())
          }}
        >
          <label>
            {school.name}{' '}
            <input required value={name} onChange={event => setName(event.target.value)} />
          </label>
          <button type="submit">{school.result}</button>
          <p className="note">{school.resultSays}</p>
        </form>
      )}
      <p className="row">
        <a className="button primary" href={hrefTo('school')}>
          {school.home}
        </a>
      </p>
      <ByClause clauses={progressOf(marks)} />
      <Rounds evening={evening} marks={marks} />
    </div>
  )
}
