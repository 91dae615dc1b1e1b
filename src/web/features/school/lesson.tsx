import { useEffect, useMemo, useRef, useState } from 'react'
import type { Evening } from '../../../school/evening.ts'
import { type Course, courseEvening } from '../../../school/levels.ts'
import {
  type AnswerValue,
  asksIn,
  type Mark,
  marked,
  marksOf,
  type TraineeAnswer,
} from '../../../school/marks.ts'
import { useSettings } from '../../app/settings.ts'
import { useSchool } from './context.ts'
import { Debrief } from './debrief.tsx'
import { Feedback } from './feedback.tsx'
import { keep, storedProgress } from './progress.ts'
import { Question } from './question.tsx'
import { dueNow } from './repetition.ts'
import { DealtTable } from './table.tsx'

/** An evening at the table: one question after another, then a debrief. */

/** The evening is fixed at its start. Later answers do not change it. */
const useEvening = (course: Course): Evening => {
  const { lessons } = useSchool()
  const [due] = useState(() => dueNow(storedProgress().cards, new Date()))
  const { level, subject, seed } = course
  return useMemo(
    () => courseEvening({ level, subject, seed }, lessons, due),
    [level, subject, seed, lessons, due],
  )
}

const useAnswers = (evening: Evening, isExamination: boolean) => {
  const asked = useMemo(() => asksIn(evening), [evening])
  const [answers, setAnswers] = useState<readonly TraineeAnswer[]>([])
  const [shown, show] = useState<Mark>()
  const from = useRef(performance.now())
  const at = answers.length - (shown ? 1 : 0)
  const now = asked[at]
  useEffect(() => {
    from.current = performance.now()
    if (at === asked.length && at > 0) keep(marksOf(evening, answers), new Date())
  }, [at, asked, evening, answers])
  const answer = (given: AnswerValue) => {
    if (!now || shown) return
    const took = Math.round(performance.now() - from.current)
    const given1 = { to: now.ask.id, given, took }
    const round = evening.rounds.find(({ moments }) => moments.includes(now.moment))
    const mark = marked(now.moment, now.ask, given1, round?.lesson?.id, round?.lesson?.at)
    setAnswers([...answers, given1])
    if (!isExamination) show(mark)
  }
  return { asked, answers, now, shown, answer, next: () => show(undefined) }
}

const Next = ({ next }: { readonly next: () => void }) => {
  const { school } = useSchool()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <button ref={button} type="button" className="primary" onClick={next}>
      {school.next}
    </button>
  )
}

export const LessonScreen = ({ course }: { readonly course: Course }) => {
  const { school } = useSchool()
  const { language } = useSettings()
  const evening = useEvening(course)
  const { asked, answers, now, shown, answer, next } = useAnswers(
    evening,
    course.level === 'examination',
  )
  if (!now) return <Debrief course={course} evening={evening} answers={answers} />
  const { moment, ask } = now
  const round = Number(ask.id.split('.')[0])
  const isOpening = ask.asks === 'act' || ask.asks === 'allow'
  const sees = moment.sees && (language === 'en' ? moment.sees.en : moment.sees.zh)
  return (
    <div className="school-lesson">
      <header className="row spread">
        <h1>{school.subjects[course.subject]}</h1>
        <p className="note">
          {school.round(round, evening.rounds.length)} ·{' '}
          {school.score(answers.length, asked.length)}
        </p>
      </header>
      <DealtTable moment={moment} state={isOpening ? moment.deed.before : moment.deed.after} />
      <div className="school-side">
        {sees && isOpening && (
          <p className="school-sees" lang={language === 'en' ? 'en' : undefined}>
            {sees}
          </p>
        )}
        {shown ? (
          <>
            <Feedback mark={shown} />
            <Next next={next} />
          </>
        ) : (
          <Question key={ask.id} moment={moment} ask={ask} answer={answer} />
        )}
        <p className="note">{school.keys}</p>
      </div>
    </div>
  )
}
