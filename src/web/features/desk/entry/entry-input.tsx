import { type FormEvent, type ReactNode, useLayoutEffect, useState } from 'react'
import { useWords, type Words } from '../../../i18n/index.ts'
import type { DeskTable } from '../desk-context.ts'
import { isFree, useFocusIfFree } from '../focus.ts'
import { type ReadResult, restarted } from './typed-entry.ts'

/** The text field for entries, from a keyboard or a scanner that types like one. */

/** The text so far, for the on-screen keys beside the field. */
export interface Typing {
  readonly text: string
  readonly type: (text: string) => void
}

interface TypedProps<T> {
  readonly press: DeskTable['press']
  readonly label: string
  readonly wrong: string
  readonly hint: string
  /** `entered`: Enter was pressed, so the entry is complete. */
  readonly reads: (text: string, entered: boolean) => ReadResult<T>
  readonly tells: (what: T) => void
  /** Enter in an empty field. */
  readonly enters?: (() => void) | undefined
  /** Backspace in an empty field. */
  readonly undoes?: (() => void) | undefined
  readonly keyboard: 'numeric' | 'text'
  readonly keys?: (typing: Typing) => ReactNode
}

/** Takes no text: the dealer can only go on or undo the last entry. */
export const nothing = (text: string): ReadResult<never> => (text === '' ? 'part' : 'wrong')

/** Ignore Enter this soon after a card, in milliseconds: a scanner may send it as a suffix. */
const SUFFIX_WITHIN = 300

const isTypedKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  /^[a-z\d]$/i.test(key) && !ctrlKey && !metaKey && !altKey

/** Keys go to the field wherever the focus is, unless the user is working in a form. */
const useKeysHere = (input: { readonly current: HTMLInputElement | null }): void => {
  useLayoutEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (isTypedKey(event) && isFree()) input.current?.focus()
    }
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [input])
}

/** The key after this one. A 1 begins a ten. */
const nowDue = (desk: Words['desk'], text: string): string =>
  text === '1' ? desk.nowZero : desk.nowSuit(text)

export const Typed = <T,>(props: TypedProps<T>) => {
  const { press, label, wrong, hint, reads, tells, enters, undoes, keyboard, keys } = props
  const { desk } = useWords()
  const [text, setText] = useState('')
  const [isWrong, setWrong] = useState(false)
  const [takenAt, setTakenAt] = useState(Number.NEGATIVE_INFINITY)
  const input = useFocusIfFree()
  useKeysHere(input)
  const type = (typed: string, entered = false) => {
    const read = reads(typed, entered)
    const isTaken = typeof read === 'object'
    const again = read === 'wrong' ? restarted(key => reads(key, false), typed) : ''
    setWrong((read === 'wrong' && again === '') || (entered && !isTaken))
    if (!isTaken) return setText(read === 'part' ? typed : again)
    setText('')
    setTakenAt(performance.now())
    input.current?.focus()
    tells(read.whole)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text !== '') return type(text, true)
    if (enters && performance.now() - takenAt > SUFFIX_WITHIN) press(enters)
  }
  return (
    <form className="pad" data-entry onSubmit={submit}>
      <label>
        {label}
        <input
          ref={input}
          value={text}
          inputMode={keyboard}
          autoComplete="off"
          autoCapitalize="characters"
          aria-invalid={isWrong}
          aria-describedby="entry-hint"
          onChange={event => type(event.target.value)}
          onKeyDown={({ key, repeat }) => {
            if (key !== 'Backspace' || repeat) return
            /** Somebody who clears the field does not mean the entry before it. */
            if (text !== '' || isWrong) press(() => setWrong(false), 'back')
            else if (undoes) press(undoes, 'back')
          }}
        />
      </label>
      <p className="note" id="entry-hint">
        {keyboard === 'text' && text !== '' ? nowDue(desk, text.toUpperCase()) : hint}
      </p>
      {keys?.({ text, type })}
      {isWrong && <p role="alert">{wrong}</p>}
    </form>
  )
}
