import { useEffect, useMemo, useRef, useState } from 'react'
import { type Exercise, FLOAT } from '../../../school/drills/exercise.ts'
import { type Drill, exercisesOf } from '../../../school/drills/index.ts'
import { hrefTo } from '../../app/route.ts'
import { dollars, useWords, type Words } from '../../i18n/index.ts'
import { ClauseLink } from '../../ui/clause.tsx'
import { Choices } from './choices.tsx'
import { useSchool } from './context.ts'
import { Shown, stepName } from './exercise-picture.tsx'
import { sumOf, Tray } from './pay.tsx'
import type { School } from './words/school.en.ts'

/** Ten short questions against the clock. */

const COUNT = 10

const titleOf = (school: School, { shows }: Exercise): string => {
  switch (shows.is) {
    case 'third-card':
      return school.draw
    case 'payout':
      return school.asksPay
    case 'pile':
      return school.asksPile(dollars(shows.amount))
    case 'colour-up':
      return school.asksColourUp(shows.count, dollars(shows.value))
    case 'rounding':
      return school.asksRounding(dollars(shows.stake), dollars(shows.least))
    case 'hand':
      return school.asksHand
    case 'dice':
      return school.asksDice
    case 'step':
      return school.act
    case 'road':
      return school.asksRoad
    case 'proposal':
      return school.asksSupervisor
    case 'log':
      return school.asksInspector
  }
}

const handText = (words: Words, school: School, option: string): string => {
  const [first = '', second] = option.split('+')
  const name = words.lunar.hand(first)
  return second ? `${name} ${school.second(words.lunar.hand(second))}` : name
}

const optionText = (words: Words, school: School, { shows }: Exercise, option: string): string => {
  switch (shows.is) {
    case 'third-card':
      return school.hands[option]!
    case 'hand':
      return handText(words, school, option)
    case 'dice':
      return option.startsWith('hard ')
        ? school.hard(Number(option.slice(5)))
        : school.easy(Number(option))
    case 'step':
      return stepName(words, school, shows.game, option)
    case 'road':
      return school.road[option]!
    case 'proposal':
      return option === 'agree' ? school.agree : school.decline
    case 'log':
      return option === '0' ? school.allGood : school.entry(Number(option))
    case 'payout':
    case 'rounding':
      return dollars(Number(option))
    case 'pile':
    case 'colour-up':
      return option
        .split(':')
        .map((part, i) => (i === 0 ? dollars(Number(part)) : `× ${part}`))
        .join(' ')
  }
}

const InChips = ({
  exercise,
  answer,
}: {
  readonly exercise: Exercise
  readonly answer: (given: string) => void
}) => {
  const { school } = useSchool()
  const [pile, setPile] = useState<readonly number[]>([])
  const sum = sumOf(pile)
  const counts = exercise.shows.is === 'pile' || exercise.shows.is === 'colour-up'
  const given = counts ? `${sum}:${pile.length}` : `${sum}`
  const least = exercise.shows.is === 'rounding' ? exercise.shows.least : 0
  return (
    <>
      <Tray denominations={FLOAT.filter(value => value >= least)} pile={pile} change={setPile} />
      <button type="button" className="primary" disabled={sum === 0} onClick={() => answer(given)}>
        {school.payOut(dollars(sum))}
      </button>
    </>
  )
}

interface Done {
  readonly isRight: boolean
  readonly exercise: Exercise
}

const Answered = ({ done: { isRight, exercise } }: { readonly done: Done }) => {
  const words = useWords()
  const { school } = useSchool()
  return (
    <div className="school-mark" data-right={isRight} role="status">
      <p>
        <strong>{isRight ? school.right : school.notRight}</strong>{' '}
        {!isRight && school.due(optionText(words, school, exercise, exercise.expected))}
      </p>
      <p className="row">
        {exercise.under.map(clause => (
          <ClauseLink key={clause} id={clause} />
        ))}
      </p>
    </div>
  )
}

const useDrill = (exercises: readonly Exercise[]) => {
  const [done, setDone] = useState<readonly Done[]>([])
  const [ended, setEnded] = useState<number>()
  const from = useRef(performance.now())
  const exercise = exercises[done.length]
  useEffect(() => {
    if (!exercise) setEnded(performance.now() - from.current)
  }, [exercise])
  const answer = (given: string) =>
    exercise && setDone([...done, { exercise, isRight: given === exercise.expected }])
  return { done, exercise, answer, ended }
}

export const DrillScreen = ({ drill, seed }: { readonly drill: Drill; readonly seed: string }) => {
  const words = useWords()
  const { school, lessons } = useSchool()
  const exercises = useMemo(() => exercisesOf(drill, seed, COUNT, lessons), [drill, seed, lessons])
  const { done, exercise, answer, ended = 0 } = useDrill(exercises)
  const last = done.at(-1)
  const right = done.filter(({ isRight }) => isRight).length
  return (
    <div className="page school school-drill">
      <h1>{school.drills[drill]}</h1>
      <p className="note">{school.score(right, done.length)}</p>
      {exercise ? (
        <section className="school-question" key={done.length} aria-labelledby="school-asks">
          <h2 id="school-asks">{titleOf(school, exercise)}</h2>
          <Shown shows={exercise.shows} />
          {exercise.options.length === 0 ? (
            <InChips exercise={exercise} answer={answer} />
          ) : (
            <Choices
              options={exercise.options.map(option => ({
                key: option,
                says: optionText(words, school, exercise, option),
                given: option,
              }))}
              choose={answer}
            />
          )}
        </section>
      ) : (
        <p>
          <strong>{school.drillDone(right, exercises.length, (ended / 1000).toFixed(0))}</strong>
        </p>
      )}
      {last && <Answered done={last} />}
      <p className="row">
        {!exercise && (
          <a
            className="button primary"
            href={hrefTo('school', 'drill', drill, `${Number(seed) + 1 || `${seed} 2`}`)}
          >
            {school.again}
          </a>
        )}
        <a className="button" href={hrefTo('school')}>
          {school.home}
        </a>
      </p>
    </div>
  )
}
