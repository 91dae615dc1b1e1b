import { type FormEvent, useState } from 'react'
import type { Moment } from '../../../school/evening.ts'
import type { AnswerValue } from '../../../school/marks.ts'
import { type Choice, type Field, paletteAt } from '../../../school/palette.ts'
import { tableIn } from '../../../school/rehearsal.ts'
import { dollars, useWords } from '../../i18n/index.ts'
import { patronText } from './answer-text.ts'
import { Choices } from './choices.tsx'
import { useSchool } from './context.ts'
import { stepName } from './exercise-picture.tsx'
import { gameAt, useFace } from './table.tsx'

/** Answers with a command of the desk: the next duty, or a report that something is wrong. */

interface ActProps {
  readonly moment: Moment
  readonly answer: (given: AnswerValue) => void
}

/** The school asks only about a running table, not about steps of the opening and the like. */
const isRunning = ({ does }: Choice): boolean =>
  ![
    'inspect',
    'spread',
    'wash',
    'stack',
    'riffle',
    'mix',
    'cut',
    'decline-cut',
    'place-cutting-card',
    'burn',
    'ball-drops',
    'shuffled',
    'decline-role',
    'decline-dice',
  ].includes(does)

export const Act = ({ moment, answer }: ActProps) => {
  const words = useWords()
  const { school } = useSchool()
  const [isWrong, setWrong] = useState(false)
  const [chosen, choose] = useState<Choice>()
  const { steps, deeds } = paletteAt(moment.place, moment.deed.before)
  if (chosen)
    return (
      <Filling choice={chosen} moment={moment} answer={answer} back={() => choose(undefined)} />
    )
  const pick = (choice: Choice) =>
    choice.fields.length === 0 ? answer({ does: choice.does, ...choice.with }) : choose(choice)
  if (isWrong) return <Deeds deeds={deeds} choose={pick} back={() => setWrong(false)} />
  const options = steps.filter(isRunning).map(({ key, does }) => ({
    key,
    says: stepName(words, school, gameAt(moment), does),
    given: () => answer({ does }),
  }))
  const alarm = { key: 'wrong', says: `⚠ ${school.wrong}`, given: () => setWrong(true) }
  return <Choices options={[...options, alarm]} choose={given => given()} />
}

interface DeedsProps {
  readonly deeds: readonly Choice[]
  readonly choose: (choice: Choice) => void
  readonly back: () => void
}

const Deeds = ({ deeds, choose, back }: DeedsProps) => {
  const { desk } = useWords()
  const { school } = useSchool()
  const [sought, seek] = useState('')
  const found = deeds.filter(({ key }) =>
    desk.deed(key).toLocaleLowerCase().includes(sought.toLocaleLowerCase()),
  )
  return (
    <>
      <p className="note">{school.wrongSays}</p>
      <div className="row">
        <button type="button" className="small" onClick={back}>
          ← {school.back}
        </button>
        <label>
          {school.find}{' '}
          <input type="search" value={sought} onChange={event => seek(event.target.value)} />
        </label>
      </div>
      <ul className="school-deeds">
        {found.map(choice => (
          <li key={choice.key}>
            <button type="button" onClick={() => choose(choice)}>
              {desk.deed(choice.key)}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

interface FillingProps extends ActProps {
  readonly choice: Choice
  readonly back: () => void
}

const Filling = ({ choice, moment, answer, back }: FillingProps) => {
  const { desk } = useWords()
  const { school } = useSchool()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const said = choice.fields.flatMap(field => {
      const value = valueIn(field, String(form.get(field.name) ?? ''))
      return value === undefined ? [] : [[field.name, value] as const]
    })
    answer({ does: choice.does, ...Object.fromEntries(said), ...choice.with })
  }
  return (
    <form className="school-form" onSubmit={submit}>
      <h3>{desk.deed(choice.key)}</h3>
      {choice.fields.map(field => (
        <FieldInput key={field.name} field={field} moment={moment} />
      ))}
      <div className="row">
        <button type="button" className="small" onClick={back}>
          ← {school.back}
        </button>
        <button type="submit" className="primary">
          {school.sure}
        </button>
      </div>
    </form>
  )
}

const CENTS = 100

const numbered = (text: string): string | number => (/^\d+$/.test(text) ? Number(text) : text)

const valueIn = ({ is, values }: Field, text: string): unknown => {
  if (text === '') return undefined
  if (values) return values.find(value => String(value) === text)
  if (is === 'chips') return Math.round(Number(text) * CENTS)
  if (is === 'card') return text.toUpperCase()
  if (is === 'list' || is === 'tuple')
    return text
      .split(/,\s*|\s+(?!\d+$)/)
      .filter(Boolean)
      .map(each => numbered(cardOr(each)))
  if (is === 'either') return cardOr(text)
  return numbered(text)
}

const cardOr = (text: string): string =>
  /^(10|[2-9ajqk])[cdhs]$/i.test(text) ? text.toUpperCase() : text

const FieldInput = ({ field, moment }: { readonly field: Field; readonly moment: Moment }) => {
  const words = useWords()
  const { desk } = words
  const { school } = useSchool()
  const face = useFace(gameAt(moment))
  const { name, values, optional } = field
  const table = tableIn(moment.place, moment.deed.before)
  const says = (value: string | number | boolean): string => {
    if (value === true) return school.yes
    if (value === false) return school.no
    const wager = field.is === 'wager' && table?.wagers.find(({ id }) => id === value)
    if (wager)
      return school.pay(
        patronText(school, wager.patron),
        face.wagerName(words, wager.on),
        dollars(wager.chips),
      )
    return desk.option(String(field.is === 'nth' ? Number(value) + 1 : value))
  }
  return (
    <div className="school-field">
      <label htmlFor={`school-${name}`}>{desk.field(name)}</label>
      {values ? (
        <select id={`school-${name}`} name={name} required={!optional} defaultValue="">
          <option value="">{optional ? school.none : ''}</option>
          {values.map(value => (
            <option key={String(value)} value={String(value)}>
              {says(value)}
            </option>
          ))}
        </select>
      ) : (
        <input
          id={`school-${name}`}
          name={name}
          required={!optional}
          autoComplete="off"
          inputMode={field.is === 'chips' || field.is === 'whole' ? 'decimal' : 'text'}
        />
      )}
    </div>
  )
}
