import type { View } from '../../client/connection.ts'
import { dollars, useWords } from '../../i18n/index.ts'
import { ChipPile, ChipSum, OtherChip } from '../../ui/pieces/chip.tsx'
import type { AreaStake, State } from './state/bets/wager-states.ts'
import styles from './wager-chips.module.css'

/** The patron's chips on an area, their sum and their state. */

/** States without chips on the area. */
const GONE: readonly State[] = ['refused', 'returned']

interface AreaStakeProps {
  readonly lying: AreaStake
  readonly view: View
  /** One chip with the sum, if there is no room for piles. */
  readonly isSmall?: boolean
}

/** The chips on the area. Losing chips leave and winnings arrive in an animation. */
const Piles = ({ lying, view, isSmall }: AreaStakeProps) => {
  const { denominations } = view.sign
  if (GONE.includes(lying.state)) return null
  if (isSmall)
    return (
      <span className={lying.state === 'lost' ? styles.swept : styles.piles}>
        <ChipSum amount={lying.sum} denominations={denominations} />
      </span>
    )
  return (
    <span className={lying.state === 'lost' ? styles.swept : styles.piles}>
      <ChipPile amount={lying.sum} denominations={denominations} />
      {lying.state === 'won' && lying.brought !== undefined && (
        <span className={styles.paid}>
          <ChipPile amount={lying.brought} denominations={denominations} />
        </span>
      )}
    </span>
  )
}

/** States that the chips and the area's border already show. The others are written out. */
const PLAIN: readonly State[] = ['accepted', 'locked', 'pending']

const SIGNS: Readonly<Partial<Record<State, string>>> = {
  'stand-off': '=',
  void: '=',
  returned: '=',
  refused: '!',
  cut: '−',
}

const Standing = ({ lying: { state, note } }: { readonly lying: AreaStake }) => {
  const { bets } = useWords()
  if (PLAIN.includes(state)) return <span className="unseen">{bets.state[state]}</span>
  const isSum = state === 'won' || state === 'lost'
  const shown = isSum || ((state === 'hand' || state === 'cut') && note !== '')
  return (
    <span className={styles.badge} data-state={state}>
      {SIGNS[state] && <span aria-hidden="true">{SIGNS[state]}</span>}
      <span className={shown ? 'unseen' : undefined}>
        {bets.state[state]}
        {note && ','}
      </span>
      {note && <span>{note}</span>}
    </span>
  )
}

export const AreaStakeChips = ({ lying, view, isSmall = false }: AreaStakeProps) => {
  const { bets } = useWords()
  const isEnd = lying.state === 'won' || lying.state === 'lost'
  return (
    <span className={styles.lying} data-state={lying.state}>
      <span className="unseen">{bets.yours}</span>
      <Piles lying={lying} view={view} isSmall={isSmall} />{' '}
      <span className={isEnd || isSmall ? 'unseen' : styles.sum}>{dollars(lying.sum)}</span>{' '}
      <Standing lying={lying} />
    </span>
  )
}

interface OthersProps {
  readonly view: View
  readonly patron: string
  readonly on: string
}

const SHOWN = 3

/** Other patrons' chips on this area, each with its owner's initial. */
export const OtherChips = ({ view, patron, on }: OthersProps) => {
  const { bets } = useWords()
  const others = view.wagers.filter(wager => wager.on === on && wager.patron !== patron)
  if (others.length === 0) return null
  const places = view.seats.map(seat => seat.patron)
  const sum = others.reduce((all, { chips }) => all + chips, 0)
  return (
    <span className={styles.others}>
      {others.slice(0, SHOWN).map(wager => (
        <OtherChip
          key={wager.id}
          name={wager.patron}
          place={Math.max(0, places.indexOf(wager.patron))}
        />
      ))}
      <span className="unseen">{bets.others(others.length, dollars(sum))}</span>
    </span>
  )
}
