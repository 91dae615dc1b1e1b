import { useLayoutEffect } from 'react'

/** Answers to choose from, by pointer and by the keys 1 to 9. */

export interface Option<T> {
  readonly key: string
  readonly says: string
  readonly given: T
}

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement

/** Listens before the question is on the screen: a key pressed at first sight must count. */
export const useDigits = (count: number, choose: (at: number) => void): void => {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const at = Number(event.key) - 1
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return
      if (Number.isInteger(at) && at >= 0 && at < Math.min(count, 9)) choose(at)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [count, choose])
}

interface ChoicesProps<T> {
  readonly options: readonly Option<T>[]
  readonly choose: (given: T) => void
}

export const Choices = <T,>({ options, choose }: ChoicesProps<T>) => {
  useDigits(options.length, at => choose(options[at]!.given))
  return (
    <ul className="school-choices">
      {options.map(({ key, says, given }, i) => (
        <li key={key}>
          <button
            type="button"
            data-digit={i < 9 ? i + 1 : undefined}
            onClick={() => choose(given)}
          >
            {says}
          </button>
        </li>
      ))}
    </ul>
  )
}
