import type { CSSProperties, ReactNode } from 'react'
import type { Bets } from '../../features/table/state/bets/bets.ts'
import { usePresses } from '../../features/table/state/bets/press.ts'
import type { AreaStake } from '../../features/table/state/bets/wager-states.ts'
import { useWords } from '../../i18n/index.ts'
import styles from './area.module.css'
import { useStop } from './roving-focus.ts'

/** A betting area of a layout, as a button with its name, odds, limits and chips. */

/** A betting area that is not a rectangle, in the units of the whole layout. */
export interface Shape {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly path: string
}

interface AreaProps {
  readonly on: string
  /** The text printed on the cloth. `more` is added for screen readers. */
  readonly name: string
  readonly more?: string
  readonly pays: string
  /** A shorter text of the odds to print. */
  readonly printedPays?: string
  readonly range: string
  readonly lying: AreaStake | undefined
  readonly bets: Bets
  readonly chip: number
  readonly removing: boolean
  /** True if no wagers are taken. The reason is shown elsewhere. */
  readonly isShut?: boolean
  readonly shape?: Shape
  readonly style?: CSSProperties
  readonly className?: string | undefined
  readonly children: ReactNode
}

const Drawn = ({ shape: { x, y, width, height, path } }: { readonly shape: Shape }) => (
  <svg
    className={styles.drawn}
    viewBox={`${x} ${y} ${width} ${height}`}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <path d={path} className={styles.shape} vectorEffect="non-scaling-stroke" />
  </svg>
)

export const AreaButton = (props: AreaProps) => {
  const { on, name, more, pays, printedPays, range, lying, bets, chip, removing, isShut } = props
  const { shape, style, className = '', children } = props
  const words = useWords()
  const presses = usePresses(
    takesOff => void (takesOff ? bets.takeOff(on, chip) : bets.place(on, chip)),
    removing,
  )
  return (
    <button
      type="button"
      className={`${styles.area} ${shape ? styles.shaped : styles.boxed} ${className}`}
      style={style}
      data-on={on}
      data-state={lying?.state ?? 'empty'}
      data-refused={bets.refused?.on === on || undefined}
      aria-disabled={isShut || undefined}
      tabIndex={useStop(on)}
      {...presses}
    >
      {shape && <Drawn shape={shape} />}
      <span className={styles.print} data-print>
        <span className={styles.name}>{name}</span>
        {more && <span className="unseen">{more}</span>}
        <span className={styles.pays}>
          <span className={styles.word}>{words.bets.pays} </span>
          {printedPays === undefined ? (
            pays
          ) : (
            <>
              <span className="unseen">{pays}</span>
              <span aria-hidden="true">{printedPays}</span>
            </>
          )}
        </span>{' '}
        <span className={styles.range}>{range}</span>
      </span>
      {children}
    </button>
  )
}
