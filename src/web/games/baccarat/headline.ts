import { limitOf, myWagers, type RefusedBet } from '../../features/table/state/bets/bets.ts'
import { phraseText, type Words } from '../../i18n/index.ts'
import type { Headline } from '../face.ts'
import { type Baccarat, bankerStep, isClosed, kindOf } from './table.ts'

/** What the patron can do at a baccarat table, phase by phase. */

const doingOf = (words: Words, { play }: Baccarat, patron: string): string => {
  const { handling, names, table, marks } = words
  const { offered, out, calls } = play
  const named = (who: string) => (who === patron ? table.you : who)
  if (offered?.patron) return handling.offeredTo(names[offered.hand], named(offered.patron))
  const holders = [...new Set(out?.holders.filter(one => one !== null))]
  if (out && holders.length > 0)
    return handling.with(names[out.hand], marks.list(holders.map(named)))
  const said = calls.at(-1)
  const call = said ? phraseText(words, said) : ''
  return call === table.phase.called ? '' : call
}

/** A change that affects the next rounds comes before the current step. */
const warningOf = ({ table }: Words, { play }: Baccarat): string => {
  if (play.voidHand !== null) return table.voidHand[play.voidHand]
  return play.lastCoup === 'no' ? '' : table.lastCoup[play.lastCoup]
}

export const headlineOf = (words: Words, view: Baccarat, patron: string): Headline => {
  const { play } = view
  const { table, handling, cut, international } = words
  if (play.out?.holders.includes(patron)) return { says: handling.turn, sub: handling.drag }
  /** Cards have been dealt, and bets may still be changed. @rule nz5:15.10 */
  if (play.phase === 'reopened')
    return { says: international.reopened, sub: international.reopenedSays }
  const warning = warningOf(words, view)
  if (isClosed(play))
    return { says: table.phase.called, sub: warning || doingOf(words, view, patron) }
  if (play.phase === 'cutting' && play.cutOfferedTo !== null)
    return { says: table.phase.cutting, sub: cut.waiting(play.cutOfferedTo) }
  return { says: table.phase[play.phase], sub: warning }
}

/** The nearest sums from which commission can be taken, and the most that the limit allows. */
export const insteadOf = (
  view: Baccarat,
  patron: string,
  refused: RefusedBet,
): readonly number[] => {
  const { on, chips } = refused
  const limit = limitOf(view, kindOf(on), patron)
  if (!chips || !limit) return []
  const lies = myWagers(view, patron).find(wager => wager.on === on)?.chips ?? 0
  const step = on === 'banker' ? bankerStep(view) || 1 : 1
  const wanted = lies + chips
  const below = Math.floor(Math.min(wanted, limit.maximum) / step) * step
  const sums = [below, ...(wanted % step === 0 ? [] : [below + step])]
  return sums
    .filter(sum => sum >= limit.minimum && sum <= limit.maximum)
    .map(sum => sum - lies)
    .filter(sum => sum > 0 && sum !== chips)
}
