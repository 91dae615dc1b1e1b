import type { ReactNode } from 'react'
import type { Bets } from '../features/table/state/bets.ts'
import { usePresses } from '../features/table/state/press.ts'
import type { Lying } from '../features/table/state/wager-states.ts'
import { useWords } from '../i18n/index.ts'

/** An area of a layout is a button: its name, its odds, its limits and what lies on it. */

interface AreaProps {
  readonly on: string
  /** What is printed on the cloth; `more` is added for who only hears it. */
  readonly name: string
  readonly more?: string
  readonly pays: string
  readonly range: string
  readonly lying: Lying | undefined
  readonly bets: Bets
  readonly chip: number
  readonly removing: boolean
  /** No wagers are taken, and why is said elsewhere. */
  readonly isShut?: boolean
  readonly children: ReactNode
}

export const AreaButton = (props: AreaProps) => {
  const { on, name, more, pays, range, lying, bets, chip, removing, isShut, children } = props
  const words = useWords()
  const presses = usePresses(
    takesOff => void (takesOff ? bets.takeOff(on, chip) : bets.place(on, chip)),
    removing,
  )
  return (
    <button
      type="button"
      className="area"
      data-on={on}
      data-state={lying?.state ?? 'empty'}
      data-refused={bets.refused?.on === on || undefined}
      aria-disabled={isShut || undefined}
      {...presses}
    >
      <span className="name">{name}</span>
      {more && <span className="unseen">{more}</span>}
      <span className="unseen">{words.bets.pays}</span>
      <span className="pays">{pays}</span>
      <span className="range">{range}</span>
      {children}
    </button>
  )
}
