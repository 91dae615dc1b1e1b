import { isDeclared, piecesNamed } from '../../../games/roulette/names.ts'
import { isRefusal } from '../../../kernel/refusal.ts'
import { myWagers, type Stake } from '../../features/table/state/bets.ts'
import { dollars, useWords } from '../../i18n/index.ts'
import { useSay } from '../../ui/announcer.tsx'
import { wagerName } from './names.ts'
import { MOST, sumOf, useKept } from './saved-layouts.ts'
import { declaring, type Layout } from './table.ts'

/** Layouts that a patron likes: kept once, laid again by one press in any later round. */

/** Everything of mine as I laid or called it. */
const lyingOf = ({ view, patron }: Layout): readonly Stake[] => [
  ...myWagers(view, patron)
    .filter(({ on }) => !isDeclared(on))
    .map(({ on, chips }) => ({ on, chips })),
  ...declaring.lying(view, patron).map(({ on, chips }) => ({ on, chips })),
]

const SHOWN = 3

export const Favourites = (props: Layout) => {
  const words = useWords()
  const say = useSay()
  const { kept: told } = words.atTable
  const { elections } = props.view.play
  const { kept, keep, forget } = useKept(elections.layout)
  const lying = lyingOf(props)
  const piecesOf = (on: string): number => {
    const pieces = isDeclared(on) ? piecesNamed(elections, on) : []
    return isRefusal(pieces) ? 1 : Math.max(1, pieces.length)
  }
  const nameOf = (stakes: readonly Stake[]): string => {
    const names = stakes.slice(0, SHOWN).map(({ on }) => wagerName(words, on))
    return words.marks.list(stakes.length > SHOWN ? [...names, '…'] : names)
  }
  const add = () => {
    if (lying.length === 0) return say(told.nothing)
    if (kept.length === MOST) return say(told.full(MOST))
    keep(lying)
  }
  return (
    <details className="kept">
      <summary>
        {told.name} · {kept.length}
      </summary>
      <p className="note">{told.says(MOST)}</p>
      <button type="button" className="small" aria-disabled={lying.length === 0} onClick={add}>
        {told.keep}
      </button>
      <ul aria-label={told.name}>
        {kept.map((stakes, i) => {
          const name = nameOf(stakes)
          const sum = dollars(sumOf(stakes, piecesOf))
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are known by their order
            <li key={i}>
              <button
                type="button"
                aria-label={told.lay(name, sum)}
                onClick={() => void props.bets.lay(stakes)}
              >
                {name} <b className="money">{sum}</b>
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
