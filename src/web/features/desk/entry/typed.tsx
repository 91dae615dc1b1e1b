import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { useWords } from '../../../i18n/index.ts'
import { isFree, useFocusIfFree } from '../focus.ts'
import type { Read } from './read.ts'

/** A line to type on, for a keyboard and for whatever types like one. */

/** What is being typed, for the keys beside the line. */
export interface Typing {
  readonly text: string
  readonly type: (text: string) => void
}

interface TypedProps<T> {
  readonly label: string
  readonly wrong: string
  readonly hint: string
  /** `entered`: somebody pressed Enter, so no key follows. */
  readonly reads: (text: string, entered: boolean) => Read<T>
  readonly tells: (what: T) => void
  /** Enter on an empty line. */
  readonly enters?: (() => void) | undefined
  /** Backspace on an empty line. */
  readonly undoes?: (() => void) | undefined
  readonly keyboard: 'numeric' | 'text'
  readonly keys?: (typing: Typing) => ReactNode
}

/** A scanner may send Enter after a card. It belongs to the card. */
const SUFFIX_WITHIN = 300

const isTypedKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  /^[a-z\d]$/i.test(key) && !ctrlKey && !metaKey && !altKey

/** Keys go to the line wherever the focus is, unless somebody works in a form. */
const useKeysHere = (input: { readonly current: HTMLInputElement | null }): void => {
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (isTypedKey(event) && isFree()) input.current?.focus()
    }
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [input])
}

export const Typed = <T,>(props: TypedProps<T>) => {
  const { label, wrong, hint, reads, tells, enters, undoes, keyboard, keys } = props
  const { desk } = useWords()
  const [text, setText] = useState('')
  const [isWrong, setWrong] = useState(false)
  const [takenAt, setTakenAt] = useState(Number.NEGATIVE_INFINITY)
  const input = useFocusIfFree()
  useKeysHere(input)
  /** A wrong key is left out: the keys before it stay. */
  const type = (typed: string, entered = false) => {
    const read = reads(typed, entered)
    const isTaken = typeof read === 'object'
    setWrong(read === 'wrong' || (entered && !isTaken))
    if (read === 'part') return setText(typed)
    if (!isTaken) return
    setText('')
    setTakenAt(performance.now())
    input.current?.focus()
    tells(read.whole)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text !== '') return type(text, true)
    if (performance.now() - takenAt > SUFFIX_WITHIN) enters?.()
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
          onKeyDown={({ key }) => key === 'Backspace' && text === '' && undoes?.()}
        />
      </label>
      <p className="note" id="entry-hint">
        {keyboard === 'text' && text !== '' ? desk.nowSuit(text.toUpperCase()) : hint}
      </p>
      {keys?.({ text, type })}
      {isWrong && <p role="alert">{wrong}</p>}
    </form>
  )
}
