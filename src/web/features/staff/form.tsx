import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import type { Phrase } from '../../../kernel/refusal.ts'
import type { ResultOrRefusal } from '../../client/api/staff.ts'
import { phraseText, useWords } from '../../i18n/index.ts'

type Fields = Readonly<Record<string, string>>

const fieldsOf = (form: HTMLFormElement): Fields =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))

interface FormProps<T> {
  readonly go: string
  readonly does: (fields: Fields) => Promise<ResultOrRefusal<T>>
  readonly done?: (came: T) => void
  readonly children: ReactNode
  readonly isMain?: boolean
}

/** A form with one button. It shows the server's reason if the request is refused. */
export const Form = <T,>({ go, does, done, children, isMain }: FormProps<T>) => {
  const words = useWords()
  const [against, setAgainst] = useState<Phrase>()
  const isBusy = useRef(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (isBusy.current) return
    isBusy.current = true
    const answer = await does(fieldsOf(form))
    isBusy.current = false
    setAgainst('says' in answer ? answer : undefined)
    if ('says' in answer) return
    form.reset()
    done?.(answer.came)
  }
  return (
    <form className="asked" onSubmit={event => void submit(event)}>
      {children}
      <button type="submit" className={isMain ? 'primary' : undefined}>
        {go}
      </button>
      {against && (
        <p role="alert" className="wrong">
          {phraseText(words, against)}
        </p>
      )}
    </form>
  )
}

interface FieldProps {
  readonly name: string
  readonly label: string
  readonly type?: 'text' | 'password'
  readonly autoComplete?: string
  readonly note?: string
  readonly value?: string
  readonly most?: number
}

export const Field = ({ name, label, type, autoComplete, note, value, most }: FieldProps) => {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type={type ?? 'text'}
        required
        maxLength={most ?? 128}
        defaultValue={value}
        autoComplete={autoComplete ?? 'off'}
        aria-describedby={note && `${id}-note`}
      />
      {note && (
        <p className="note" id={`${id}-note`}>
          {note}
        </p>
      )}
    </div>
  )
}

interface ChoiceProps {
  readonly name: string
  readonly label: string
  readonly value?: string
  readonly options: readonly (readonly [string, string])[]
}

export const Choice = ({ name, label, value, options }: ChoiceProps) => {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={value}>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}

interface PressProps<T> {
  readonly children: ReactNode
  readonly label?: string
  readonly isMain?: boolean
  readonly does: () => Promise<ResultOrRefusal<T>>
  readonly done: (came: T) => void
}

/** A button. It shows the server's reason if the request is refused. */
export const Press = <T,>({ children, label, isMain, does, done }: PressProps<T>) => {
  const words = useWords()
  const [against, setAgainst] = useState<Phrase>()
  const isBusy = useRef(false)
  const press = async () => {
    if (isBusy.current) return
    isBusy.current = true
    const answer = await does()
    isBusy.current = false
    setAgainst('says' in answer ? answer : undefined)
    if ('came' in answer) done(answer.came)
  }
  return (
    <>
      <button
        type="button"
        className={isMain ? 'primary' : undefined}
        aria-label={label}
        onClick={() => void press()}
      >
        {children}
      </button>
      {against && (
        <p role="alert" className="wrong">
          {phraseText(words, against)}
        </p>
      )}
    </>
  )
}
