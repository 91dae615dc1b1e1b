import { QuickBet } from './quick-bet.tsx'
import type { Held, SittingProps } from './state/use-sitting.ts'

/** The same by typing, with everything that the dock does. */
export const TypedLine = (props: SittingProps & Held) => {
  const { connection, face, moment, bets, asking, chip, rounds } = props
  const { patron, practice } = connection
  return (
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
  )
}
