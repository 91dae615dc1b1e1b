import { dollars, useWords } from '../../../i18n/index.ts'
import { Icon } from '../../../ui/icon.tsx'
import { ChipSum } from '../../../ui/pieces/chip.tsx'
import type { Baccarat } from '../table.ts'
import styles from './pods.module.css'
import sideMark from './side-mark.module.css'

/** The other patrons: name, chips, sum. */

interface PodsProps {
  readonly view: Baccarat
  readonly patron: string
}

const sideOf = (on: string): 'player' | 'banker' | 'tie' => {
  if (/(^|-)player$/.test(on)) return 'player'
  return /(^|-)banker$/.test(on) ? 'banker' : 'tie'
}

/** The letter of a side. A side wager also has the initials of its name. */
export const SideMark = ({ on }: { readonly on: string }) => {
  const { roads, baccarat } = useWords()
  const isSide = on.includes('-') || !['player', 'banker', 'tie'].includes(on)
  return (
    <span className={sideMark.mark} data-side={sideOf(on)} title={baccarat.wager(on)}>
      {isSide ? [...baccarat.wager(on)][0] : roads.letters[sideOf(on)]}
    </span>
  )
}

type Seat = Baccarat['seats'][number]

const SHOWN = 2

const Pod = ({
  view,
  seat: { seat, patron },
}: {
  readonly view: Baccarat
  readonly seat: Seat
}) => {
  const { shell } = useWords()
  const { play, sign } = view
  const laid = view.wagers.filter(wager => wager.patron === patron)
  const isAsked = play.cutOfferedTo === seat || (patron !== null && play.offered?.patron === patron)
  return (
    <li
      className={styles.pod}
      data-free={patron === null || undefined}
      data-asked={isAsked || undefined}
    >
      <span className={styles.no}>{seat}</span>
      <b>{patron ?? shell.freeSeat}</b>
      {patron !== null && laid.length === 0 && (
        <span className={styles.none}>{shell.noBetYet}</span>
      )}
      {laid.slice(0, SHOWN).map(({ id, on, chips }) => (
        <span key={id} className={styles.stake}>
          <ChipSum amount={chips} denominations={sign.denominations} />
          {dollars(chips)}
          <SideMark on={on} />
        </span>
      ))}
    </li>
  )
}

/**
 * Half of the other seats on each side; your own is in front of you. InWords has the same as text.
 */
export const Pods = ({ view, patron, side }: PodsProps & { readonly side: 'left' | 'right' }) => {
  const half = Math.ceil(view.seats.length / 2)
  const seats = side === 'left' ? view.seats.slice(0, half) : view.seats.slice(half)
  const others = seats.filter(seat => seat.patron !== patron || patron === '')
  return (
    <ul
      className={`${styles.pods} ${styles[side]}`}
      data-many={view.seats.length > 9 || undefined}
      aria-hidden="true"
    >
      {others.map(seat => (
        <Pod key={seat.seat} view={view} seat={seat} />
      ))}
    </ul>
  )
}

/** The same on a phone: the number of other patrons, and their total per area. */
export const OthersLine = ({ view, patron }: PodsProps) => {
  const { shell } = useWords()
  const others = [...view.seats, ...view.standing].filter(
    one => one.patron !== null && one.patron !== patron,
  )
  const laid = view.wagers.filter(wager => wager.patron !== patron)
  const sum = (side: string) =>
    laid.filter(({ on }) => on === side).reduce((all, { chips }) => all + chips, 0)
  if (others.length === 0 || laid.length === 0) return null
  return (
    <p className={styles.line} aria-hidden="true">
      <Icon name="people" size={16} /> {shell.others(others.length)}
      {(['banker', 'player', 'tie'] as const)
        .filter(side => sum(side) > 0)
        .map(side => (
          <span key={side}>
            <SideMark on={side} /> {dollars(sum(side))}
          </span>
        ))}
    </p>
  )
}
