import { dollars, useWords } from '../../../i18n/index.ts'
import { useSay } from '../../../ui/announcer/announcer.tsx'
import type { Stake } from '../state/bets/bets.ts'
import styles from './favourites.module.css'
import { MOST, sumOf, useKept } from './saved-layouts.ts'

/** Layouts that a patron saved: one press bets them again in any later round. */

export interface FavouritesProps {
  /** The kind of cloth that the layouts fit. */
  readonly cloth: string
  /** The patron's current bets, as placed or called. */
  readonly lying: readonly Stake[]
  readonly nameOf: (on: string) => string
  /** How many pieces a called bet has; one by default. */
  readonly piecesOf?: (on: string) => number
  readonly lay: (stakes: readonly Stake[]) => Promise<void>
}

const SHOWN = 3

const ONE = () => 1

export const Favourites = ({ cloth, lying, nameOf, piecesOf = ONE, lay }: FavouritesProps) => {
  const words = useWords()
  const say = useSay()
  const { kept: told } = words.atTable
  const { kept, keep, forget } = useKept(cloth)
  const namesOf = (stakes: readonly Stake[]): string => {
    const names = stakes.slice(0, SHOWN).map(({ on }) => nameOf(on))
    return words.marks.list(stakes.length > SHOWN ? [...names, '…'] : names)
  }
  const add = () => {
    if (lying.length === 0) return say(told.nothing)
    if (kept.length === MOST) return say(told.full(MOST))
    keep(lying)
  }
  return (
    <details className={styles.kept} data-part="saved-layouts">
      <summary>
        {told.name} · {kept.length}
      </summary>
      <p className="note">{told.says(MOST)}</p>
      <button type="button" className="small" aria-disabled={lying.length === 0} onClick={add}>
        {told.keep}
      </button>
      <ul aria-label={told.name}>
        {kept.map((stakes, i) => {
          const name = namesOf(stakes)
          const sum = dollars(sumOf(stakes, piecesOf))
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are known by their order
            <li key={i}>
              <button
                type="button"
                aria-label={told.lay(name, sum)}
                onClick={() => void lay(stakes)}
              >
                <span>{name}</span> <b className="money">{sum}</b>
              </button>
              <button
                type="button"
                className="small"
                aria-label={told.forget(name)}
                onClick={() => forget(i)}
              >
                ✕
              </button>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
