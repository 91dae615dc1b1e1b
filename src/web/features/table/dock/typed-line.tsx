import { useWords } from '../../../i18n/index.ts'
import { Favourites } from '../saved-layouts/favourites.tsx'
import { myWagers } from '../state/bets/bets.ts'
import type { SittingProps, SittingState } from '../state/sitting/use-sitting.ts'
import { QuickBet } from './quick-bet.tsx'

/** Everything that the dock does, by typing, and the saved layouts. */
export const TypedLine = (props: SittingProps & SittingState) => {
  const { connection, face, moment, bets, asking, chip, rounds } = props
  const words = useWords()
  const { patron, practice, game } = connection
  const lying = myWagers(moment.view, patron).map(({ on, chips }) => ({ on, chips }))
  return (
    <>
      <QuickBet
        face={face}
        view={moment.view}
        patron={patron}
        bets={bets}
        chip={chip}
        ask={asking.ask}
        does={{
          undo: () => void bets.undo(),
          clear: () => void bets.clear(),
          rebet: () => void bets.rebet(rounds),
          double: () => void bets.double(),
          deal: practice && (() => void practice.deal()),
        }}
      />
      <Favourites
        cloth={game}
        lying={lying}
        nameOf={on => face.wagerName(words, on)}
        lay={bets.lay}
      />
    </>
  )
}
