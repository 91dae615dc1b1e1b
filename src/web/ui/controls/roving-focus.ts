import {
  createContext,
  type KeyboardEvent,
  type RefObject,
  useContext,
  useRef,
  useState,
} from 'react'

/** A group of many buttons with a single Tab stop. Arrow keys move by position on the screen. */

type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

const AHEAD: Readonly<Record<Arrow, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

const isArrow = (key: string): key is Arrow => Object.hasOwn(AHEAD, key)

/** Weight of the sideways distance, so that an arrow key prefers buttons straight ahead. */
const ASIDE = 2.2

const middleOf = (element: Element): readonly [number, number] => {
  const { x, y, width, height } = element.getBoundingClientRect()
  return [x + width / 2, y + height / 2]
}

const nextOf = (all: readonly HTMLElement[], from: HTMLElement, arrow: Arrow) => {
  const [x, y] = middleOf(from)
  const [ax, ay] = AHEAD[arrow]
  const [best] = all
    .filter(each => each !== from)
    .map(each => {
      const [tx, ty] = middleOf(each)
      const far = (tx - x) * ax + (ty - y) * ay
      const aside = Math.abs((tx - x) * ay) + Math.abs((ty - y) * ax)
      return { each, far, cost: far + ASIDE * aside }
    })
    .filter(({ far }) => far > 4)
    .sort((a, b) => a.cost - b.cost)
  return best?.each
}

const StopContext = createContext<string | undefined>(undefined)

export const StopProvider = StopContext.Provider

/** The tabIndex of one button. Outside a group, every button is a Tab stop. */
export const useStop = (key: string): 0 | -1 => {
  const stop = useContext(StopContext)
  return stop === undefined || stop === key ? 0 : -1
}

export const useRoving = (
  first: string,
): {
  readonly stop: string
  readonly ref: RefObject<HTMLElement | null>
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  readonly onFocus: (event: { readonly target: EventTarget }) => void
} => {
  const [stop, setStop] = useState(first)
  const ref = useRef<HTMLElement>(null)
  return {
    stop,
    ref,
    onFocus: ({ target }) => {
      const key = (target as HTMLElement).dataset.on
      if (key !== undefined) setStop(key)
    },
    onKeyDown: event => {
      if (!isArrow(event.key) || !ref.current) return
      const all = [...ref.current.querySelectorAll<HTMLElement>('button[data-on]')]
      const from = all.find(each => each === document.activeElement)
      if (!from) return
      event.preventDefault()
      nextOf(all, from, event.key)?.focus()
    },
  }
}
