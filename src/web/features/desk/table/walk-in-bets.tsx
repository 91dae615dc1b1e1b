import type { Ask } from '../../../client/connection.ts'
import { dollars, useWords } from '../../../i18n/index.ts'
import { QuickBet } from '../../table/quick-bet.tsx'
import type { Stake } from '../../table/state/bets.ts'
import type { At } from '../desk-context.ts'

/** A line for the bets of a patron without an account. It stays open for the next bet. */

interface Props {
  readonly at: At
  readonly patron: string
}

export const WalkInBets = ({ at, patron }: Props) => {
  const words = useWords()
  const { face, moment } = at
  const { view } = moment
  if (!face) return null
  const ask = (what: Ask, named = words.marks.of(patron, words.desk.deed(what.does))) =>
    at.ask({ ...what, for: patron }, named)
  const wager = ({ on, chips }: Stake): Promise<boolean> => {
    const what = face.declaring?.isDeclared(on)
      ? face.declaring.ask(on, chips)
      : { does: 'wager', on, chips }
    return ask(what, words.desk.betOf(patron, dollars(chips), face.wagerName(words, on)))
  }
  const lay = async (stakes: readonly Stake[]): Promise<void> => {
    for (const stake of stakes) if (!(await wager(stake))) return
  }
  const place = (on: string, chips: number) => lay([{ on, chips }])
  const chip = view.sign.limits[face.firstLimit]?.minimum ?? view.sign.denominations[0]!
  const line = { view, bets: { place, lay }, chip }
  const Own = face.QuickBet
  return (
    <div className="tile walk-in-bets">
      {Own ? (
        <Own {...line} />
      ) : (
        <QuickBet {...line} face={face} patron={patron} ask={ask} does={{}} />
      )}
    </div>
  )
}
