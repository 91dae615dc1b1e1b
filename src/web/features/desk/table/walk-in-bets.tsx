import { useState } from 'react'
import type { Ask, View } from '../../../client/connection.ts'
import type { AnyFace } from '../../../games/face.ts'
import { dollars, useWords } from '../../../i18n/index.ts'
import { QuickBet } from '../../table/dock/quick-bet.tsx'
import { myWagers, type Stake } from '../../table/state/bets/bets.ts'
import type { DeskTable } from '../desk-context.ts'

/** A line for the bets of a patron without an account. It stays open for the next bet. */

interface WalkInBet extends Stake {
  /** The command that takes the bet back. */
  readonly back: Ask
}

/** The patron's bets, the latest at the end; a called bet counts as one. */
const walkInBets = ({ declaring }: AnyFace, view: View, patron: string): readonly WalkInBet[] => [
  ...myWagers(view, patron)
    .filter(({ on }) => !declaring?.isDeclared(on))
    .map(({ id, on, chips }) => ({ on, chips, back: { does: 'withdraw', wager: id } })),
  ...(declaring?.lying(view, patron) ?? []),
]

/** A bet on an area with chips adds to them, so only what it added is taken back. */
const undoing = ({ on, chips }: Stake, lying: readonly WalkInBet[]): Ask | undefined => {
  const bet = lying.find(each => each.on === on)
  return bet && 'wager' in bet.back && bet.chips > chips
    ? { does: 'alter', wager: bet.back.wager, chips: bet.chips - chips }
    : bet?.back
}

interface Props {
  readonly at: DeskTable
  readonly patron: string
}

export const WalkInBets = ({ at, patron }: Props) => {
  const words = useWords()
  const { face, moment } = at
  const { view } = moment
  /** The bets entered here in this round, the latest at the end. */
  const [entered, setEntered] = useState<readonly (Stake & { readonly round: number })[]>([])
  if (!face) return null
  const ask = (what: Ask, named = words.marks.of(patron, words.desk.deed(what.does))) =>
    at.ask({ ...what, for: patron }, named)
  const wager = async ({ on, chips }: Stake): Promise<boolean> => {
    const what = face.declaring?.isDeclared(on)
      ? face.declaring.ask(on, chips)
      : { does: 'wager', on, chips }
    const named = words.desk.betOf(patron, dollars(chips), face.wagerName(words, on))
    const isLaid = await ask(what, named)
    if (isLaid) setEntered(bets => [...bets, { on, chips, round: view.round }])
    return isLaid
  }
  const lay = async (stakes: readonly Stake[]): Promise<void> => {
    for (const stake of stakes) if (!(await wager(stake))) return
  }
  const place = (on: string, chips: number) => lay([{ on, chips }])
  const chip = view.sign.limits[face.firstLimit]?.minimum ?? view.sign.denominations[0]!
  const line = { view, bets: { place, lay }, chip }
  const Own = face.QuickBet
  const lying = face.isBetting(view.play) ? walkInBets(face, view, patron) : []
  const named = ({ on, chips }: Stake): string =>
    words.desk.takesBack(words.typing.on(dollars(chips), face.wagerName(words, on)))
  const takeBack = (bets: readonly WalkInBet[]) => async () => {
    for (const bet of bets) await ask(bet.back, words.marks.of(patron, named(bet)))
  }
  const undo = async () => {
    const last = entered.findLast(({ round }) => round === view.round)
    const back = last && undoing(last, lying)
    if (!last || !back) return takeBack(lying.slice(-1))()
    if (await ask(back, words.marks.of(patron, named(last))))
      setEntered(bets => bets.filter(bet => bet !== last))
  }
  const does = { undo, clear: takeBack(lying) }
  return (
    <div className="tile walk-in-bets">
      {Own ? (
        <Own {...line} />
      ) : (
        <QuickBet {...line} face={face} patron={patron} ask={ask} does={does} />
      )}
      {lying.length > 0 && (
        <ul className="row">
          {lying.map(bet => (
            <li key={JSON.stringify(bet.back)}>
              <button type="button" className="small" onClick={() => void takeBack([bet])()}>
                {named(bet)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
