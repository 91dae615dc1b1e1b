import { isDeclared, piecesNamed } from '../../../../games/roulette/names.ts'
import { isRefusal } from '../../../../kernel/refusal.ts'
import { Favourites } from '../../../features/table/saved-layouts/favourites.tsx'
import { myWagers, type Stake } from '../../../features/table/state/bets/bets.ts'
import { useWords } from '../../../i18n/index.ts'
import { wagerName } from '../names.ts'
import { declaring, type Layout } from '../table.ts'

/** Saved layouts beside the input field. Called bets are saved as calls. */

const ownStakes = ({ view, patron }: Layout): readonly Stake[] => [
  ...myWagers(view, patron)
    .filter(({ on }) => !isDeclared(on))
    .map(({ on, chips }) => ({ on, chips })),
  ...declaring.lying(view, patron).map(({ on, chips }) => ({ on, chips })),
]

export const RouletteFavourites = (props: Layout) => {
  const words = useWords()
  const { elections } = props.view.play
  const piecesOf = (on: string): number => {
    const pieces = isDeclared(on) ? piecesNamed(elections, on) : []
    return isRefusal(pieces) ? 1 : Math.max(1, pieces.length)
  }
  return (
    <Favourites
      cloth={elections.layout}
      lying={ownStakes(props)}
      nameOf={on => wagerName(words, on)}
      piecesOf={piecesOf}
      lay={props.bets.lay}
    />
  )
}
